import type { OrderListed } from './order-calls.ts';

/** Where an order stands, in one word. */
export type OrderState =
  | 'refundFailed'
  | 'refundOnItsWay'
  | 'refunded'
  | 'free'
  | 'paidOnline'
  | 'paid'
  | 'paidWithMembership'
  | 'partlyPaid'
  | 'off'
  | 'toPay';

/** Money that goes back is worth more words than money that came; what is off and was never paid is just off. */
export function orderState({
  refundState,
  paymentState,
  paymentMethod,
  active,
}: Pick<OrderListed, 'refundState' | 'paymentState' | 'paymentMethod' | 'active'>): OrderState {
  if (refundState === 'failed') return 'refundFailed';
  if (refundState === 'onItsWay') return 'refundOnItsWay';
  if (refundState !== 'none') return 'refunded';
  if (paymentState === 'fullyPaid') return paymentMethod === 'CreditCard' ? 'paidOnline' : 'paid';
  if (paymentState === 'paidWithMembership') return 'paidWithMembership';
  if (paymentState === 'partiallyPaid') return 'partlyPaid';
  if (active === false) return 'off';
  return paymentState === 'pricedZero' ? 'free' : 'toPay';
}
