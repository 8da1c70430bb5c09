import type { Work } from '#server/kernel/work.ts';
import { orderPaymentState, owedCents } from '../rules/order-payment-state.ts';
import { changesOf, soldOf } from '../rules/sale.ts';
import type { LedgerSource } from '../store/ledger.ts';
import { paidCentsOfOrder, postSales, salesOfOrder } from '../store/ledger.ts';
import type { SettledSums } from '../store/order-changes.ts';
import { setSums } from '../store/order-changes.ts';
import { linesOfOrder } from '../store/order-lines.ts';
import type { Order } from '../store/orders.ts';
import { findOrder } from '../store/orders.ts';
import { moveTopUp } from './move-top-up.ts';

/**
 * Money of an order has moved or lines of it were credited: posts what is sold of it by now, and brings what the order says of itself up
 * to its lines and the ledger. The caller holds the order's lock and has written the entries and credits.
 * @param source of the money or credit
 * @param payment what came in last, if anything did
 * @returns the order as it stands now, and what is still owed of it
 */
export async function settleOrder(
  work: Work,
  { providerId, id }: Pick<Order, 'providerId' | 'id'>,
  source: LedgerSource,
  payment?: SettledSums['payment'],
): Promise<Order & { owedCents: number }> {
  const order = await findOrder(work, providerId, id);
  if (!order) throw new Error(`Order ${id} is gone`);
  const paidCents = await paidCentsOfOrder(work, providerId, id);
  const lines = await linesOfOrder(work, providerId, id);
  const sold = soldOf(
    lines.map((line) => ({ ...line, restCents: line.totalCents - line.creditedCents })),
    paidCents,
  );
  const changes = changesOf(sold, await salesOfOrder(work, providerId, id));
  await postSales(work, providerId, id, source, changes);
  if (order.subject === 'walletTopUp') await moveTopUp(work, order, changes);
  const isPaidWithMembership = order.paymentState === 'paidWithMembership';
  const paymentState = orderPaymentState({ ...order, paidCents, isPaidWithMembership });
  await setSums(work, order, { paidCents, paymentState, payment });
  const settled = { ...order, paidCents, paymentState };
  return { ...settled, owedCents: owedCents(settled) };
}
