import * as m from '#contracts/texts/messages.js';
import { BulkBar } from '#web/business-ui/bulk-bar.tsx';
import type { Selection } from '#web/business-ui/selection.ts';
import { TableFoot } from '#web/business-ui/table-foot.tsx';
import { Table } from '#web/business-ui/table.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useCenterPath, useMay, useOwnCenter } from '../center/own-center.tsx';
import { BrokenLine } from '../live/broken-line.tsx';
import { ListChanged } from '../live/list-changed.tsx';
import { CUSTOMER_ADDRESS, isDescending } from './customer-address.ts';
import type { CustomerSort } from './customer-address.ts';
import type { ListedCustomer } from './customer-calls.ts';
import { columnsOf } from './customer-columns.tsx';
import { CustomerFilters } from './customer-filters.tsx';
import { nameOf } from './customer-words.ts';
import styles from './customers.module.css';
import type { LoadedCustomers } from './load-customers.ts';
import { NoCustomers } from './no-customers.tsx';
import { useCustomerActs } from './use-customer-acts.tsx';
import { useLiveCustomers } from './use-live-customers.ts';

const PAGE_SIZE = 10;

type CustomerListProps = {
  loaded: LoadedCustomers;
  selection: Selection;
  /** What the list is asked for, without what lies over it. */
  search: string;
  /** How what is done with them is sent. */
  sending: Parameters<typeof useCustomerActs>[0];
};

/** A page of the customers: found, filtered, sorted, chosen, and what can be done with them; kept fresh. */
export function CustomerList({ loaded, selection, search, sending }: CustomerListProps) {
  const { shown, items, brokenSince, showNew, within } = useLiveCustomers(loaded);
  const { asked, list, tags, hasEnding, hasFailed } = shown;
  const t = useTexts();
  const centerPath = useCenterPath();
  const { timeZone } = useOwnCenter();
  const mayChange = useMay('changeCustomers');
  const { chosenActs, actsOf } = useCustomerActs(sending);
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
      <BrokenLine since={brokenSince} />
      <div ref={within}>
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
        <ListChanged onShow={showNew} isAbove={selection.ids.size > 0} />
        {list?.isMore && <p className={styles.more}>{t(m.customers_more_than, { count: '10.000' })}</p>}
        {list && (
          <TableFoot
            page={asked.page}
            pageSize={PAGE_SIZE}
            total={list.total}
            hrefOf={(page) => here + CUSTOMER_ADDRESS.searchOf({ ...asked, page })}
          />
        )}
        {mayChange && <BulkBar selection={selection} acts={chosenActs(chosen)} />}
      </div>
    </>
  );
}
