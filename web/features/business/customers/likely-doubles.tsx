import { Link } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import type { SeenCustomer } from '#web/business-frame/customers/customer-calls.ts';
import { nameOf } from './customer-labels.ts';
import styles from './customer.module.css';

/** Who may be the same person, each with the way to look at both. */
export function LikelyDoubles({ customer: { id, doubles } }: { customer: SeenCustomer }) {
  const t = useTexts();
  const centerPath = useCenterPath();
  if (doubles.length === 0) return null;
  return (
    <p className={styles.doubles}>
      <span>{t(m.customers_double_line)}</span>
      {doubles.map((double) => (
        <Link key={double.id} to={centerPath(`customers/${id}/merge?with=${double.id}`)}>
          {nameOf(t, double)}
        </Link>
      ))}
    </p>
  );
}
