import { lengthenHold } from '#server/modules/availability/index.ts';
import type { Order, PayerClaim, PaymentProgress } from '#server/modules/payments/index.ts';
import { claimedPayment, getPaymentProgress, setPayableUntil } from '#server/modules/payments/index.ts';
import { EXTRA_HOLD_MINUTES, canKeepLonger } from '#server/modules/selling/index.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { findReservation, setExpiry } from '../store/reservations.ts';

/**
 * Keeps the place of a booking that waits for its payment a little longer, once, for whoever holds the client secret: who needs more
 * time to pay is not sent back to the beginning (WCAG 2.2.1), and no place is kept without end. Where it cannot be kept longer
 * nothing changes; the answer says where the payment stands either way.
 * @throws Refusal notFound unless the secret is the payment's
 */
export async function keepPlaceLonger(work: Work, deps: Deps, claim: PayerClaim): Promise<PaymentProgress> {
  const { order } = await claimedPayment(work, deps, claim);
  if (order.subject === 'reservation') await work.transaction((tx) => lengthen(tx, order));
  return getPaymentProgress(work, deps, claim, { isAfterForm: false });
}

/** Under the reservation's lock: of two at once the second finds it made longer. */
async function lengthen(work: Work, { providerId, id, subjectId }: Order): Promise<void> {
  const reservation = await findReservation(work, providerId, subjectId, { forChange: true });
  if (reservation?.status !== 'RSD' || reservation.orderId !== id || reservation.expiresAt === null) return;
  const { expiresAt, createdAt } = reservation;
  if (!canKeepLonger({ since: createdAt, until: expiresAt }, work.now())) return;
  const until = new Date(expiresAt.getTime() + EXTRA_HOLD_MINUTES * 60_000);
  if (!(await lengthenHold(work, providerId, { kind: 'reservation', id: subjectId }, until))) return;
  await setExpiry(work, reservation, until);
  await setPayableUntil(work, { providerId, id }, until);
}
