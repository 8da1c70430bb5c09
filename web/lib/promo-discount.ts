import { formatMoney, formatPercent } from '#contracts/format.ts';
import type { PromoDiscount } from '#contracts/promo.ts';

/** What a promo code takes off, in words: `−20%`, `−12,00 €`. */
export function promoDiscountText({ percentBasisPoints, amountCents }: PromoDiscount): string {
  if (percentBasisPoints === null) return `−${formatMoney(amountCents ?? 0)}`;
  return `−${formatPercent(percentBasisPoints / 100)}%`;
}
