import { useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { BulkBar } from '#web/business-ui/bulk-bar.tsx';
import { useSelection } from '#web/business-ui/selection.ts';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { TableFoot } from '#web/business-ui/table-foot.tsx';
import { Table } from '#web/business-ui/table.tsx';
import type { TableColumn } from '#web/business-ui/table.tsx';
import type { Texts } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useCenterPath, useMay } from '../center/own-center.tsx';
import { CUSTOMER_ADDRESS, isDescending } from './customer-address.ts';
import type { CustomerAddress, CustomerSort } from './customer-address.ts';
import type { CustomerTag, ListedCustomer } from './customer-calls.ts';
import { CustomerFilters } from './customer-filters.tsx';
import { dayOf, nameOf } from './customer-words.ts';
import styles from './customers.module.css';
import { NoCustomers } from './no-customers.tsx';
import { Tags } from './tags.tsx';
import { useCustomerActs } from './use-customer-acts.tsx';

const PAGE_SIZE = 10;

type CustomerListProps = {
  asked: CustomerAddress;
  list: { total: number; isMore: boolean; items: readonly ListedCustomer[] } | null;
  tags: readonly CustomerTag[];
  /** Whether the center keeps anything that expires. */
  hasEnding: boolean;
  timeZone: string;
  hasFailed: boolean;
};

/** A page of the customers: found, filtered, sorted, chosen, and what can be done with them. */
export function CustomerList({ asked, list, tags, hasEnding, timeZone, hasFailed }: CustomerListProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { search } = useLocation();
  const mayChange = useMay('changeCustomers');
  const selection = useSelection(search);
  const { acts, actsOf, question } = useCustomerActs(() => selection.clear());
  const items = list?.items ?? [];
  const actable = (customer: ListedCustomer) => ({ ...customer, name: nameOf(t, customer) });
  const chosen = items.filter(({ id }) => selection.ids.has(String(id))).map(actable);
  const here = centerPath('customers');
  const toSort = (sort: CustomerSort, isDown: boolean): string => {
    const straight = { ...asked, sort, turned: false, page: 1 };
    return here + CUSTOMER_ADDRESS.searchOf({ ...straight, turned: isDescending(straight) !== isDown });
  };
  return (
    <>
      <CustomerFilters asked={asked} tags={tags} hasEnding={hasEnding} />
      <div>
        <Table
          label={t(m.customers_title)}
          columns={columnsOf(t, timeZone)}
          rows={items}
          idOf={({ id }) => String(id)}
          nameOf={(row) => nameOf(t, row)}
          hrefOf={({ id }) => centerPath(`customers/${id}`) + search}
          sort={{ column: asked.sort, direction: isDescending(asked) ? 'descending' : 'ascending' }}
          hrefOfSort={({ column, direction }) =>
            // Columns that sort are called as their order is
            toSort(column as CustomerSort, direction === 'descending')
          }
          {...(mayChange && { selection })}
          actsOf={(row) => actsOf(actable(row))}
          empty={<NoCustomers asked={asked} hasFailed={hasFailed} />}
        />
        {list?.isMore && <p className={styles.more}>{t(m.customers_more_than, { count: '10.000' })}</p>}
        {list && (
          <TableFoot
            page={asked.page}
            pageSize={PAGE_SIZE}
            total={list.total}
            hrefOf={(page) => here + CUSTOMER_ADDRESS.searchOf({ ...asked, page })}
          />
        )}
        {mayChange && <BulkBar selection={selection} acts={acts(chosen)} />}
      </div>
      {question}
    </>
  );
}

function columnsOf(t: Texts, timeZone: string): TableColumn<ListedCustomer>[] {
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
      title: t(m.customers_last),
      isSortable: true,
      align: 'end',
      cell: ({ lastAt }) => day(lastAt),
    },
    { id: 'next', title: t(m.customers_next), align: 'end', cell: ({ nextAt }) => day(nextAt) },
    { id: 'visits', title: t(m.customers_visits), align: 'end', cell: ({ visits }) => String(visits) },
  ];
}
