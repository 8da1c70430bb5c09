import { epochMinutesOf } from '#contracts/time.ts';
import { holdTimeAgain } from '#server/modules/availability/index.ts';
import { getOrder, moneyBackOfMany, owedCents, setPayableUntil } from '#server/modules/payments/index.ts';
import { audit } from '#server/kernel/audit.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { reservationReactivated } from '../facts.ts';
import { markReactivated } from '../store/changed-reservations.ts';
import type { Reservation } from '../store/reservations.ts';
import { findReservation } from '../store/reservations.ts';
import { replaceThings } from '../store/reservation-things.ts';
import { offerAsBooked, offerAtDesk } from './offer-as-booked.ts';

/**
 * The provider makes a cancelled booking stand again, if its place is still free under all the rules of a booking (specification
 * section 4), with what it keeps and whatever its offer and the provider's plan have become since. One that
 * was paid back does not come back, nor one that should have been paid online and never was. Twice has one effect.
 *
 * @throws Refusal notFound; reservationInvalidReschedule for what cannot come back; invalidPastDate once it would have
 *   begun; the reason when the place is lost, reservationInvalidResources also when its person is gone; alreadyBooked
 */
export async function reactivateReservation(
  work: Work,
  reactivating: { providerId: number; reservationId: number; actor: string },
): Promise<void> {
  const { providerId, reservationId, actor } = reactivating;
  await work.transaction(async (tx) => {
    const reservation = await findReservation(tx, providerId, reservationId, { forChange: true });
    if (!reservation) throw new Refusal('notFound');
    if (reservation.status === 'A') return;
    if (reservation.status !== 'C' || (await isMoneyInTheWay(tx, reservation)))
      throw new Refusal('reservationInvalidReschedule');
    if (reservation.startsAt <= tx.now()) throw new Refusal('invalidPastDate');
    const offer = await offerAtDesk(tx, reservation);
    const { resourceId, startsAt } = reservation;
    const { things } = await holdTimeAgain(tx, {
      offer: await offerAsBooked(tx, offer, reservation),
      at: epochMinutesOf(startsAt),
      resourceId,
      holder: { kind: 'reservation', id: reservationId },
    });
    await replaceThings(tx, reservation, things);
    const { sequence } = await letStandAgain(tx, reservation);
    await audit(tx, {
      providerId,
      actor,
      action: 'reactivateReservation',
      subject: 'reservation',
      subjectId: reservationId,
      before: { status: 'C', cancelReason: reservation.cancelReason },
      after: { status: 'A' },
    });
    const data = { providerId, reservationId, sequence };
    await tx.announce(reservationReactivated(data));
  });
}

/** What is paid at the center may be paid again: the cancelling has ended that. */
export async function letStandAgain(
  tx: Work,
  { providerId, id, orderId, onlyBook }: Reservation,
): Promise<{ sequence: number }> {
  if (onlyBook && orderId !== null) await setPayableUntil(tx, { providerId, id: orderId }, null);
  return markReactivated(tx, providerId, id);
}

/** What should have been paid online and never was does not come back, nor what was paid back or is about to be. */
export async function isMoneyInTheWay(work: Work, reservation: Reservation): Promise<boolean> {
  return (await isOwedOnline(work, reservation)) || (await isOnItsWayBack(work, reservation));
}

/** Money that was given back once more after its refund had failed. */
async function isOnItsWayBack(work: Work, { providerId, orderId }: Reservation): Promise<boolean> {
  if (orderId === null) return false;
  return (await moneyBackOfMany(work, [{ providerId, id: orderId }])).get(orderId)?.progress === 'onItsWay';
}

async function isOwedOnline(work: Work, { providerId, orderId, onlyBook }: Reservation): Promise<boolean> {
  if (onlyBook || orderId === null) return false;
  const order = await getOrder(work, providerId, orderId);
  return order !== null && (order.paymentState === 'notPaid' || owedCents(order) > 0);
}
