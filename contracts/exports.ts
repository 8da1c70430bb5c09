/** The lists that can be had as a file, by their names in addresses, and as what. */
export const EXPORTED_LISTS = ['customers', 'reservations', 'buyers'] as const;
export type ExportedList = (typeof EXPORTED_LISTS)[number];
export const EXPORT_FORMATS = ['csv', 'pdf'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
/** More than this nobody prints; a CSV holds any number. */
export const MOST_PDF_ROWS = 5000;
