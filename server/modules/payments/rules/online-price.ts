import { percentOfCents } from '#contracts/money.ts';

/** The processor takes no smaller payment. */
const SMALLEST_ONLINE_CENTS = 50;

export interface OnlinePrice {
  /** Before any discount. */
  priceCents: number;
  discountCents: number;
  /** What is charged. */
  totalCents: number;
}

/**
 * What somebody pays who pays online: the price less the provider's online discount, rounded once, half a cent up
 * (specification sections 3 and 9). With later kinds of discount the order is: online discount, then promo code.
 */
export function onlinePrice(priced: { priceCents: number; onlineDiscountBasisPoints: number }): OnlinePrice {
  const { priceCents, onlineDiscountBasisPoints } = priced;
  const discountCents = Math.min(priceCents, percentOfCents(priceCents, onlineDiscountBasisPoints));
  return { priceCents, discountCents, totalCents: priceCents - discountCents };
}

/** Whether an amount can be asked of a card. Nothing is not asked for at all. */
export function isPayableByCard(totalCents: number): boolean {
  return totalCents >= SMALLEST_ONLINE_CENTS;
}
