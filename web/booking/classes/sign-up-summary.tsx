import { formatMoney, formatTime } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { dayWithWeekday } from '../shown-times.ts';
import type { SessionToBook, SubscriptionPrices } from './class-calls.ts';
import styles from './sign-up.module.css';

type SignUpSummaryProps = {
  sessions: readonly SessionToBook[];
  chosenIds: readonly number[];
  prices: SubscriptionPrices;
};

/** The chosen sessions; each with its price, unless one price covers all. */
export function SignUpSummary({ sessions, chosenIds, prices }: SignUpSummaryProps) {
  const t = useTexts();
  const locale = useLocale();
  const linePrices = new Map(prices.onSite.lines.map(({ sessionId, priceCents }) => [sessionId, priceCents]));
  return (
    <section aria-label={t(m.signup_summary)}>
      <ul className={styles.summary}>
        {sessions
          .filter(({ id }) => chosenIds.includes(id))
          .map(({ id, date, startTime, endTime, priceCents }) => (
            <li key={id}>
              <span className={styles.day}>
                {t(m.signup_at, {
                  day: dayWithWeekday(date, locale),
                  from: formatTime(startTime),
                  to: formatTime(endTime),
                })}
              </span>
              {priceCents !== null && <span>{formatMoney(linePrices.get(id) ?? priceCents)}</span>}
            </li>
          ))}
      </ul>
    </section>
  );
}
