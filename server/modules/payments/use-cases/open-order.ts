import type { SalesChannel } from '#contracts/statuses.ts';
import type { Work } from '#server/kernel/work.ts';
import { orderPaymentState } from '../rules/order-payment-state.ts';
import { sumOf } from '#contracts/sum-of.ts';
import type { NewOrderLine } from '../store/order-lines.ts';
import { discountOf, insertOrderLines } from '../store/order-lines.ts';
import type { OrderSnapshot, OrderSubject, PaymentMode } from '../store/orders.ts';
import { insertOrder } from '../store/orders.ts';

export interface NewOrder {
  providerId: number;
  /** Drawn beforehand (`nextOrderId`), so that the thing ordered can name its order. */
  orderId: number;
  /** Whose log-in sees it: who ordered; null: nobody's. */
  personId: number | null;
  /** For whom; null for a free amount alone. */
  customerId: number | null;
  /** What is ordered. One subject has one order; of a free amount the order itself. */
  subject: OrderSubject;
  subjectId: number;
  /** What it is made of, at least one: decided by the server, never sent by a browser. */
  lines: readonly NewOrderLine[];
  /** The promo code that gave the lines their discount; none: no code. */
  promoCode?: string | null;
  /** The rest of what is agreed on paying. */
  paymentMode: PaymentMode;
  platformFeeBasisPoints: number;
  channel: SalesChannel;
  snapshot: OrderSnapshot;
  /** Until when a payment may be started: the end of the hold. Default: no limit. */
  payableUntil?: Date | null;
}

/**
 * Writes what is owed for something, with its lines. Joins the caller's transaction, in which it is not read again; paying starts
 * after its commit.
 */
export async function openOrder(
  work: Work,
  { orderId, lines, promoCode = null, ...order }: NewOrder,
): Promise<void> {
  if (lines.length === 0) throw new Error(`Order ${orderId} would have no line`);
  const priceCents = sumOf(lines.map((line) => line.priceCents));
  const discountCents = sumOf(lines.map(discountOf));
  const sums = { totalCents: priceCents - discountCents, creditedCents: 0, paidCents: 0 };
  const paymentState = orderPaymentState({ ...sums, isPaidWithMembership: false });
  await insertOrder(work, {
    ...order,
    id: orderId,
    priceCents,
    discountCents,
    promoCode,
    promoDiscountCents: sumOf(lines.map((line) => line.promoDiscountCents ?? 0)),
    lineCount: lines.length,
    payableUntil: order.payableUntil ?? null,
    paymentState,
  });
  await insertOrderLines(work, { providerId: order.providerId, orderId }, lines);
}
