import { epochMinutesOf } from '#contracts/time.ts';
import { confirmHold, holdTimeAgain } from '#server/modules/availability/index.ts';
import { getBookableOffer } from '#server/modules/catalog/index.ts';
import { fillContact, getCustomer, restoreForBooking } from '#server/modules/customers/index.ts';
import { keepPromoUse } from '#server/modules/payments/index.ts';
import { audit } from '#server/kernel/audit.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { reservationConfirmed } from '../facts.ts';
import { expectChange } from '../rules/reservation-status.ts';
import { expectFewHolds } from '../store/open-holds.ts';
import type { Reservation } from '../store/reservations.ts';
import { findReservation, markConfirmed } from '../store/reservations.ts';
import { readThings, replaceThings, unitsOf } from '../store/reservation-things.ts';
import type { Letters } from './desk/letters.ts';
import { lockBookingsOf } from './lock-bookings-of.ts';
import { offerAsBooked } from './offer-as-booked.ts';

interface Confirming {
  providerId: number;
  reservationId: number;
  /** `guest:<person>` or `processor`. */
  actor: string;
}

/**
 * Confirms a guest's booking by its mailed link. Confirming twice has one effect and the same answer. Only now is it told when the
 * person has too much of that day without paying: whoever booked need not have been that person.
 * @throws Refusal notFound; alreadyCanceled or holdExpired when it is off; invalidCustomer whom the provider does not receive; tooManyOpenBookings; the reason when its place is lost
 */
export async function confirmReservationByLink(
  work: Work,
  { limits }: Pick<Deps, 'limits'>,
  confirming: Confirming,
): Promise<Reservation> {
  return work.transaction(async (tx) => {
    const reservation = await findReservation(tx, confirming.providerId, confirming.reservationId, {
      forChange: true,
    });
    if (!reservation) throw new Refusal('notFound');
    if (reservation.status === 'A') return reservation;
    if (reservation.status !== 'P')
      throw new Refusal(reservation.cancelReason === 'expired' ? 'holdExpired' : 'alreadyCanceled');
    if (reservation.expiresAt && reservation.expiresAt <= tx.now()) throw new Refusal('holdExpired');
    // Whoever is not received learns it by the mail alone.
    if ((await getCustomer(tx, reservation.providerId, reservation.customerId))?.isBlacklisted)
      throw new Refusal('invalidCustomer');
    await lockBookingsOf(tx, reservation.personId);
    await expectFewHolds(tx, limits, reservation, { address: null, isThemselves: true, here: null });
    const { actor } = confirming;
    return confirmReservation(tx, reservation, { actor, isPaid: reservation.onlyBook, isVouched: true });
  });
}

/**
 * The booking stands from now on: its time is kept for good, after a check anew if the hold is gone.
 * Joins the caller's transaction, which must have locked the reservation's row.
 * @param isPaid nothing is left to be paid online
 * @param isVouched by its customer, or by who sees all customers: it lends whoever it is with the right to the customer's card
 * @throws Refusal with the reason when the place is lost
 */
export async function confirmReservation(
  work: Work,
  reservation: Reservation,
  {
    actor,
    isPaid,
    isVouched,
    letters,
  }: { actor: string; isPaid: boolean; isVouched: boolean; letters?: Letters },
): Promise<Reservation> {
  const { providerId, id, resourceId } = reservation;
  const holder = { kind: 'reservation', id } as const;
  const kept = await readThings(work, reservation);
  if (!(await confirmHold(work, providerId, holder, unitsOf(kept).length))) {
    const offer = await getBookableOffer(work, reservation.offerId);
    if (!offer) throw new Refusal('reservationInvalidService');
    const at = epochMinutesOf(reservation.startsAt);
    const booked = await offerAsBooked(work, offer, reservation, kept);
    const { things } = await holdTimeAgain(work, { offer: booked, at, resourceId, holder });
    await replaceThings(work, reservation, things);
  }
  expectChange(reservation, 'A', { isPlaceHeld: true, isPaid });
  if (reservation.orderId !== null && reservation.discountCents > 0)
    await keepPromoUse(work, { providerId, orderId: reservation.orderId });
  await markConfirmed(work, { providerId, id, isVouched });
  await showOnCard(work, reservation, actor);
  await audit(work, {
    providerId,
    actor,
    action: 'confirmReservation',
    subject: 'reservation',
    subjectId: id,
    before: { status: reservation.status },
    after: { status: 'A' },
  });
  await work.announce(reservationConfirmed({ providerId, reservationId: id, ...letters }));
  return { ...reservation, status: 'A', expiresAt: null };
}

/** What an unproved booking left alone: the card takes what was typed and is missing there, and comes back from the archive. */
async function showOnCard(
  work: Work,
  { providerId, customerId, unprovedContact }: Reservation,
  actor: string,
): Promise<void> {
  const key = { providerId, customerId };
  if (unprovedContact) await fillContact(work, key, unprovedContact);
  await restoreForBooking(work, key, actor);
}
