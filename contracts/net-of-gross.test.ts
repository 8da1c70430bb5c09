import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { netOfGross } from './money.ts';

it.each([
  [5000, 2200, 4098],
  [2000, 2200, 1639],
  [3000, 2200, 2459],
  [1999, 2200, 1639],
  [12200, 2200, 10000],
  [1, 2200, 1],
  [5000, 1000, 4545],
  [5000, 0, 5000],
  [0, 2200, 0],
])('of %d cents at %d basis points it is %d', (gross, rate, net) =>
  expect(netOfGross(gross, rate)).toBe(net),
);

it('grows with the gross, and its tax with it, within a cent of the tax reckoned upwards', () => {
  fc.assert(
    fc.property(fc.nat(99_999_998), fc.constantFrom(0, 400, 500, 1000, 2200), (gross, rate) => {
      const net = netOfGross(gross, rate);
      const next = netOfGross(gross + 1, rate);
      expect([0, 1]).toContain(next - net);
      // The authorities' own check: tax by the rate of the net.
      expect(Math.abs(Math.round((net * rate) / 10_000) - (gross - net))).toBeLessThanOrEqual(1);
    }),
  );
});
