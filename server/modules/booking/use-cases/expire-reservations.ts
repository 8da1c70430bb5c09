import { returnCreditOfHold, stopCardPayment } from '#server/modules/payments/index.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { isRefusal } from '#server/kernel/refusal.ts';
import { workOff } from '#server/kernel/work-off.ts';
import { findExpired } from '../store/expired-reservations.ts';
import { findReservation, forgetAddressesOfBegun } from '../store/reservations.ts';
import { confirmReservation } from './confirm-reservation.ts';
import { endReservation } from './end-reservation.ts';

const MOST_IN_A_SWEEP = 200;
const AT_ONCE = 8;

/**
 * Frees the places of bookings that nobody confirmed or paid in time. The payment is stopped first: money that was faster
 * settles the order instead, and the booking stands; so does what waits for its link and was paid at the center. Where the processor does not answer the place is freed all the same:
 * the order is closed, and late money is settled or given back when it comes. After a few silences in a row it is not asked any more
 * in this sweep, so that no place waits for others' time limits.
 * @returns how many were called off
 */
export async function expireReservations(work: Work, deps: Deps): Promise<number> {
  let expired = 0;
  let silences = 0;
  const withoutProcessor = { ...deps, cardPayments: null };
  await workOff(await findExpired(work, MOST_IN_A_SWEEP), AT_ONCE, async ({ providerId, id, orderId }) => {
    if (orderId !== null) {
      const outcome = await stopCardPayment(work, silences < AT_ONCE ? deps : withoutProcessor, {
        providerId,
        orderId,
      });
      if (outcome === 'paid') {
        await letPaidStand(work, providerId, id);
        return true;
      }
      if (outcome !== 'none') silences = outcome === 'unknown' ? silences + 1 : 0;
    }
    if (await expireOne(work, providerId, id)) expired += 1;
    return true;
  });
  await forgetAddressesOfBegun(work);
  return expired;
}

async function expireOne(work: Work, providerId: number, id: number): Promise<boolean> {
  return work.transaction(async (tx) => {
    const reservation = await findReservation(tx, providerId, id, { forChange: true });
    const isStillWaiting = reservation?.expiresAt != null && reservation.expiresAt <= tx.now();
    if (!isStillWaiting) return false;
    const { orderId } = reservation;
    if (orderId !== null) await returnCreditOfHold(tx, { providerId, orderId, actor: 'system:expiry' });
    await endReservation(tx, reservation, {
      reason: 'expired',
      refundCents: 0,
      isPaidBack: false,
      actor: 'system:expiry',
    });
    return true;
  });
}

/** What waits for its link and was paid at the center stands, if its place is still to be had: no event of a card brings it to. */
async function letPaidStand(work: Work, providerId: number, id: number): Promise<void> {
  await work.transaction(async (tx) => {
    const reservation = await findReservation(tx, providerId, id, { forChange: true });
    if (reservation?.status !== 'P') return;
    const actor = 'system:expiry';
    try {
      await confirmReservation(tx, reservation, { actor, isPaid: true, isVouched: false });
    } catch (error) {
      // Every refusal here means that the place is lost: the center gives the money back by hand
      if (!isRefusal(error)) throw error;
      await endReservation(tx, reservation, {
        reason: 'placeLost',
        refundCents: 0,
        isPaidBack: false,
        actor,
      });
    }
  });
}
