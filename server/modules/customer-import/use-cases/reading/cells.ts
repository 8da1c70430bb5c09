import { LONGEST_CUSTOMER_NOTE } from '#contracts/validation/customer-notes.ts';

/** More of a cell is kept of none: no field of ours is longer, so that whoever uses it finds it too long. */
const LONGEST_CELL = LONGEST_CUSTOMER_NOTE + 1;

/** A cell as text that a database takes: numbers without exponents, dates as 1990-12-31. */
export function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  if (typeof cell === 'number') return Number.isInteger(cell) ? BigInt(cell).toString() : String(cell);
  const text = typeof cell === 'string' ? cell : typeof cell === 'boolean' ? String(cell) : '';
  return text.slice(0, LONGEST_CELL).toWellFormed().replaceAll('\0', '\uFFFD').trim();
}
