/** The front door of exports: nobody above calls it; its doors do. */
export { exportBuyers } from './use-cases/export-buyers.ts';
export { exportCustomers } from './use-cases/export-customers.ts';
export { exportReservations } from './use-cases/export-reservations.ts';
export type { ListFile } from './use-cases/export-list.ts';
export type { ExportAccess } from './use-cases/get-export-access.ts';
export { getExportAccess } from './use-cases/get-export-access.ts';
