/** What spreadsheets take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** A phone or a number is none, however it begins. */
const NUMBER = /^[+-]?\d[\d\s]*(?:[.,]\d+)?$/;

/** A line of a CSV that Italian spreadsheets open: semicolons, every cell as text, formulas with a mark in front so that nothing is run. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`;
}

function csvCell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
