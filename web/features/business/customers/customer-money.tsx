import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import type { SeenCustomer } from './customer-calls.ts';
import styles from './customer.module.css';

/** What a customer still has to pay, and for who sees sums what they paid so far. */
export function CustomerMoney({ money }: { money: NonNullable<SeenCustomer['money']> }) {
  const t = useTexts();
  const { unpaidVisits, owedCents, paidCents } = money;
  return (
    <section aria-labelledby="customer-money" className={styles.part}>
      <h3 id="customer-money">{t(m.customers_money)}</h3>
      <dl className={styles.sums}>
        <div>
          <dt>{t(m.customers_unpaid)}</dt>
          <dd>{unpaidVisits}</dd>
        </div>
        {owedCents !== null && (
          <div>
            <dt>{t(m.customers_owed)}</dt>
            <dd>{formatMoney(owedCents)}</dd>
          </div>
        )}
        {paidCents !== null && (
          <div>
            <dt>{t(m.customers_paid)}</dt>
            <dd>{formatMoney(paidCents)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
