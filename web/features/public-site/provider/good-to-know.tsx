import { formatPercent } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { isBookable } from '#web/booking/booking-types.ts';
import type { ServiceToBook } from '#web/booking/booking-types.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Texts } from '#web/lib/texts-in.ts';
import type { ProviderOnPage } from './provider.ts';
import styles from './provider-page.module.css';

type GoodToKnowProps = { provider: ProviderOnPage; services: readonly ServiceToBook[] };

/** How one pays, what paying online saves, until when cancelling is free: known before booking starts. */
export function GoodToKnow({ provider, services }: GoodToKnowProps) {
  const t = useTexts();
  const { freeCancellationHours, reservationOffset } = provider;
  const offers = services.flatMap((service) => service.offers);
  const discount = Math.max(
    0,
    ...offers.filter(({ canPayOnline }) => canPayOnline).map((offer) => offer.onlineDiscountPercent),
  );
  const sentences = [
    paymentSentence(
      offers.some(({ canBookOnly }) => canBookOnly),
      offers.some(({ canPayOnline }) => canPayOnline),
      t,
    ),
    discount > 0 && t(m.provider_online_discount, { percent: formatPercent(discount) }),
    freeCancellationHours > 0
      ? t(m.provider_free_cancellation, { hours: freeCancellationHours })
      : t(m.provider_free_cancellation_until_start),
    reservationOffset > 0 && t(m.provider_notice, { duration: noticeInWords(reservationOffset, t) }),
  ].filter((sentence): sentence is string => Boolean(sentence));
  if (!offers.some(isBookable)) return null;
  return (
    <section aria-labelledby="good-to-know">
      <h2 id="good-to-know" className={styles.factTitle}>
        {t(m.provider_good_to_know)}
      </h2>
      <ul className={styles.sentences}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

function paymentSentence(isOnSite: boolean, isOnline: boolean, t: Texts): string | null {
  if (isOnSite && isOnline) return t(m.provider_pays_either);
  if (isOnline) return t(m.provider_pays_online_only);
  return isOnSite ? t(m.provider_pays_on_site) : null;
}

/** Whole hours as hours, anything else in minutes; one of each never occurs as notice of less than five minutes. */
function noticeInWords(minutes: number, t: Texts): string {
  return minutes % 60 === 0 && minutes > 60
    ? t(m.provider_notice_hours, { count: minutes / 60 })
    : t(m.provider_notice_minutes, { count: minutes });
}
