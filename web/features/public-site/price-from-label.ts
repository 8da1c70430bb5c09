import { formatShortMoney } from '#contracts/format.ts';
import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';

/** 45.5 euro → 'da 45,50 €', 36 euro → 'da 36 €'; nothing costs from zero: that is free. */
export function priceFromLabel(euro: number, locale: Locale): string {
  const cents = Math.round(euro * 100);
  return cents === 0
    ? m.search_free({}, { locale })
    : m.search_from({ price: formatShortMoney(cents) }, { locale });
}
