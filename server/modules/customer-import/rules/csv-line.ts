import { csvCell } from '#contracts/csv-cell.ts';

/** A line of a CSV that Italian spreadsheets open: semicolons, every cell as text, formulas with a mark in front so that nothing is run. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => csvCell(cell, ';')).join(';')}\r\n`;
}
