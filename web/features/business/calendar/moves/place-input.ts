import type { Booking, CalendarShown } from '#web/business-frame/calendar/calendar-calls.ts';
import { thingsInstead } from '#web/business-frame/calendar/rooms.ts';
import type { Place } from '#web/business-frame/calendar/moves/place.ts';
import { startText } from '#web/business-frame/calendar/moves/place.ts';

/** Rooms and things that a booking shall have, each a unit or any (null). */
export type ThingsWanted = readonly { resourceId: number; unit: number | null }[];

/**
 * What the bookings of a block shall be otherwise, as the API takes it; null stays as it is, so that a start in an hour that comes twice is not read anew.
 */
export interface PlaceInput {
  start: string | null;
  durationMinutes: number | null;
  resourceId: number | null;
  /** Of each booking, in their order. */
  things: readonly (ThingsWanted | null)[];
}

/** The change that brings the bookings of a block from one place to another. */
export const placeInput = (
  shown: CalendarShown,
  bookings: readonly Booking[],
  { from, to }: { from: Place; to: Place },
): PlaceInput => ({
  start: to.date === from.date && to.start === from.start ? null : startText(to),
  durationMinutes: to.minutes === from.minutes ? null : to.minutes,
  resourceId: to.resourceId === from.resourceId ? null : to.resourceId,
  things: bookings.map((booking) => thingsInstead(shown, booking, { from: from.room, to: to.room })),
});
