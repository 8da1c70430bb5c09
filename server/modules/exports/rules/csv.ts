import type { Locale } from '#contracts/languages.ts';
import { csvCell } from '#contracts/csv-cell.ts';

/** What stands between cells: Italian spreadsheets read a comma as part of a figure. */
const SEPARATORS: Record<Locale, ';' | ','> = { it: ';', en: ',' };

/** By it a spreadsheet knows that letters are UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * One line of a CSV with its end.
 */
export function csvLine(cells: readonly string[], locale: Locale): string {
  const separator = SEPARATORS[locale];
  return `${cells.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`;
}

/** An amount as a figure that spreadsheets add up: 1234,50 in Italian, 1234.50 in English; no sign of the currency, no dots between thousands. */
export function csvAmount(cents: number, locale: Locale): string {
  const figure = (cents / 100).toFixed(2);
  return locale === 'it' ? figure.replace('.', ',') : figure;
}
