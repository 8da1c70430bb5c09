import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvCell, withoutMarks } from './csv-cell.ts';

const RUNS = /^["\s]*[=+\-@＝＋－＠](?![\d.]+(?:[ %€",;\t]|$))/u;

/** The cells of a line as the crudest program reads it, with any separator and whatever is quoted. */
const crudely = (line: string): string[] => [';', ',', '\t'].flatMap((by) => line.split(by));

it.each(['a,=1+1', 'a;=1+1', 'a\t@SUM(A1)', 'a; "=1+1"', 'x\n=cmd|calc', '; =1', 'Rossi,-2+3'])(
  'runs nothing of %j, whichever separator it is read with',
  (text) => {
    for (const separator of [';', ','] as const)
      expect(crudely(csvCell(text, separator)).filter((cell) => RUNS.test(cell))).toEqual([]);
  },
);

it('leaves figures and words alone', () => {
  for (const text of ['lun, -10%', 'Via Verdi, 3', 'a=b', 'pressione; -5', 'Rossi-Bianchi, Ada'])
    expect(withoutMarks(csvCell(text, ',')).replaceAll('"', '')).toBe(text);
  expect(csvCell('Rossi, -5', ';')).toBe('Rossi, -5');
});

it('marks every text that would run, and takes its marks off again', () => {
  const text = fc.string({ unit: fc.constantFrom(...'ab1 ;,\t"=+-@'), maxLength: 12 });
  fc.assert(
    // As an import reads its cells, without blanks around them
    fc.property(
      text.map((typed) => typed.trim()),
      fc.constantFrom(';' as const, ',' as const),
      (typed, separator) => {
        const cell = csvCell(typed, separator);
        expect(crudely(cell).filter((part) => RUNS.test(part))).toEqual([]);
        const read = cell.startsWith('"') && cell.endsWith('"') && cell.length > 1;
        const value = read ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        expect(withoutMarks(value)).toBe(typed);
      },
    ),
    { numRuns: 200 },
  );
});
