import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { BookingLink } from '#web/booking/booking-link.tsx';
import { findOffer } from '#web/booking/booking-types.ts';
import { useProviderLanguage } from '#web/booking/provider-language.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { nextFreeLabel } from '../next-free-labels.ts';
import type { ProviderPageData } from './provider-page-data.ts';
import styles from './next-times.module.css';

/** The next free times before a service is chosen: each leads straight to one's own data. */
export function NextTimes({
  provider,
  services,
  readAt,
}: Pick<ProviderPageData, 'provider' | 'services' | 'readAt'>) {
  const t = useTexts();
  const locale = useLocale();
  const lang = useProviderLanguage();
  return (
    <>
      <h3 className={styles.title}>{t(m.provider_next_times)}</h3>
      <ul className={styles.times}>
        {provider.nextFreeStarts.map(({ subServiceId, dateTimeFrom }) => {
          const found = findOffer(services, subServiceId);
          if (!found) return null;
          const { service, offer } = found;
          return (
            <li key={subServiceId}>
              <BookingLink
                bookingRequest={{
                  offerId: offer.id,
                  day: dateTimeFrom.slice(0, 10),
                  at: dateTimeFrom,
                }}
                rel="nofollow"
                className={styles.time}
              >
                <span className={styles.when}>
                  {nextFreeLabel(dateTimeFrom, new Date(readAt).getTime(), locale)}
                </span>
                <span className={styles.what}>
                  <span lang={lang}>
                    {offer.name === service.name ? service.name : `${service.name}, ${offer.name}`}
                  </span>
                  {' · '}
                  {t(m.booking_minutes, { minutes: offer.duration })}
                </span>
                <span className={styles.price}>
                  {offer.priceCents === 0 ? t(m.booking_free) : formatMoney(offer.priceCents)}
                </span>
              </BookingLink>
            </li>
          );
        })}
      </ul>
      <p className={styles.other}>{t(m.provider_next_times_other)}</p>
    </>
  );
}
