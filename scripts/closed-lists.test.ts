import { expect, it } from 'vitest';
import { valuesAllowedBy, withUnions } from './closed-lists.ts';

it.each([
  ["CHECK ((status = ANY (ARRAY['P'::text, 'A'::text])))", 'status', ["'A'", "'P'"]],
  ["CHECK ((decision = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))", 'decision', ["'N'", "'Y'"]],
  ["CHECK ((purpose = 'avatar'::text))", 'purpose', ["'avatar'"]],
  ['CHECK ((kind = ANY (ARRAY[1, 2])))', 'kind', ['1', '2']],
  ['CHECK (((weekday >= 1) AND (weekday <= 3)))', 'weekday', ['1', '2', '3']],
  ['CHECK (((seat >= 1) AND (seat <= 10000)))', 'seat', null],
  ['CHECK ((amount_cents > 0))', 'amount_cents', null],
])('%s lets %s be %j', (check, column, values) => {
  expect(valuesAllowedBy(check, column)).toEqual(values);
});

const TYPES = `export interface Bookings {
  /**
   * how it stands: a string
   */
  status: string;
  note: string | null;
}

export interface Notes {
  kind: Generated<number>;
  note: string | null;
}

export interface DB {
  bookings: Bookings;
  notes: Notes;
}
`;

it('the unions stand where the column’s type stood, and nowhere else', () => {
  const lists = [
    { table: 'bookings', column: 'status', values: ["'A'", "'P'"] },
    { table: 'notes', column: 'kind', values: ['1', '2'] },
    { table: 'notes', column: 'note', values: ["'short'"] },
  ];
  const expected = TYPES.replace('  status: string', "  status: 'A' | 'P'")
    .replace('Generated<number>', 'Generated<1 | 2>')
    .replace(/(kind.*\n  note: )string/, "$1'short'");
  expect(withUnions(TYPES, lists)).toBe(expected);
});

it('a column that is not there is a fault', () => {
  expect(() => withUnions(TYPES, [{ table: 'notes', column: 'status', values: ["'A'"] }])).toThrow(
    'notes.status has no type',
  );
});
