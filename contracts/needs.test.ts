import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Need } from './needs.ts';
import { UnitsForNeeds, unitsMeeting } from './needs.ts';

const THINGS = [1, 2, 3, 4];
const randomNeeds: fc.Arbitrary<Need[]> = fc.array(
  fc.record({
    units: fc.integer({ min: 1, max: 3 }),
    resourceIds: fc.uniqueArray(fc.constantFrom(...THINGS), { minLength: 1 }),
  }),
  { maxLength: 4 },
);

/** Whether units of things can serve the needs, each another place in them, by trying every place for every unit. */
function canServe(needs: readonly Need[], units: readonly number[]): boolean {
  const [unit, ...others] = units;
  if (unit === undefined) return true;
  return needs.some(
    (need, index) =>
      need.units > 0 &&
      need.resourceIds.includes(unit) &&
      canServe(needs.with(index, { ...need, units: need.units - 1 }), others),
  );
}

test('a unit is taken exactly when all that are taken can serve the needs', () => {
  fc.assert(
    fc.property(randomNeeds, fc.array(fc.constantFrom(...THINGS), { maxLength: 8 }), (needs, asked) => {
      const units = new UnitsForNeeds(needs);
      const taken: number[] = [];
      for (const thing of asked) {
        const isOfUse = canServe(needs, [...taken, thing]);
        expect(units.take(thing)).toBe(isOfUse ? 1 : 0);
        if (isOfUse) taken.push(thing);
      }
      const wanted = needs.reduce((sum, need) => sum + need.units, 0);
      expect(units.isComplete).toBe(taken.length === wanted);
    }),
    { numRuns: 2_000 },
  );
});

test('needs are met exactly when some choice of units meets them', () => {
  let met = 0;
  fc.assert(
    fc.property(randomNeeds, fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }), (needs, quantities) => {
      const things = THINGS.map((resourceId, index) => ({ resourceId, quantity: quantities[index] ?? 0 }));
      // Every place in the needs takes a unit of one of its things.
      const places = needs.flatMap(({ units, resourceIds }) =>
        Array.from({ length: units }, () => resourceIds),
      );
      const isMet = (from: number, left: readonly { resourceId: number; quantity: number }[]): boolean =>
        from === places.length ||
        left.some(
          ({ resourceId, quantity }, index) =>
            quantity > 0 &&
            places[from]?.includes(resourceId) === true &&
            isMet(from + 1, left.with(index, { resourceId, quantity: quantity - 1 })),
        );
      const units = unitsMeeting(needs, things);
      expect(units !== null).toBe(isMet(0, things));
      if (units) met += 1;
    }),
    { numRuns: 1_000 },
  );
  expect(met).toBeGreaterThan(100);
});

test('the first things are taken first, as far as the other needs find theirs', () => {
  const rooms = { units: 2, resourceIds: [1, 2, 3] };
  const things = (...quantities: number[]) =>
    quantities.map((quantity, index) => ({ resourceId: index + 1, quantity }));
  expect(unitsMeeting([rooms], things(1, 1, 1))).toEqual(
    new Map([
      [1, 1],
      [2, 1],
    ]),
  );
  expect(unitsMeeting([rooms, { units: 1, resourceIds: [1] }], things(1, 1, 1))).toEqual(
    new Map([
      [1, 1],
      [2, 1],
      [3, 1],
    ]),
  );
  expect(unitsMeeting([rooms, { units: 1, resourceIds: [1] }], things(1, 1, 0))).toBeNull();
  expect(unitsMeeting([], things(1))).toEqual(new Map());
});

test('units that are taken together are as many as one by one', () => {
  const asked = fc.array(fc.tuple(fc.constantFrom(...THINGS), fc.nat(5)), { maxLength: 6 });
  fc.assert(
    fc.property(randomNeeds, asked, (needs, all) => {
      const [together, apart] = [new UnitsForNeeds(needs), new UnitsForNeeds(needs)];
      for (const [thing, units] of all) {
        const oneByOne = Array.from({ length: units }, () => apart.take(thing));
        expect(together.take(thing, units)).toBe(oneByOne.reduce((sum, taken) => sum + taken, 0));
      }
      expect(together.isComplete).toBe(apart.isComplete);
    }),
    { numRuns: 1_000 },
  );
});

test('the largest form stops nobody: a hundred needs of hundreds of units, each of fewer things', () => {
  const things = Array.from({ length: 100 }, (_, index) => ({ resourceId: index + 1, quantity: 500 }));
  const needs = things.map((_, index) => ({
    units: 450,
    resourceIds: things.slice(index).map(({ resourceId }) => resourceId),
  }));
  const before = performance.now();
  expect(unitsMeeting(needs, things)).not.toBeNull();
  expect(performance.now() - before).toBeLessThan(2_000);
});
