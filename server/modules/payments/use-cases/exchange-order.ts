import type { AgreedVat } from '#server/modules/taxes/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { exchangeLine, isTaxedSo } from '../store/order-snapshots.ts';
import { findOrder } from '../store/orders.ts';
import { repriceOrder } from './reprice-order.ts';

export interface Exchanged {
  providerId: number;
  orderId: number;
  /** As its line and its snapshot call it from now on. */
  name: string;
  groupName: string | null;
  color: string | null;
  /** Beside what was given back. */
  priceCents: number;
  vat: AgreedVat;
}

/**
 * Something else is ordered in place of the one thing that was: its line says what, with its own price and tax, without a discount, owed on site. What
 * was paid at the till counts for it; what was given back stays given back, and is not asked for again.
 * Joins the caller's transaction.
 * @returns what the order comes to from now on, what was given back included
 * @throws Refusal notFound; alreadyPaid below what is paid, as `repriceOrder`, and for another tax than that under which it was paid
 */
export async function exchangeOrder(work: Work, { priceCents, ...exchanged }: Exchanged): Promise<number> {
  const { providerId, orderId, vat } = exchanged;
  const order = await findOrder(work, providerId, orderId, { forChange: true });
  if (!order) throw new Refusal('notFound');
  const hasMoved = order.paidCents > 0 || order.creditedCents > 0;
  // What was posted with one tax stays posted with it.
  if (hasMoved && !(await isTaxedSo(work, { providerId, orderId, vat })))
    throw new Refusal('alreadyPaid', { params: { known: 'otherTax' } });
  const totalCents = await repriceOrder(work, { providerId, orderId, priceCents });
  await exchangeLine(work, exchanged);
  return totalCents;
}
