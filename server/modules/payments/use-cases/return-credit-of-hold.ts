import type { Work } from '#server/kernel/work.ts';
import { owedCents } from '../rules/order-payment-state.ts';
import { linesOfOrder } from '../store/order-lines.ts';
import { findOrder } from '../store/orders.ts';
import { paidByWallet } from '../store/wallets.ts';
import { cancelLines } from './cancel-lines.ts';

/**
 * A place that was kept for its payment is free again: what was paid of it with credit goes back to the wallet, and the order asks for nothing more. Card money that comes
 * all the same is a surplus then and goes back whole, since it was only a part of the price. Nothing happens where no credit was spent or all is paid, whose settlement
 * is on its way. Joins the caller's transaction; harmless when repeated.
 */
export async function returnCreditOfHold(
  work: Work,
  { providerId, orderId, actor }: { providerId: number; orderId: number; actor: string },
): Promise<void> {
  const order = await findOrder(work, providerId, orderId, { forChange: true });
  if (!order || owedCents(order) === 0) return;
  if ((await paidByWallet(work, { providerId, orderId })).amountCents === 0) return;
  const lines = await linesOfOrder(work, providerId, orderId);
  const positions = lines.map(({ position }) => position);
  await cancelLines(work, {
    providerId,
    orderId,
    positions,
    isFree: true,
    reason: 'placeLost',
    actor,
  });
}
