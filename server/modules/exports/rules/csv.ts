import type { Locale } from '#contracts/languages.ts';

/** What a spreadsheet takes for a formula, which runs as soon as the file is opened; wide forms too, which some read as the plain ones. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** What stands between cells: Italian spreadsheets read a comma as part of a figure. */
const SEPARATORS: Record<Locale, string> = { it: ';', en: ',' };

/** By it a spreadsheet knows that letters are UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * One line of a CSV with its end: quoted where it must be, and with an apostrophe in front of what would be a formula. A phone with a plus is one
 * too, and would lose it.
 */
export function csvLine(cells: readonly string[], locale: Locale): string {
  const separator = SEPARATORS[locale];
  return `${cells.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`;
}

function csvCell(text: string, separator: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  const isQuoted = harmless.includes(separator) || /["\r\n]/.test(harmless);
  return isQuoted ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** An amount as a figure that spreadsheets add up: 1234,50 in Italian, 1234.50 in English; no sign of the currency, no dots between thousands. */
export function csvAmount(cents: number, locale: Locale): string {
  const figure = (cents / 100).toFixed(2);
  return locale === 'it' ? figure.replace('.', ',') : figure;
}
