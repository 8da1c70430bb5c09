import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import type { HistoryLine } from './reservation-calls.ts';
import { doerOf, historyText, momentOf, ruleText } from './reservation-labels.ts';
import styles from './reservation.module.css';

/** What happened with a reservation and its money, the latest first. */
export function ReservationHistory({
  history,
  timeZone,
}: {
  history: readonly HistoryLine[];
  timeZone: string;
}) {
  const t = useTexts();
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="reservation-history" className={styles.part}>
      <h3 id="reservation-history">{t(m.reservations_history)}</h3>
      <ol className={styles.history}>
        {history.map((line, index) => {
          return (
            <li key={index}>
              <span>{historyText(t, line, timeZone)}</span>
              {line.overruled.map((code) => (
                <span key={code}>{t(m.reservations_history_overruled, { rule: ruleText(t, code) })}</span>
              ))}
              {line.isCustomersWish && <span>{t(m.reservations_history_customers_wish)}</span>}
              {line.why && <span>{t(m.reservations_history_reason, { reason: line.why })}</span>}
              <small>
                {momentOf(timeZone, line.at)} · {doerOf(t, line)}
              </small>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
