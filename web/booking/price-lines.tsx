import { formatMoney, formatPercent } from '#contracts/format.ts';
import type { PromoOnSale } from '#contracts/promo.ts';
import { priceWithPromo } from '#contracts/promo.ts';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import type { OfferToBook } from './booking-types.ts';
import styles from './booking-panel.module.css';
import { usePromo } from './promo-code.tsx';

type PriceLinesProps = {
  offer: OfferToBook;
  /** The promo code that the prices count with. */
  promo?: PromoOnSale | null;
};

/** What an offer costs with the promo code that is typed beside it, or with that of one's own booking that waits (`waitingPromo`); `lines` shows both. @param onChange what is sent differs from now on */
export function useOfferPrices(
  offer: OfferToBook,
  { provider, waitingPromo }: { provider: { id: number }; waitingPromo: PromoOnSale | null },
  onChange: () => void,
) {
  const { promo, field, ...priced } = usePromo(
    { ...offer, providerId: provider.id, waiting: waitingPromo },
    onChange,
  );
  const lines = (
    <>
      <PriceLines offer={offer} promo={promo} />
      {field}
    </>
  );
  return { ...priced, lines };
}

/** What it costs, online with the discount and the price before all discounts (specification sections 3 and 9). */
function PriceLines({ offer, promo = null }: PriceLinesProps) {
  const t = useTexts();
  const { priceCents, onlinePriceCents, onlineDiscountPercent, canBookOnly, canPayOnline } = offer;
  const hasBothWays = canBookOnly && canPayOnline && priceCents > 0;
  const isDiscounted = onlinePriceCents < priceCents;
  const price = (cents: number): string => (cents === 0 ? t(m.booking_free) : formatMoney(cents));
  const onSiteCents = priceWithPromo(priceCents, promo);
  const onlineCents = priceWithPromo(onlinePriceCents, promo);
  const before = (
    <s className={styles.before}>{t(m.booking_price_before, { price: formatMoney(priceCents) })}</s>
  );
  return (
    <dl className={styles.prices}>
      {(canBookOnly || !canPayOnline || priceCents === 0) && (
        <div>
          <dt>{t(hasBothWays ? m.booking_pay_on_site : m.booking_price)}</dt>
          <dd>
            {onSiteCents < priceCents && before} {price(onSiteCents)}
          </dd>
        </div>
      )}
      {canPayOnline && priceCents > 0 && (
        <div>
          <dt>
            {t(hasBothWays ? m.booking_pay_online : m.booking_price)}
            {isDiscounted && (
              <span className={styles.discount}>
                {t(m.booking_discount, { percent: formatPercent(onlineDiscountPercent) })}
              </span>
            )}
          </dt>
          <dd>
            {onlineCents < priceCents && before} {price(onlineCents)}
          </dd>
        </div>
      )}
    </dl>
  );
}
