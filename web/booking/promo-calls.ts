import type { PromoOnSale } from '#contracts/promo.ts';
import { priceWithPromo } from '#contracts/promo.ts';
import { operation } from '#web/lib/api.ts';
import { textOf } from '#web/lib/form-text.ts';

export const VALIDATE_PROMO_CODE =
  operation(`query ValidatePromoCode($providerId: Id!, $code: String!, $amountCents: Int!) {
  validatePromoCode(providerId: $providerId, code: $code, amountCents: $amountCents) {
    code percentBasisPoints amountCents discountCents totalCents
  }
}`);

/** The hidden field in which a form sends the code that was applied. */
export const PROMO_FIELD = 'promoCode';

/** The code that a form was sent with; null for none. */
export const promoOfForm = (form: FormData): string | null => textOf(form, PROMO_FIELD) || null;

/** The code of an own order that waits to be paid: whatever it is on sale for now, that order keeps its discount, in cents. */
export const waitingPromo = (code: string | null, discountCents: number): PromoOnSale | null =>
  code === null ? null : { code, percentBasisPoints: null, amountCents: discountCents };

/** The processor takes no smaller payment. */
const SMALLEST_ONLINE_CENTS = 50;

/** What something costs with a code, in cents, and whether the rest can be paid by card. */
export function pricesWithPromo(
  {
    priceCents,
    onlinePriceCents,
    canPayOnline,
  }: { priceCents: number; onlinePriceCents: number; canPayOnline: boolean },
  promo: PromoOnSale | null,
): { onSiteCents: number; onlineCents: number; canPayOnline: boolean; isFree: boolean } {
  const onSiteCents = priceWithPromo(priceCents, promo);
  const onlineCents = priceWithPromo(onlinePriceCents, promo);
  const isTooSmall = promo !== null && onlineCents > 0 && onlineCents < SMALLEST_ONLINE_CENTS;
  return {
    onSiteCents,
    onlineCents,
    canPayOnline: canPayOnline && !isTooSmall,
    isFree: onSiteCents === 0 && onlineCents === 0,
  };
}
