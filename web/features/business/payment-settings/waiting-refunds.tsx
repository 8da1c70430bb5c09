import { formatDate, formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import styles from './payment-account.module.css';
import type { CenterAccount } from './payment-settings-calls.ts';

/** Money that customers wait for, as a task: it cannot go back before somebody puts an account right. */
export function WaitingRefunds({ account }: { account: CenterAccount }) {
  const t = useTexts();
  const { waitingRefunds: count, waitingCents, oldestWaiting } = account;
  if (count === 0) return null;
  const sum = formatMoney(waitingCents);
  const others = count - oldestWaiting.length;
  return (
    <div className={styles.task}>
      <h3>{count === 1 ? t(m.payacc_waiting_one, { sum }) : t(m.payacc_waiting_many, { count, sum })}</h3>
      <p>{t(m.payacc_waiting_text)}</p>
      <ul>
        {oldestWaiting.map(({ orderId, name, cents, askedAt }, index) => (
          <li key={`${orderId}-${index}`}>
            {t(m.payacc_waiting_item, { name, sum: formatMoney(cents), date: formatDate(askedAt) })}
          </li>
        ))}
        {others > 0 && <li>{t(m.payacc_waiting_more, { count: others })}</li>}
      </ul>
    </div>
  );
}
