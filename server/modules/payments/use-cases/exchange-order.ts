import type { AgreedVat } from '#server/modules/taxes/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { exchangeLine } from '../store/order-snapshots.ts';
import { findOrder } from '../store/orders.ts';
import { repriceOrder } from './reprice-order.ts';

export interface Exchanged {
  providerId: number;
  orderId: number;
  /** As its line and its snapshot call it from now on. */
  name: string;
  groupName: string | null;
  color: string | null;
  priceCents: number;
  vat: AgreedVat;
}

/**
 * Something else is ordered in place of the one thing that was: its line says what, with its own price and tax, without a discount, owed on site.
 * Joins the caller's transaction.
 * @throws Refusal notFound; alreadyPaid once money has come in or a card was asked for it
 */
export async function exchangeOrder(work: Work, { priceCents, ...exchanged }: Exchanged): Promise<void> {
  const { providerId, orderId } = exchanged;
  const order = await findOrder(work, providerId, orderId, { forChange: true });
  if (!order) throw new Refusal('notFound');
  // What was posted for the one thing stays posted for it.
  if (order.paidCents > 0 || order.creditedCents > 0) throw new Refusal('alreadyPaid');
  await repriceOrder(work, { providerId, orderId, priceCents });
  await exchangeLine(work, exchanged);
}
