import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import type { Texts } from '#web/lib/texts-in.ts';
import type { OwnOffer } from './service-calls.ts';

/** '45,00 €', or 'da 45,00 €' where offers differ. */
export function priceText(t: Texts, offers: readonly Pick<OwnOffer, 'priceCents'>[]): string {
  const prices = offers.map(({ priceCents }) => priceCents);
  const least = Math.min(...prices);
  return least === Math.max(...prices)
    ? formatMoney(least)
    : t(m.services_price_from, { price: formatMoney(least) });
}

/** '60 min', or '30–90 min'. */
export function durationText(t: Texts, offers: readonly Pick<OwnOffer, 'duration'>[]): string {
  const minutes = offers.map(({ duration }) => duration);
  const [least, most] = [Math.min(...minutes), Math.max(...minutes)];
  return t(m.services_minutes, { minutes: least === most ? String(least) : `${least}–${most}` });
}
