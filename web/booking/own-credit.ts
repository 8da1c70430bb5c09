import { textOf } from '#web/lib/form-text.ts';

/** The tick of the last step: its value is the credit that was shown, in cents. */
export const WALLET_FIELD = 'wallet';

/** A card can be asked for no less. */
const SMALLEST_CARD_CENTS = 50;

/**
 * How much credit pays of a price, in cents: as much as there is, but where a card pays the rest it is left enough to be asked for.
 * @param of.byCard the rest is paid by card, else on site
 */
export function creditToUse(of: { walletCents: number; priceCents: number; byCard: boolean }): number {
  const { walletCents, priceCents, byCard } = of;
  const used = Math.min(walletCents, priceCents);
  const rest = priceCents - used;
  return byCard && rest > 0 && rest < SMALLEST_CARD_CENTS
    ? Math.max(0, priceCents - SMALLEST_CARD_CENTS)
    : used;
}

/** What a sent form uses of the credit it showed, in cents; null: none, or nothing is to be paid. */
export function creditOfForm(
  form: FormData,
  { priceCents, byCard }: { priceCents: number | null; byCard: boolean },
): number | null {
  const shown = textOf(form, WALLET_FIELD);
  if (priceCents === null || !/^\d{1,9}$/.test(shown)) return null;
  const cents = creditToUse({ walletCents: Number(shown), priceCents, byCard });
  return cents > 0 ? cents : null;
}
