import { Link } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { FilterBar } from '#web/business-ui/filter-bar.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import type { CaredCustomer, ListedCustomer } from '#web/business-frame/customers/customer-calls.ts';
import { nameOf } from './customer-labels.ts';
import styles from './merge.module.css';

type CareSearchProps = {
  customer: CaredCustomer;
  q: string;
  /** What was found; null: nothing was asked yet. */
  found: { total: number; items: readonly ListedCustomer[] } | null;
};

/** Who may care for the customer. */
export function CareSearch({ customer, q, found }: CareSearchProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const here = centerPath(`customers/${customer.id}/care`);
  const hits = found?.items.filter(({ id }) => id !== customer.id) ?? [];
  return (
    <>
      <FilterBar
        search={{ name: 'q', label: t(m.customers_care_search), value: q }}
        clearHref={here}
        isFiltered={q !== ''}
      />
      {found !== null && hits.length === 0 && <p className={styles.quiet}>{t(m.customers_merge_none)}</p>}
      {hits.length > 0 && (
        <section aria-label={t(m.customers_merge_hits)} className={styles.hits}>
          <h2>{t(m.customers_merge_hits)}</h2>
          <ul>
            {hits.map((hit) => {
              const name = nameOf(t, hit);
              const contacts = [hit.phone, hit.email].filter((one) => one && one !== name).join(' · ');
              return (
                <li key={hit.id}>
                  <Link to={`${here}?with=${hit.id}`} aria-label={t(m.customers_care_choose, { name })}>
                    <span>{name}</span>
                    {contacts && <small>{contacts}</small>}
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {found !== null && found.total > found.items.length && (
        <p className={styles.quiet}>{t(m.customers_merge_more)}</p>
      )}
      <div>
        <ButtonLink to={centerPath(`customers/${customer.id}`)} look="secondary">
          {t(m.kit_cancel)}
        </ButtonLink>
      </div>
    </>
  );
}
