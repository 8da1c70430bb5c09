import { returnCreditOfHold, stopCardPayment } from '#server/modules/payments/index.ts';
import { nameOfActor } from '#server/kernel/request-context.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { endReservation } from './end-reservation.ts';
import type { HoldRight } from './own-holds.ts';
import { expectOwnHold } from './own-holds.ts';

/**
 * Gives back a place that waits for its payment before its time is over. It ends as if that had run out: it never was a booking, and nobody
 * is written to. The payment is stopped first: money that was faster settles the order instead, and the booking stands. What does not
 * wait for a payment stays as it is, so twice has one effect; the caller reads what became of it.
 * @throws Refusal notFound without a right to it
 */
export async function releaseHold(
  work: Work,
  deps: Deps,
  { right, ...of }: { right: HoldRight; providerId: number; reservationId: number },
): Promise<void> {
  const { status, orderId } = await expectOwnHold(work, right, of);
  if (status !== 'RSD' || orderId === null) return;
  const { providerId } = of;
  if ((await stopCardPayment(work, deps, { providerId, orderId })) === 'paid') return;
  await work.transaction(async (tx) => {
    const reservation = await expectOwnHold(tx, right, of, { forChange: true });
    if (reservation.status !== 'RSD') return;
    await returnCreditOfHold(tx, { providerId, orderId, actor: nameOfActor(right.actor) });
    await endReservation(tx, reservation, {
      reason: 'expired',
      refundCents: 0,
      isPaidBack: false,
      actor: nameOfActor(right.actor),
    });
  });
}
