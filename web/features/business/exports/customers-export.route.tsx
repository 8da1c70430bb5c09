import * as m from '#contracts/texts/messages.js';
import { titled } from '#web/business-frame/list-screen/list-route.tsx';
import type { Route } from './+types/customers-export.route.ts';
import { CUSTOMER_LIST, questionOf } from '#web/business-frame/customers/customer-address.ts';
import { CUSTOMERS_EXPORT } from './export-calls.ts';
import { ExportDrawer } from './export-drawer.tsx';
import { exportRoute } from './export-route.ts';

export const meta = titled(m.exports_customers_title);

const FILE = exportRoute({
  list: 'customers',
  action: 'exportCustomers',
  address: CUSTOMER_LIST.address,
  questionOf,
  read: async (api, providerId, query) => {
    const found = await api(CUSTOMERS_EXPORT, { providerId, ...questionOf(query) });
    const { total: rows, isMore } = found.getCustomers;
    return { ...found.getExportStanding, rows, isMore, email: found.getCurrentUser?.email ?? '' };
  },
});

export const loader = (args: Route.LoaderArgs) => FILE.load(args);
export const action = (args: Route.ActionArgs) => FILE.take(args);

/** The customers that the list shows, as a file. */
export default function CustomersExportRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ExportDrawer list="customers" {...loaderData} answer={actionData} />;
}
