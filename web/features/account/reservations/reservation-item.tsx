import { formatTime } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import placeholder from '#web/booking/default-service.svg';
import { StateBadge } from '#web/booking/own/reservation-state.tsx';
import { amountText } from '#web/booking/own/amount-text.ts';
import { dayWithWeekday } from '#web/booking/shown-times.ts';
import { VenueTime } from '#web/booking/venue-time.tsx';
import { LocalLink } from '#web/lib/local-path.tsx';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { SmartImage } from '#web/ui/smart-image.tsx';
import type { ReservationListed } from './reservation-calls.ts';
import styles from './reservation-list.module.css';

/** Picture, what, with whom, when in the provider's zone, how much, and where it stands; the whole card is one link. */
export function ReservationItem({ reservation }: { reservation: ReservationListed }) {
  const t = useTexts();
  const locale = useLocale();
  const { id, providerId, providerName, provider, offerName, resourceName, startsAt, endsAt, timeZone } =
    reservation;
  const times = {
    day: dayWithWeekday(startsAt.slice(0, 10), locale),
    from: formatTime(startsAt),
    to: formatTime(endsAt),
  };
  return (
    <article className={styles.card}>
      <SmartImage
        src={provider?.images.small}
        fallback={placeholder}
        alt=""
        width="400"
        height="250"
        className={styles.picture}
      />
      <div className={styles.words}>
        <div className={styles.head}>
          <h3 className={styles.name}>
            <LocalLink
              to={`/profile/reservations/${providerId}/${id}`}
              className={styles.link}
              lang={provider?.language}
            >
              {offerName}
            </LocalLink>
          </h3>
          <StateBadge reservation={reservation} />
        </div>
        <p className={styles.moment}>{t(m.mybookings_at, times)}</p>
        <VenueTime at={startsAt} timeZone={timeZone} className={styles.muted} />
        <p>
          {[providerName, resourceName && t(m.booking_with, { name: resourceName })]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className={styles.foot}>
          <span>{amountText(reservation, t)}</span>
          <span className={styles.open} aria-hidden="true">
            {t(reservation.canCancel ? m.mybookings_open : m.mybookings_see)}
          </span>
        </p>
      </div>
    </article>
  );
}
