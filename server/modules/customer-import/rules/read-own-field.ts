import type { CustomerFieldKind } from '#contracts/customer-fields.ts';
import type { RowProblemName } from '#contracts/customer-import.ts';
import type { LocalDate } from '#contracts/time.ts';
import { readImportedField } from '#contracts/validation/customer-import.ts';
import type { DateOrder } from './read-date.ts';
import { readOwnDate } from './read-date.ts';

/** How lists say yes and no, in small letters; an accent or a tick more or less does not matter. */
const YES: readonly string[] = ['si', 'sì', 's', 'yes', 'y', 'true', 'vero', '1', 'x', '✓', '✔'];
const NO: readonly string[] = ['no', 'n', 'false', 'falso', '0'];

/**
 * What a cell says in a field of the center's own, as the form of a customer keeps it: a line of text, `YYYY-MM-DD`, `yes` or `no`; or what is wrong
 * with it. Null for a text that says nothing.
 * @param kind of the field
 * @param today a year of two digits is the one nearest to it
 */
export function readOwnValue(
  cell: string,
  { kind, ...order }: DateOrder & { kind: CustomerFieldKind },
  today: LocalDate,
): { value: string | null } | { problem: RowProblemName } {
  if (kind === 'text') return readImportedField('own', cell);
  if (kind === 'date') {
    const value = readOwnDate(cell, order, today);
    return value === null ? { problem: 'ownDate' } : { value };
  }
  const word = cell.normalize('NFC').toLowerCase().replace(/[.!]$/, '');
  if (YES.includes(word)) return { value: 'yes' };
  return NO.includes(word) ? { value: 'no' } : { problem: 'ownYesNo' };
}
