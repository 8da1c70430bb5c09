import { Link } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useCenterPath, useMay, useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import { leftOf, STANDINGS, untilOf } from '#web/business-frame/customers/pass-labels.ts';
import type { PassOfCustomer } from '#web/business-frame/customers/pass-calls.ts';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import styles from './customer.module.css';

type CustomerPassesProps = { customerId: number; passes: readonly PassOfCustomer[]; total: number };

/** The memberships a customer holds: what is left, until when, and the sale of another. */
export function CustomerPasses({ customerId, passes, total }: CustomerPassesProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { notInPackage } = useOwnCenter();
  const maySell = useMay('takePayments') && !notInPackage.includes('changeMemberships');
  if (passes.length === 0 && !maySell) return null;
  return (
    <section aria-labelledby="customer-passes" className={styles.part}>
      <h3 id="customer-passes">{t(m.memberships_title)}</h3>
      {passes.length > 0 && (
        <ul className={styles.visits}>
          {passes.map((pass) => (
            <li key={pass.id}>
              <Link to={centerPath(`memberships/passes/${pass.id}`)}>
                {pass.name} · {pass.offerName}
              </Link>
              <StatusPill tone={STANDINGS[pass.standing].tone}>{t(STANDINGS[pass.standing].text)}</StatusPill>
              <small>{[leftOf(t, pass), untilOf(t, pass)].filter(Boolean).join(' · ')}</small>
            </li>
          ))}
        </ul>
      )}
      {total > passes.length && <small>{t(m.pass_more, { shown: passes.length, total })}</small>}
      {maySell && (
        <div>
          <ButtonLink look="secondary" to={`${centerPath('memberships/sell')}?customer=${customerId}`}>
            {t(m.pass_sell)}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
