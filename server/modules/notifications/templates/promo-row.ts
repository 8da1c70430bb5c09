import { formatMoney } from '#contracts/format.ts';
import type { Locale } from '#contracts/languages.ts';
import { m } from '#contracts/texts/messages.js';
import type { Row } from './mail-content.ts';

/** The promo code that an order was bought with, and what it took off; nothing without one. */
export function promoRows(
  order: { promoCode?: string | null; promoDiscountCents?: number } | null,
  language: Locale,
): Row[] {
  const { promoCode, promoDiscountCents = 0 } = order ?? {};
  if (!promoCode || promoDiscountCents === 0) return [];
  const label = m.promo_applied({ code: promoCode }, { locale: language });
  return [{ label, value: `−${formatMoney(promoDiscountCents)}` }];
}
