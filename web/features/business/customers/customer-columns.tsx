import * as m from '#contracts/texts/messages.js';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import type { TableColumn } from '#web/business-ui/table.tsx';
import type { Texts } from '#web/lib/texts-in.ts';
import type { ListedCustomer } from '#web/business-frame/customers/customer-calls.ts';
import { dayOf, nameOf } from './customer-labels.ts';
import styles from './customers.module.css';
import { Tags } from './tags.tsx';

/** What the list says of each customer. */
export function columnsOf(t: Texts, timeZone: string): TableColumn<ListedCustomer>[] {
  const none = <span className={styles.none}>–</span>;
  const day = (at: string | null) => (at ? dayOf(timeZone, at) : none);
  return [
    {
      id: 'name',
      title: t(m.customers_name),
      isName: true,
      isSortable: true,
      width: '26%',
      cell: (row) => (
        <span className={styles.name}>
          {nameOf(t, row)}
          {row.isBlacklisted && <StatusPill tone="wrong">{t(m.customers_blacklisted)}</StatusPill>}
          <Tags tags={row.tags} />
        </span>
      ),
    },
    {
      id: 'contacts',
      phone: 'bare',
      title: t(m.customers_contacts),
      width: '28%',
      cell: ({ phone, email }) =>
        phone || email ? (
          <span className={styles.contacts}>
            {phone && <span>{phone}</span>}
            {email && <small>{email}</small>}
          </span>
        ) : (
          none
        ),
    },
    {
      id: 'lastVisit',
      phone: 'labelled',
      title: t(m.customers_last),
      isSortable: true,
      align: 'end',
      cell: ({ lastAt }) => day(lastAt),
    },
    {
      id: 'next',
      phone: 'none',
      title: t(m.customers_next),
      align: 'end',
      cell: ({ nextAt }) => day(nextAt),
    },
    {
      id: 'visits',
      phone: 'none',
      title: t(m.customers_visits),
      align: 'end',
      cell: ({ visits }) => String(visits),
    },
  ];
}
