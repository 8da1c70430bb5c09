import { Link } from 'react-router';
import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { momentOf } from '#web/business-frame/reservations/reservation-labels.ts';
import type { SeenCustomer } from '#web/business-frame/customers/customer-calls.ts';
import styles from './customer.module.css';

type CustomerMoneyProps = {
  customerId: number;
  money: NonNullable<SeenCustomer['money']>;
  timeZone: string;
};

/** What a customer still has to pay, and for who sees sums what they paid so far. */
export function CustomerMoney({ customerId, money, timeZone }: CustomerMoneyProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { unpaidVisits, unpaidSales, owedCents, paidCents } = money;
  return (
    <section aria-labelledby="customer-money" className={styles.part}>
      <h3 id="customer-money">{t(m.customers_money)}</h3>
      <dl className={styles.sums}>
        <div>
          <dt>{t(m.customers_unpaid)}</dt>
          <dd>{unpaidVisits}</dd>
        </div>
        {unpaidSales > 0 && (
          <div>
            <dt>{t(m.customers_unpaid_sales)}</dt>
            <dd>{unpaidSales}</dd>
          </div>
        )}
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
      {unpaidVisits + unpaidSales > 0 && (
        <div>
          <ButtonLink
            look="secondary"
            to={`${centerPath('reservations/collect')}?status=all&customer=${customerId}`}
          >
            {t(m.collect_act)}
          </ButtonLink>
        </div>
      )}
      <Sales money={money} timeZone={timeZone} />
    </section>
  );
}

/** What they bought at the desk. */
function Sales({ money: { sales, salesTotal }, timeZone }: Omit<CustomerMoneyProps, 'customerId'>) {
  const t = useTexts();
  const centerPath = useCenterPath();
  if (sales.length === 0) return null;
  return (
    <>
      <h4>{t(m.customers_sales)}</h4>
      <ul className={styles.sales}>
        {sales.map(({ orderId, name, soldAt, totalCents }) => (
          <li key={orderId}>
            <Link to={centerPath(`till/sales/${orderId}`)}>{name}</Link>
            <span>{formatMoney(totalCents)}</span>
            <small>{momentOf(timeZone, soldAt)}</small>
          </li>
        ))}
      </ul>
      {salesTotal > sales.length && (
        <small>{t(m.customers_sales_more, { shown: sales.length, total: salesTotal })}</small>
      )}
    </>
  );
}
