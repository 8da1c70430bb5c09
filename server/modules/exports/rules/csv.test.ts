import { expect, it } from 'vitest';
import { csvAmount, csvLine } from './csv.ts';

it.each([
  ['a name as it is', 'Rossi', 'Rossi'],
  ['nothing', '', ''],
  ['a formula', '=cmd|calc', "'=cmd|calc"],
  ['a plus', '+39 333', "'+39 333"],
  ['a minus', '-1', "'-1"],
  ['an at', '@SUM(A1)', "'@SUM(A1)"],
  ['a tab', '\t=1', "'\t'=1"],
  ['a carriage return, quoted too', '\r=1', '"\'\r\'=1"'],
  ['a formula behind spaces', '  =1+1', "'  =1+1"],
  ['a wide equals sign', '＝1+1', "'＝1+1"],
  ['quotes', 'detto "il Lungo"', '"detto ""il Lungo"""'],
  ['a formula in quotes', '="a"', '"\'=""a"""'],
  ['lines', 'a\nb', '"a\nb"'],
  ['an equals sign within', 'a=b', 'a=b'],
  ['marks of direction', 'a\u202Eb', 'a\u202Eb'],
])('writes %s', (_what, value, cell) => {
  expect(csvLine([value], 'it')).toBe(`${cell}\r\n`);
});

it('puts between cells what spreadsheets of the language read there', () => {
  expect(csvLine(['a', 'b;c', 'd,e'], 'it')).toBe('a;"b;c";d,e\r\n');
  expect(csvLine(['a', 'b;c', 'd,e'], 'en')).toBe('a,b;c,"d,e"\r\n');
});

it('writes amounts that can be added up', () => {
  expect([csvAmount(123450, 'it'), csvAmount(123450, 'en'), csvAmount(5, 'it')]).toEqual([
    '1234,50',
    '1234.50',
    '0,05',
  ]);
});
