import type { OrderPaymentState, RefundProgress } from '#contracts/statuses.ts';
import { sumOf } from '#contracts/sum-of.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { dueCents, owedCents } from '../rules/order-payment-state.ts';
import type { MoneyMovement, ShownLine } from '../store/money-movements.ts';
import { readMovements, readShownLines } from '../store/money-movements.ts';
import { giftsOfLines } from '../store/order-lines.ts';
import { findOrder } from '../store/orders.ts';
import { findWallet, paidByWallet } from '../store/wallets.ts';
import { moneyBackOfMany } from './money-back-of-many.ts';
import { moneyToGiveBack, returnableByCard } from './money-to-give-back.ts';

/** The money of one order as the desk sees it, in cents. */
export interface OrderMoney {
  orderId: number;
  paymentState: OrderPaymentState;
  totalCents: number;
  creditedCents: number;
  /** What it comes to now. */
  dueCents: number;
  paidCents: number;
  /** What the order still asks for; whether what was ordered stands is for its module to say. */
  owedCents: number;
  /** What can go back at the till. */
  returnableCents: number;
  /** What of it can go back to the card it came from. */
  cardReturnableCents: number;
  /** The promo code that was used, and what it took off the lines. */
  promoCode: string | null;
  promoDiscountCents: number;
  /** Paid with given credit: a discount of the lines. */
  giftCents: number;
  /** What of it has not come back. */
  giftReturnableCents: number;
  /** What the wallet of whoever it is for holds; null: they have none. */
  walletCents: number | null;
  /** What can go back to it. */
  walletReturnableCents: number;
  refundProgress: RefundProgress;
  lines: ShownLine[];
  movements: MoneyMovement[];
}

/** Lines, what is owed and paid, and each payment of an order. The caller has made sure that the viewer may see it. @throws Refusal notFound */
export async function moneyOfOrder(
  work: Work,
  { providerId, orderId }: { providerId: number; orderId: number },
): Promise<OrderMoney> {
  const order = await findOrder(work, providerId, orderId);
  if (!order) throw new Refusal('notFound');
  const { customerId } = order;
  const [lines, movements, money, back, wallet, spent, gifts] = await Promise.all([
    readShownLines(work, { providerId, orderId }),
    readMovements(work, { providerId, orderId }),
    moneyToGiveBack(work, order),
    moneyBackOfMany(work, [{ providerId, id: orderId }]),
    customerId === null ? null : findWallet(work, { providerId, customerId }),
    paidByWallet(work, { providerId, orderId }),
    giftsOfLines(work, providerId, orderId),
  ]);
  return {
    orderId,
    paymentState: order.paymentState,
    totalCents: order.totalCents,
    creditedCents: order.creditedCents,
    dueCents: dueCents(order),
    paidCents: order.paidCents,
    owedCents: owedCents(order),
    returnableCents: money.returnableCents,
    cardReturnableCents: returnableByCard(money),
    promoCode: order.promoCode,
    promoDiscountCents: order.promoDiscountCents,
    giftCents: sumOf(gifts.map((line) => line.giftCents)),
    giftReturnableCents: spent.giftCents,
    walletCents: order.subject === 'walletTopUp' ? null : wallet && wallet.balanceCents,
    walletReturnableCents: Math.min(money.returnableCents, spent.amountCents - spent.giftCents),
    refundProgress: back.get(orderId)?.progress ?? 'none',
    lines,
    movements,
  };
}
