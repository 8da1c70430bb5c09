import type { ErrorCode } from '#contracts/error-codes.ts';
import type { Locale } from '#contracts/languages.ts';
import { errorText } from '#contracts/error-texts.ts';
import type { SoftRule } from '#contracts/soft-rules.ts';
import { dateOf, epochMinutesOf } from '#contracts/time.ts';
import { ReservationTime } from '#contracts/validation/desk.ts';
import { expectMay } from '#server/modules/authority/index.ts';
import type { Viewer } from '#server/modules/authority/index.ts';
import type { HeldThing } from '#server/modules/availability/index.ts';
import { tryMoving } from '#server/modules/availability/index.ts';
import { checked } from '#server/kernel/checked.ts';
import { isRefusal, Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { expectActs } from '../../policy.ts';
import { holdsPlace } from '../../rules/reservation-status.ts';
import { isStartTaken } from '../../store/changed-reservations.ts';
import { readThings, unitsOf } from '../../store/reservation-things.ts';
import type { Reservation } from '../../store/reservations.ts';
import { findReservation } from '../../store/reservations.ts';
import { isOwn } from './own-bookings.ts';
import { expectMayChange, timeWanted } from './update-reservation.ts';

/** As a booking is now: what was drawn may be older. */
export interface BookingNow {
  sequence: number;
  startsAt: Date;
  minutes: number;
  resourceId: number;
  things: HeldThing[];
}

export interface TriedVerdict {
  /** Rules that speak against it and may be overruled. */
  against: readonly SoftRule[];
  /** What nobody may overrule; null: nothing. */
  refusal: { code: ErrorCode; message: string } | null;
}

/** What `updateReservation` would come to now. */
export type TriedChange = BookingNow & TriedVerdict;

/**
 * What speaks against another time, length or person for a booking, without changing or locking anything: asked while somebody drags it. Decided by what
 * decides the change itself, so that what fits is taken unless somebody is quicker.
 * @throws Refusal as `expectMay`; notFound, also for a booking that is not a collaborator's own; invalidInput
 */
export async function tryReservationChange(
  { work, actor, locale }: Pick<RequestContext, 'work' | 'actor' | 'locale'>,
  { providerId, id }: { providerId: number; id: number },
  input: unknown,
): Promise<TriedChange> {
  const viewer = await expectMay(work, actor, providerId, 'changeReservations');
  const change = checked(ReservationTime, input);
  const reservation = await findReservation(work, providerId, id);
  if (!reservation || reservation.orderId === null || !(await isOwn(work, viewer, reservation.resourceId)))
    throw new Refusal('notFound');
  await expectActs(work, viewer);
  const now = bookingNow(reservation, unitsOf(await readThings(work, reservation)));
  const verdict = await verdictOf(locale, () => againstChange(work, actor, viewer, reservation, change));
  return { ...now, ...verdict };
}

/** How a booking is before it is changed. */
export const bookingNow = (
  { sequence, startsAt, endsAt, resourceId }: Reservation,
  things: HeldThing[],
): BookingNow => ({
  sequence,
  startsAt,
  minutes: epochMinutesOf(endsAt) - epochMinutesOf(startsAt),
  resourceId,
  things,
});

/** What is said of a change that is only tried: what it would be refused with stands beside what may be overruled. */
export async function verdictOf(
  locale: Locale,
  look: () => Promise<readonly SoftRule[]>,
): Promise<TriedVerdict> {
  try {
    return { against: await look(), refusal: null };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const { code, details } = error;
    return { against: [], refusal: { code, message: errorText(code, locale, details.params) } };
  }
}

async function againstChange(
  work: Work,
  actor: RequestContext['actor'],
  viewer: Viewer,
  reservation: Reservation,
  change: ReservationTime,
): Promise<readonly SoftRule[]> {
  if (!holdsPlace(reservation.status)) throw new Refusal('alreadyCanceled');
  await expectMayChange(work, actor, viewer, { ...change, overruling: null, priceCents: null });
  const wanted = await timeWanted(work, reservation, change);
  if (wanted === null) return [];
  const { calendar, at, resourceId, keepsStart } = wanted;
  const holders = [{ kind: 'reservation', id: reservation.id }] as const;
  const against = await tryMoving(work, { offer: calendar, at, resourceId, holders, keepsStart });
  if (!keepsStart && (await isStartTaken(work, [reservation], dateOf(at))))
    throw new Refusal('alreadyBooked');
  return against;
}
