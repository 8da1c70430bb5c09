import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { euroOfCents, LARGEST_CENTS, parseEuro, percentOfCents, plainEuro, portionOfCents } from './money.ts';

const anyCents = fc.integer({ min: 0, max: LARGEST_CENTS });

describe('an amount as typed', () => {
  it.each([
    ['0', 0],
    ['0.49', 49],
    ['0,5', 50],
    ['10', 1000],
    ['19.99', 1999],
    ['19,99', 1999],
    ['999999.99', 99_999_999],
  ])('%s is %i cents', (typed, cents) => expect(parseEuro(typed)).toBe(cents));

  it.each([
    '-0.01',
    '-0',
    '+1',
    '0.005',
    '1.005',
    '1.234,56',
    '1,234.56',
    '1.234',
    '1e3',
    '1e309',
    '99999999.99',
    '1000000',
    '€ 10',
    '10 €',
    '١٠',
    '１０',
    'NaN',
    'Infinity',
    '',
    ' ',
    ' 10',
    '10\n',
    '007',
    '.5',
    '5.',
    '0x10',
    '1_000',
    '--1',
    'null',
  ])('%j is none', (typed) => expect(parseEuro(typed)).toBeNull());

  it('reads back what it writes', () => {
    fc.assert(fc.property(anyCents, (cents) => parseEuro(plainEuro(cents)) === cents));
  });
});

it.each([
  [0, 0],
  [49, 0.49],
  [1999, 19.99],
  [99_999_999, 999_999.99],
])('%i cents are the euro number %d', (cents, amount) => expect(euroOfCents(cents)).toBe(amount));

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [1999, '19.99'],
  [-90, '-0.90'],
])('%i cents are written %s', (cents, text) => expect(plainEuro(cents)).toBe(text));

describe('a part of an amount', () => {
  it.each([
    ['22 % of 0.75, where rounding half to even would say 16', 75, 2200, 17],
    ['3 % of 0.50', 50, 300, 2],
    ['3 % of 0.49', 49, 300, 1],
    ['10 % of 50', 5000, 1000, 500],
    ['10.5 % of 19.99', 1999, 1050, 210],
    ['nothing of something', 1999, 0, 0],
    ['all of it', 1999, 10_000, 1999],
    ['something of nothing', 0, 300, 0],
  ])('%s', (_name, cents, basisPoints, expected) =>
    expect(percentOfCents(cents, basisPoints)).toBe(expected),
  );

  it('splits 19.99 with 22 % inside into 16.39 and 3.60', () => {
    const net = portionOfCents(1999, 10_000, 12_200);
    expect([net, 1999 - net]).toEqual([1639, 360]);
  });

  it('is never more than half a cent away, and half goes up', () => {
    const parts = fc.tuple(anyCents, anyCents, fc.integer({ min: 1, max: LARGEST_CENTS }));
    fc.assert(
      fc.property(parts, ([cents, part, whole]) => {
        const twiceTheError =
          2n * (BigInt(portionOfCents(cents, part, whole)) * BigInt(whole) - BigInt(cents) * BigInt(part));
        return twiceTheError > -BigInt(whole) && twiceTheError <= BigInt(whole);
      }),
    );
  });

  it.each([
    [-1, 1, 1],
    [1, -1, 1],
    [1, 1, 0],
    [1.5, 1, 1],
  ])('of %d × %d ÷ %d is a fault', (cents, part, whole) =>
    expect(() => portionOfCents(cents, part, whole)).toThrow(RangeError),
  );
});
