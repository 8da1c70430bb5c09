import type { ExportFormat } from '#contracts/exports.ts';
import { m } from '#contracts/texts/messages.js';
import type { CustomersQuery } from '#server/modules/customer-cards/index.ts';
import { customersToExport } from '#server/modules/customer-cards/index.ts';
import { readFieldsInUse } from '#server/modules/customers/index.ts';
import { CUSTOMER_COLUMNS, ownFieldColumns, PRINTED_CUSTOMER_COLUMNS } from './customer-columns.ts';
import type { Asking, ListFile } from './export-list.ts';
import { exportList } from './export-list.ts';

/** The customers of a provider as a file, as the list shows them. @throws Refusal as `exportList` */
export async function exportCustomers(
  asking: Asking,
  asked: Omit<CustomersQuery, 'page'>,
  format: ExportFormat,
): Promise<ListFile> {
  const { providerId, search, ...filters } = asked;
  return exportList(
    asking,
    { providerId, format },
    {
      list: 'customers',
      action: 'exportCustomers',
      title: m.customers_title,
      columns: CUSTOMER_COLUMNS,
      ownColumns: async (work) => (await readFieldsInUse(work, providerId)).flatMap(ownFieldColumns),
      printed: PRINTED_CUSTOMER_COLUMNS,
      filters: { ...filters, isSearched: search !== null },
      rows: (work, viewer) => customersToExport(work, viewer, asked),
    },
  );
}
