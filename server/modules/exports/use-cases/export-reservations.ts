import type { ExportFormat } from '#contracts/exports.ts';
import { m } from '#contracts/texts/messages.js';
import type { ReservationsQuery } from '#server/modules/booking/index.ts';
import { reservationsToExport } from '#server/modules/booking/index.ts';
import type { Asking, ListFile } from './export-list.ts';
import { exportList } from './export-list.ts';
import { PRINTED_RESERVATION_COLUMNS, RESERVATION_COLUMNS } from './reservation-columns.ts';

/** The bookings of a provider as a file, as the list shows them. @throws Refusal as `exportList` */
export async function exportReservations(
  asking: Asking,
  asked: Omit<ReservationsQuery, 'page'>,
  format: ExportFormat,
): Promise<ListFile> {
  const { providerId, search, ...filters } = asked;
  return exportList(
    asking,
    { providerId, format },
    {
      list: 'reservations',
      action: 'exportReservations',
      title: m.reservations_title,
      columns: RESERVATION_COLUMNS,
      printed: PRINTED_RESERVATION_COLUMNS,
      filters: { ...filters, isSearched: search !== null },
      rows: (work, viewer) => reservationsToExport(work, viewer, asked),
    },
  );
}
