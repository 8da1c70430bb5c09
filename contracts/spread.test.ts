import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadCents, takeInTurn } from './spread.ts';
import { sumOf } from './sum-of.ts';

describe('spreading cents over parts', () => {
  it.each([
    ['in proportion', 100, [5000, 5000], [50, 50]],
    ['the odd cent to who lost most', 100, [2000, 1000], [67, 33]],
    ['the odd cents to the first of equals', 2, [10, 10, 10], [1, 1, 0]],
    ['nothing to a part without rest', 7, [0, 10], [0, 7]],
    ['all', 30, [10, 20], [10, 20]],
    ['nothing', 0, [10, 20], [0, 0]],
    ['nothing over nothing', 0, [0, 0], [0, 0]],
  ])('%s', (_name, cents, rests, expected) => expect(spreadCents(cents, rests)).toEqual(expected));

  it.each([
    [-1, [10]],
    [11, [10]],
    [1, []],
    [Number.NaN, [10]],
  ])('refuses %d over %j', (cents, rests) => expect(() => spreadCents(cents, rests)).toThrow(RangeError));

  it('gives all away, each part within a cent of its share and never above its rest', () => {
    const rests = fc.array(fc.nat(99_999_999), { minLength: 1, maxLength: 8 });
    const cases = rests.chain((list) => fc.tuple(fc.constant(list), fc.nat(sumOf(list))));
    fc.assert(
      fc.property(cases, ([list, cents]) => {
        const parts = spreadCents(cents, list);
        const all = sumOf(list);
        expect(sumOf(parts)).toBe(cents);
        for (const [index, part] of parts.entries()) {
          const rest = list[index] ?? 0;
          expect(part).toBeLessThanOrEqual(rest);
          expect(part).toBeGreaterThanOrEqual(0);
          if (all > 0) expect(Math.abs(part - (cents * rest) / all)).toBeLessThan(1);
        }
      }),
    );
  });
});

it('takes from one after the other', () => {
  expect(takeInTurn(25, [10, 10, 10])).toEqual([10, 10, 5]);
  expect(takeInTurn(5, [10, 10])).toEqual([5, 0]);
});
