import type { ExportFormat } from '#contracts/exports.ts';
import { m } from '#contracts/texts/messages.js';
import { buyersToExport } from '#server/modules/videos/index.ts';
import { BUYER_COLUMNS, PRINTED_BUYER_COLUMNS } from './buyer-columns.ts';
import type { Asking, ListFile } from './export-list.ts';
import { exportList } from './export-list.ts';

/** Who bought a video course or was given it, as a file: customers, so who may take those out may. @throws Refusal as `exportList`; notFound */
export async function exportBuyers(
  asking: Asking,
  { providerId, productId }: { providerId: number; productId: number },
  format: ExportFormat,
): Promise<ListFile> {
  return exportList(
    asking,
    { providerId, format },
    {
      list: 'buyers',
      action: 'exportCustomers',
      title: m.exports_buyers_list,
      columns: BUYER_COLUMNS,
      printed: PRINTED_BUYER_COLUMNS,
      filters: { list: 'buyers', productId },
      rows: (work) => buyersToExport(work, { providerId, courseId: productId }),
    },
  );
}
