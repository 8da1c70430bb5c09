import type { ExportedList, ExportFormat } from '#contracts/exports.ts';
import { EXPORT_FORMATS, MOST_PDF_ROWS } from '#contracts/exports.ts';
import { oneOf } from '#web/lib/list-address.ts';

/** What the screen before a download knows. */
export interface ExportQuery {
  format: ExportFormat;
  isProved: boolean;
  isOpened: boolean;
  /** How many rows the filters leave; more than that where `isMore`. */
  rows: number;
  isMore: boolean;
  /** Of who asks. */
  email: string;
}

const FORMAT = oneOf<ExportFormat>(EXPORT_FORMATS);

/** As what the list is asked for. */
export const formatIn = (search: URLSearchParams): ExportFormat => FORMAT.read(search.get('format'));

/** The search of a list with the format beside its filters. */
export function searchWith(search: string, format: ExportFormat): string {
  const said = new URLSearchParams(search);
  said.set('format', format);
  return `?${said}`;
}

/** More than a PDF holds. */
export const isTooMany = ({ format, rows, isMore }: ExportQuery): boolean =>
  format === 'pdf' && (isMore || rows > MOST_PDF_ROWS);

/** Where the file is: the address says what of the list it holds, and opens nothing by itself. */
export function downloadAddress(
  { providerId, list, format }: { providerId: number; list: ExportedList; format: ExportFormat },
  question: Readonly<Record<string, string | number | boolean | null>>,
): string {
  const said = Object.entries(question).flatMap(([name, value]) =>
    value === null ? [] : [[name, String(value)]],
  );
  return `/exports/${providerId}/${list}.${format}?${new URLSearchParams(said)}`;
}
