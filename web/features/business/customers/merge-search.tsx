import { Link } from 'react-router';
import { DAYS_TO_UNDO_A_MERGE } from '#contracts/customer-merge.ts';
import * as m from '#contracts/texts/messages.js';
import { FilterBar } from '#web/business-ui/filter-bar.tsx';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import type { ListedCustomer, MergingCustomer } from '#web/business-frame/customers/customer-calls.ts';
import { nameOf } from './customer-labels.ts';
import styles from './merge.module.css';

type Hit = Pick<ListedCustomer, 'id' | 'firstname' | 'lastname' | 'email' | 'phone'> &
  Partial<Pick<ListedCustomer, 'isBlacklisted'>>;

type MergeSearchProps = {
  customer: MergingCustomer;
  q: string;
  /** What was found; null: nothing was asked yet. */
  found: { total: number; items: readonly ListedCustomer[] } | null;
};

/** Who the other of two may be. */
export function MergeSearch({ customer, q, found }: MergeSearchProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const hits = found?.items.filter(({ id }) => id !== customer.id) ?? [];
  return (
    <div className={styles.search}>
      <p>{t(m.customers_merge_intro, { days: DAYS_TO_UNDO_A_MERGE })}</p>
      <FilterBar
        search={{ name: 'q', label: t(m.customers_merge_search), value: q }}
        clearHref={centerPath(`customers/${customer.id}/merge`)}
        isFiltered={q !== ''}
      />
      {found === null ? (
        customer.doubles.length > 0 && (
          <Hits id={customer.id} title={t(m.customers_merge_doubles)} hits={customer.doubles} />
        )
      ) : hits.length === 0 ? (
        <p className={styles.quiet}>{t(m.customers_merge_none)}</p>
      ) : (
        <>
          <Hits id={customer.id} title={t(m.customers_merge_hits)} hits={hits} />
          {found.total > found.items.length && <p className={styles.quiet}>{t(m.customers_merge_more)}</p>}
        </>
      )}
      <div>
        <ButtonLink to={centerPath(`customers/${customer.id}`)} look="secondary">
          {t(m.kit_cancel)}
        </ButtonLink>
      </div>
    </div>
  );
}

function Hits({ id, title, hits }: { id: number; title: string; hits: readonly Hit[] }) {
  const t = useTexts();
  const centerPath = useCenterPath();
  return (
    <section aria-label={title} className={styles.hits}>
      <h2>{title}</h2>
      <ul>
        {hits.map((hit) => {
          const name = nameOf(t, hit);
          const contacts = [hit.phone, hit.email].filter((one) => one && one !== name).join(' · ');
          return (
            <li key={hit.id}>
              <Link
                to={centerPath(`customers/${id}/merge?with=${hit.id}`)}
                aria-label={t(m.customers_merge_choose, { name })}
              >
                <span>{name}</span>
                {hit.isBlacklisted && <StatusPill tone="wrong">{t(m.customers_blacklisted)}</StatusPill>}
                {contacts && <small>{contacts}</small>}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
