import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import type { CustomerLine } from '#web/business-frame/customers/customer-calls.ts';
import { lineText, momentOf } from './customer-labels.ts';
import styles from './customer.module.css';

/** What was changed of a customer, the latest first. */
export function CustomerHistory({
  history,
  timeZone,
}: {
  history: readonly CustomerLine[];
  timeZone: string;
}) {
  const t = useTexts();
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="customer-history" className={styles.part}>
      <h3 id="customer-history">{t(m.customers_history)}</h3>
      <ol className={styles.history}>
        {history.map((line, index) => (
          <li key={index}>
            <span>{lineText(t, line)}</span>
            <small>
              {momentOf(timeZone, line.at)} · {line.by ?? t(m.customers_by_nobody)}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}
