import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { VatTreatment } from '#contracts/vat.ts';
import type { LineToSell } from './sale.ts';
import { changesOf, soldOf } from './sale.ts';
import { sumOf } from '#contracts/sum-of.ts';

const line = (
  restCents: number,
  vatTreatment: VatTreatment = 'standard',
  vatRateBasisPoints = 2200,
): LineToSell => ({ vatTreatment, vatRateBasisPoints, restCents });
const reduced = (cents: number) => line(cents, 'reduced', 1000);
const exempt = (cents: number) => line(cents, 'healthExempt', 0);
const inShort = (sold: ReturnType<typeof soldOf>) =>
  sold.map(({ vatTreatment, netCents, taxCents }) => `${vatTreatment} ${netCents} ${taxCents}`);

describe('what is sold of an order', () => {
  it.each([
    ['nothing yet', [line(5000)], 0, ['standard 0 0']],
    ['a part', [line(5000)], 2000, ['standard 1639 361']],
    ['all', [line(5000)], 5000, ['standard 4098 902']],
    ['no more than is asked', [line(3000)], 5000, ['standard 2459 541']],
    ['nothing of what is owed back', [line(3000)], -1, ['standard 0 0']],
    ['without tax', [exempt(5000)], 5000, ['healthExempt 5000 0']],
    ['lines taxed alike together', [line(1), line(1), line(1)], 3, ['standard 2 1']],
    [
      'each by its rate',
      [line(5000), reduced(5000), exempt(100)],
      10_100,
      ['standard 4098 902', 'reduced 4545 455', 'healthExempt 100 0'],
    ],
    ['in proportion', [line(6000), reduced(3000)], 3000, ['standard 1639 361', 'reduced 909 91']],
    ['a credited line is not sold', [line(0), reduced(5000)], 5000, ['standard 0 0', 'reduced 4545 455']],
  ])('%s', (_name, lines, paid, expected) => expect(inShort(soldOf(lines, paid))).toEqual(expected));
});

it('posts parts that come to the same as the whole, and back to nothing', () => {
  const whole = [line(5000)];
  const first = soldOf(whole, 2000);
  const rest = changesOf(soldOf(whole, 5000), first);
  expect(inShort(rest)).toEqual(['standard 2459 541']);
  expect(inShort(changesOf(soldOf([line(3000)], 3000), soldOf(whole, 5000)))).toEqual([
    'standard -1639 -361',
  ]);
  expect(changesOf(first, first)).toEqual([]);
});

it('divides whatever is paid into net and tax of the lines, to the cent', () => {
  const some = fc.oneof(fc.nat(99_999).map(line), fc.nat(99_999).map(reduced), fc.nat(99_999).map(exempt));
  const cases = fc.tuple(
    fc.array(some, { minLength: 1, maxLength: 6 }),
    fc.integer({ min: -10, max: 500_000 }),
  );
  fc.assert(
    fc.property(cases, ([lines, paid]) => {
      const sold = soldOf(lines, paid);
      const rest = sumOf(lines.map(({ restCents }) => restCents));
      expect(sumOf(sold.flatMap(({ netCents, taxCents }) => [netCents, taxCents]))).toBe(
        Math.max(0, Math.min(paid, rest)),
      );
      for (const { vatRateBasisPoints, netCents, taxCents } of sold) {
        expect(Math.min(netCents, taxCents)).toBeGreaterThanOrEqual(0);
        expect(Math.abs((netCents * vatRateBasisPoints) / 10_000 - taxCents)).toBeLessThan(1);
      }
    }),
  );
});
