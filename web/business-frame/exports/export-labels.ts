import type { ExportFormat } from '#contracts/exports.ts';

/** As everybody calls them. */
export const FORMAT_NAMES: Record<ExportFormat, string> = { csv: 'CSV', pdf: 'PDF' };
