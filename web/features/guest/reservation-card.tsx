import type { ReactNode } from 'react';
import { formatMoney, formatTime } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { dayWithWeekday } from '#web/booking/shown-times.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import type { Texts } from '#web/lib/texts-in.ts';
import type { ReservationSeen } from './reservation.ts';
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
      <Line name={t(m.manage_service)}>{offerName}</Line>
      <Line name={t(m.manage_when)}>
        <span className={styles.moment}>{moment}</span>
        <span className={styles.small}>{t(m.manage_zone, { zone: timeZone })}</span>
      </Line>
      {resourceName && <Line name={t(m.manage_with)}>{resourceName}</Line>}
      <Line name={t(m.manage_where)}>
        <span>{providerName}</span>
        {providerAddress && <span className={styles.small}>{providerAddress}</span>}
      </Line>
      <Line name={t(m.manage_amount)}>{amountInWords(reservation, t)}</Line>
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

function amountInWords({ amountCents, paymentState, status }: ReservationSeen, t: Texts): string {
  const amount = formatMoney(amountCents);
  if (amountCents === 0) return t(m.manage_free);
  if (status === 'R') return t(m.manage_refunded, { amount });
  if (paymentState === 'fullyPaid') return t(m.manage_paid, { amount });
  return status === 'C' || status === 'RSD'
    ? t(m.manage_not_paid, { amount })
    : t(m.manage_to_pay, { amount });
}
