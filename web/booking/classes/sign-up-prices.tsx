import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import bookingStyles from '../booking-panel.module.css';
import type { ClassToBook, SubscriptionPrices } from './class-calls.ts';

type SignUpPricesProps = { offered: ClassToBook; prices: SubscriptionPrices };

/** What all chosen sessions cost; online with the discount and the price before it (specification sections 3 and 9). */
export function SignUpPrices({
  offered: { canBookOnly, canPayOnline },
  prices: { onSite, online },
}: SignUpPricesProps) {
  const t = useTexts();
  const isFree = onSite.priceWithoutDiscountCents === 0;
  const hasBothWays = canBookOnly && canPayOnline && !isFree;
  const isDiscounted = online.priceCents < online.priceWithoutDiscountCents;
  return (
    <dl className={bookingStyles.prices}>
      {(canBookOnly || !canPayOnline || isFree) && (
        <div>
          <dt>{t(hasBothWays ? m.signup_on_site_price : m.signup_whole_price)}</dt>
          <dd>
            {onSite.priceCents < onSite.priceWithoutDiscountCents && (
              <s className={bookingStyles.before}>
                {t(m.booking_price_before, { price: formatMoney(onSite.priceWithoutDiscountCents) })}
              </s>
            )}{' '}
            {onSite.priceCents === 0 ? t(m.booking_free) : formatMoney(onSite.priceCents)}
          </dd>
        </div>
      )}
      {canPayOnline && !isFree && (
        <div>
          <dt>{t(hasBothWays ? m.signup_online_price : m.signup_whole_price)}</dt>
          <dd>
            {isDiscounted && (
              <s className={bookingStyles.before}>
                {t(m.booking_price_before, { price: formatMoney(online.priceWithoutDiscountCents) })}
              </s>
            )}{' '}
            {formatMoney(online.priceCents)}
          </dd>
        </div>
      )}
    </dl>
  );
}
