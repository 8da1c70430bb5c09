import { percentOfCents } from '#contracts/money.ts';
import type { PromoDiscount } from '#contracts/promo.ts';
import { promoDiscountCents } from '#contracts/promo.ts';

/** The processor takes no smaller payment. */
const SMALLEST_ONLINE_CENTS = 50;

export interface OnlinePrice {
  /** Before any discount. */
  priceCents: number;
  /** All discounts together. */
  discountCents: number;
  /** The part of it that a promo code gives. */
  promoDiscountCents: number;
  /** What is charged. */
  totalCents: number;
}

/**
 * What somebody pays who pays online: the price less the provider's online discount, rounded once, half a cent up
 * (specification sections 3 and 9). A promo code counts after it: 100 less 10 % and 20 % is 72.
 */
export function onlinePrice(priced: {
  priceCents: number;
  onlineDiscountBasisPoints: number;
  promo?: PromoDiscount | null;
}): OnlinePrice {
  const { priceCents, onlineDiscountBasisPoints, promo = null } = priced;
  const onlineCents = Math.min(priceCents, percentOfCents(priceCents, onlineDiscountBasisPoints));
  const promoCents = promo === null ? 0 : promoDiscountCents(priceCents - onlineCents, promo);
  const discountCents = onlineCents + promoCents;
  return {
    priceCents,
    discountCents,
    promoDiscountCents: promoCents,
    totalCents: priceCents - discountCents,
  };
}

/** Whether an amount can be asked of a card. Nothing is not asked for at all. */
export function isPayableByCard(totalCents: number): boolean {
  return totalCents >= SMALLEST_ONLINE_CENTS;
}
