import { formatMoney, formatPercent } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import type { OfferToBook } from './booking-types.ts';
import styles from './booking-panel.module.css';

/** What it costs, online with the discount and the price before it (specification sections 3 and 9). */
export function PriceLines({ offer }: { offer: OfferToBook }) {
  const t = useTexts();
  const { priceCents, onlinePriceCents, onlineDiscountPercent, canBookOnly, canPayOnline } = offer;
  const hasBothWays = canBookOnly && canPayOnline && priceCents > 0;
  const isDiscounted = onlinePriceCents < priceCents;
  const price = (cents: number): string => (cents === 0 ? t(m.booking_free) : formatMoney(cents));
  return (
    <dl className={styles.prices}>
      {(canBookOnly || !canPayOnline || priceCents === 0) && (
        <div>
          <dt>{t(hasBothWays ? m.booking_pay_on_site : m.booking_price)}</dt>
          <dd>{price(priceCents)}</dd>
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
            {isDiscounted && (
              <s className={styles.before}>{t(m.booking_price_before, { price: formatMoney(priceCents) })}</s>
            )}{' '}
            {price(onlinePriceCents)}
          </dd>
        </div>
      )}
    </dl>
  );
}
