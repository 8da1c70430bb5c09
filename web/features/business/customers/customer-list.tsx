import { ListScreen } from '#web/business-frame/list-screen/list-screen.tsx';
import type { Selection } from '#web/business-ui/selection.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useMay, useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import { ExportMenu } from '#web/business-frame/exports/export-menu.tsx';
import { CUSTOMER_LIST } from '#web/business-frame/customers/customer-address.ts';
import type { ListedCustomer } from '#web/business-frame/customers/customer-calls.ts';
import { columnsOf } from './customer-columns.tsx';
import { nameOf } from './customer-labels.ts';
import type { LoadedCustomers } from './load-customers.ts';
import { useCustomerActs } from './use-customer-acts.tsx';
import { useLiveCustomers } from './use-live-customers.ts';

type CustomerListProps = {
  loaded: LoadedCustomers;
  selection: Selection;
  /** What the list is asked for, without what lies over it. */
  search: string;
  /** How what is done with them is sent. */
  sending: Parameters<typeof useCustomerActs>[0];
};

/** A page of the customers, with what can be done with one or several; kept fresh. */
export function CustomerList({ loaded, selection, search, sending }: CustomerListProps) {
  const { shown, items, ...live } = useLiveCustomers(loaded);
  const { asked, list, tags, hasEnding, hasFailed } = shown;
  const t = useTexts();
  const { timeZone } = useOwnCenter();
  const mayChange = useMay('changeCustomers');
  const { chosenActs, actsOf } = useCustomerActs(sending);
  const actable = (customer: ListedCustomer) => ({ ...customer, name: nameOf(t, customer) });
  const hasNoEnding = !hasEnding && asked.ending === 'any';
  return (
    <ListScreen
      list={CUSTOMER_LIST}
      loaded={{ asked, list: list && { ...list, items }, hasFailed }}
      columns={columnsOf(t, timeZone)}
      nameOf={(row) => nameOf(t, row)}
      search={search}
      options={{
        tag: tags.map(({ id, name, color }) => ({ value: String(id), label: name, colour: color })),
        ...(hasNoEnding && { ending: [] }),
      }}
      besideFilters={
        <ExportMenu list="customers" search={CUSTOMER_LIST.address.searchOf({ ...asked, page: 1 })} />
      }
      actsOf={(row) => actsOf(actable(row))}
      {...(mayChange && {
        chosen: { selection, acts: (chosen: readonly ListedCustomer[]) => chosenActs(chosen.map(actable)) },
      })}
      live={live}
    />
  );
}
