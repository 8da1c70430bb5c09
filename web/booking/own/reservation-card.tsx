import type { ReactNode } from 'react';
import { formatTime } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { dayWithWeekday } from '#web/booking/shown-times.ts';
import { VenueTime } from '#web/booking/venue-time.tsx';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { amountText } from './amount-text.ts';
import type { ReservationSeen } from './own-reservation.ts';
import styles from './reservation-card.module.css';

/** A booking in the words of the day it was made. */
export function ReservationCard({ reservation }: { reservation: ReservationSeen }) {
  const t = useTexts();
  const locale = useLocale();
  const { offerName, resourceName, providerName, providerAddress, startsAt, endsAt, timeZone } = reservation;
  const moment = t(m.manage_moment, {
    day: dayWithWeekday(startsAt.slice(0, 10), locale),
    from: formatTime(startsAt),
    to: formatTime(endsAt),
  });
  return (
    <dl className={styles.card}>
      <Line name={t(m.manage_service)}>
        <span lang={reservation.provider?.language}>{offerName}</span>
      </Line>
      <Line name={t(m.manage_when)}>
        <span className={styles.moment}>{moment}</span>
        <VenueTime at={startsAt} timeZone={timeZone} className={styles.small} />
      </Line>
      {resourceName && <Line name={t(m.manage_with)}>{resourceName}</Line>}
      <Line name={t(m.manage_where)}>
        <span lang={reservation.provider?.language}>{providerName}</span>
        {providerAddress && <span className={styles.small}>{providerAddress}</span>}
      </Line>
      <Line name={t(m.manage_amount)}>{amountText(reservation, t)}</Line>
    </dl>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
