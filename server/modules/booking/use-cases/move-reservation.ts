import { epochMinutesOf } from '#contracts/time.ts';
import type { EpochMinutes } from '#contracts/time.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import { freeCancellationUntil } from '#server/modules/selling/index.ts';
import { audit } from '#server/kernel/audit.ts';
import { onceForKey } from '#server/kernel/idempotency.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { moveBlocker } from '../rules/move-blocker.ts';
import { startTimes } from '../rules/start-times.ts';
import type { Reservation } from '../store/reservations.ts';
import { expectAsInBooking } from './expect-as-in-booking.ts';
import { offerToMove } from './offer-to-move.ts';
import { requireOwner } from './require-owner.ts';
import { parseStart } from './parse-start.ts';
import { takeOtherTime } from './take-other-time.ts';

export interface MoveRequest {
  providerId: number;
  reservationId: number;
  /** The new start: with an offset an instant, without one the provider's local time. */
  dateTimeFrom: string;
  /** With whom from now on; null: anyone who is free. */
  resourceId: number | null;
  /** Also from where it is to where it is: another person or thing for the same start. The provider alone asks it. */
  isAnew?: boolean;
  /** false: not over another booking of the person, of which only the person, signed in, may hear. */
  overlaps?: boolean;
}

/** Who moves it, and the key of the attempt, if the caller sent one. */
export interface Mover {
  by: 'customer' | 'provider';
  /** As in the audit log. */
  actor: string;
  /** Whose own it must be; null, or left out: the caller has seen another right to it, such as a mailed link. */
  ownerId?: number | null;
  idempotencyKey: string | null;
}

/**
 * Moves a booking to another start of the same offer, with the same or another person: the new place is taken under all
 * the rules of a booking and the old one freed in one transaction. Minutes, buffers, things, price, payment and terms stay as
 * they are, and a provider moves it whatever its offer and plan have become since; only a change of service would be another agreement, on the terms of its day. A booking that is there already stays as it is, so asking
 * twice has one effect.
 *
 * @throws Refusal notFound, also when it is not the named owner's; reservationInvalidReschedule when it cannot be moved (`moveBlocker`); reservationInvalidService
 *   to a customer when the offer is not on sale any more; the reason against the new start as in booking (section 8); alreadyBooked; from a
 *   customer tooManyOpenBookings for a day of which they hold too much without paying; overlapsOwnBooking
 */
export async function moveReservation(
  work: Work,
  deps: Pick<Deps, 'limits'>,
  request: MoveRequest,
  mover: Mover,
): Promise<void> {
  const { actor, ownerId = null, idempotencyKey } = mover;
  // Nobody else hears a repeated answer; the same is asked again under the lock.
  if (ownerId !== null) await requireOwner(work, ownerId, request);
  // Without a key the booking itself tells a repetition: a key made from the content would swallow there, back and there again.
  // Every link has keys of its own: their holders have shown it, and share no name.
  const scope = `${actor}:${request.providerId}/${request.reservationId}`;
  const command = {
    operation: 'moveReservation',
    actor: scope,
    origin: null,
    key: idempotencyKey,
    body: request,
  };
  await work.transaction((tx) => onceForKey(tx, command, () => moveOnce(tx, deps, request, mover)));
}

async function moveOnce(
  work: Work,
  deps: Pick<Deps, 'limits'>,
  request: MoveRequest,
  mover: Mover,
): Promise<{ reservationId: number }> {
  const { providerId, reservationId, resourceId } = request;
  const reservation = await requireOwner(work, mover.ownerId ?? null, request, { forChange: true });
  if (!reservation.orderId) throw new Refusal('notFound');
  const provider = await getProviderContact(work, providerId);
  if (!provider) throw new Error(`Reservation ${reservationId} has lost its provider`);
  const at = parseStart(request.dateTimeFrom, provider.timeZone);
  const blocker = moveBlocker({
    ...reservation,
    freeCancellationUntil: freeCancellationUntil(reservation),
    now: work.now(),
    by: mover.by,
  });
  // A repeated request must not hear that its own new start lies within the limit.
  const isSettled = request.isAnew !== true && isThere(reservation, at, resourceId);
  if ((blocker === null || blocker === 'tooLate') && isSettled) return { reservationId };
  if (blocker !== null) throw new Refusal('reservationInvalidReschedule', { affected: ['reservationId'] });

  const { offer, calendar } = await offerToMove(work, reservation, mover.by);
  const noticeMinutes = mover.by === 'provider' ? 0 : reservation.noticeMinutes;
  const times = startTimes(at, calendar);
  if (mover.by === 'customer')
    await expectAsInBooking(work, deps, reservation, { ...reservation, ...times }, request);
  const taken = await takeOtherTime(
    work,
    { ...reservation, orderId: reservation.orderId },
    { offer, calendar: { ...calendar, noticeMinutes }, at, resourceId, by: mover.by },
  );
  await audit(work, {
    providerId,
    actor: mover.actor,
    action: 'moveReservation',
    subject: 'reservation',
    subjectId: reservationId,
    before: { startsAt: reservation.startsAt.toISOString(), resourceId: reservation.resourceId },
    after: { startsAt: taken.startsAt.toISOString(), resourceId: taken.resourceId },
  });
  return { reservationId };
}

function isThere(reservation: Reservation, at: EpochMinutes, resourceId: number | null): boolean {
  return (
    epochMinutesOf(reservation.startsAt) === at &&
    (resourceId === null || resourceId === reservation.resourceId)
  );
}
