import type { SoftRule } from '#contracts/soft-rules.ts';
import { SOFT_RULES } from '#contracts/soft-rules.ts';
import { dateOf } from '#contracts/time.ts';
import { ReservationsTime } from '#contracts/validation/desk.ts';
import { expectMay } from '#server/modules/authority/index.ts';
import type { Viewer } from '#server/modules/authority/index.ts';
import { tryMoving } from '#server/modules/availability/index.ts';
import { checked } from '#server/kernel/checked.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { expectActs } from '../../policy.ts';
import { holdsPlace } from '../../rules/reservation-status.ts';
import { isStartTaken } from '../../store/changed-reservations.ts';
import { readThingsOf, unitsOf } from '../../store/reservation-things.ts';
import type { Reservation } from '../../store/reservations.ts';
import { findReservations } from '../../store/reservations.ts';
import { ownAmong } from './own-bookings.ts';
import type { BookingNow, TriedVerdict } from './try-change.ts';
import { bookingNow, verdictOf } from './try-change.ts';
import type { WantedTime } from './update-reservation.ts';
import { expectMayChange } from './update-reservation.ts';
import { isGroup, timesWanted } from './update-reservations.ts';

/** What `updateReservations` would come to now, and how each booking is. */
export type TriedChanges = TriedVerdict & { bookings: (BookingNow & { id: number })[] };

/**
 * What speaks against another time, length, person or rooms for the bookings of a group, without changing or locking anything: decided for all their seats
 * together by what decides the change itself.
 * @throws Refusal as `expectMay`; notFound, also for a booking that is not a collaborator's own; invalidInput
 */
export async function tryReservationsChange(
  { work, actor, locale }: Pick<RequestContext, 'work' | 'actor' | 'locale'>,
  providerId: number,
  input: unknown,
): Promise<TriedChanges> {
  const viewer = await expectMay(work, actor, providerId, 'changeReservations');
  const change = checked(ReservationsTime, input);
  const ids = change.bookings.map(({ id }) => id);
  const group = await findReservations(
    work,
    ids.map((id) => ({ providerId, id })),
  );
  if (group.length < ids.length || group.some(({ orderId }) => orderId === null))
    throw new Refusal('notFound');
  const own = await ownAmong(
    work,
    viewer,
    group.map(({ resourceId }) => resourceId),
  );
  if (!group.every(({ resourceId }) => own.has(resourceId))) throw new Refusal('notFound');
  await expectActs(work, viewer);
  const things = await readThingsOf(work, providerId, ids);
  const bookings = group.map((one) => ({
    id: one.id,
    ...bookingNow(one, unitsOf(things.get(one.id) ?? [])),
  }));
  return {
    bookings,
    ...(await verdictOf(locale, () => againstChanges(work, actor, { viewer, group, change }))),
  };
}

interface Tried {
  viewer: Viewer;
  group: readonly Reservation[];
  change: ReservationsTime;
}

async function againstChanges(
  work: Work,
  actor: RequestContext['actor'],
  { viewer, group, change }: Tried,
): Promise<readonly SoftRule[]> {
  if (!group.every(({ status }) => holdsPlace(status))) throw new Refusal('alreadyCanceled');
  const { resourceId, isWholeGroup, bookings } = change;
  const things = bookings.find((booking) => booking.things !== null)?.things ?? null;
  await expectMayChange(work, actor, viewer, { overruling: null, resourceId, priceCents: null, things });
  // Somebody has moved one of them away from the others.
  if (!isGroup(group)) throw new Refusal('changedMeanwhile');
  const all = await timesWanted(work, group, change);
  const [first] = all;
  if (!first) return [];
  const holders = group.map(({ id }) => ({ kind: 'reservation', id }) as const);
  const against = new Set<SoftRule>();
  // Most often all of them need the same: the same buffers around it, in the same rooms.
  for (const { at, calendar, resourceId: wanted, keepsStart } of unlike(all.map((one) => one.wanted)))
    for (const rule of await tryMoving(work, {
      offer: calendar,
      at,
      resourceId: wanted,
      holders,
      keepsStart,
      isWholeGroup,
    }))
      against.add(rule);
  const { at, keepsStart } = first.wanted;
  if (!keepsStart && (await isStartTaken(work, group, dateOf(at)))) throw new Refusal('alreadyBooked');
  return SOFT_RULES.filter((rule) => against.has(rule));
}

function unlike(all: readonly WantedTime[]): readonly WantedTime[] {
  return [...new Map(all.map((one) => [JSON.stringify(one.calendar), one])).values()];
}
