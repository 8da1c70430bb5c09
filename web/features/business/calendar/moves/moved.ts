import type { Booking } from '#web/business-frame/calendar/calendar-calls.ts';
import type { Things, Tried } from './move-calls.ts';
import type { Place } from '#web/business-frame/calendar/moves/place.ts';
import type { PlaceInput } from './place-input.ts';
import type { Bookings, MoveDone } from './send-move.ts';

/** A booking, or those of a group, were moved and can be moved back. */
export interface Moved {
  /** Another one for each move. */
  key: number;
  bookings: Bookings;
  from: Place;
  to: Place;
  /** Keys did it: the time to take it back begins with the next one. */
  byKeys: boolean;
  /** What becomes of them again when they are moved back. */
  back: PlaceInput;
  /** In which rooms each was before. */
  before: readonly Placed[];
  /** Why rules were overruled for it. */
  overruling: { reason: string } | null;
  /** What moving each back must be based on, in their order. */
  sequences: readonly number[];
  /** Whether anybody who booked can be written to. */
  canBeTold: boolean;
  /** Whether they are told of it: yes, unless somebody says no while it can be taken back. */
  isTold: boolean;
}

/** A move that was answered just now: its customers are told, where they can be. */
export function movedTo(
  {
    bookings,
    from,
    to,
    byKeys,
    input,
  }: Pick<Moved, 'bookings' | 'from' | 'to' | 'byKeys'> & { input: PlaceInput },
  { before, after, overruling }: Pick<Moved, 'before' | 'overruling'> & { after: MoveDone },
): Moved {
  const back = backFrom(bookings[0], input, { before, after });
  const canBeNotified = after.some((one) => one.canBeTold);
  const sequences = after.map(({ sequence }) => sequence);
  const now = { sequences, canBeTold: canBeNotified, isTold: canBeNotified };
  return { key: Date.now(), bookings, from, to, byKeys, back, before, overruling, ...now };
}

/** What an answer makes of the move it is about; where another one is shown by then, that stays as it is. */
export const stillShown =
  <Shown extends { key: number }>(key: number, become: (shown: Shown) => Shown | null) =>
  (shown: Shown | null): Shown | null =>
    shown?.key === key ? become(shown) : shown;

/** Whether two bookings would have the same units, in whatever order. */
export const isSameThings = (one: Things, other: Things): boolean =>
  one.length === other.length &&
  one.every(({ resourceId, unit }) =>
    other.some((thing) => thing.resourceId === resourceId && thing.unit === unit),
  );

type Placed = Pick<Tried['bookings'][number], 'things'>;

/** What undoes a change: to the very instant they were at, each in the rooms it had, also where it got others by moving. */
function backFrom(
  { startsAt, minutes, resourceId }: Booking,
  input: PlaceInput,
  { before, after }: { before: readonly Placed[]; after: readonly Placed[] },
): PlaceInput {
  return {
    start: input.start === null ? null : startsAt,
    durationMinutes: input.durationMinutes === null ? null : minutes,
    resourceId: input.resourceId === null ? null : resourceId,
    things: thingsBack(before, after),
  };
}

/** Of each booking the rooms it had, where it has others now. */
const thingsBack = (before: readonly Placed[], after: readonly Placed[]): PlaceInput['things'] =>
  before.map(({ things }, index) => (isSameThings(things, after[index]?.things ?? []) ? null : things));
