import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { useCenterPath } from '../center/own-center.tsx';
import type { SeenCustomer } from './customer-calls.ts';
import styles from './customer.module.css';

/** What a customer still has to pay, and for who sees sums what they paid so far. */
export function CustomerMoney({
  customerId,
  money,
}: {
  customerId: number;
  money: NonNullable<SeenCustomer['money']>;
}) {
  const t = useTexts();
  const centerPath = useCenterPath();
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
      {unpaidVisits > 0 && (
        <div>
          <ButtonLink
            look="secondary"
            to={`${centerPath('reservations/collect')}?status=all&customer=${customerId}`}
          >
            {t(m.collect_act)}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
