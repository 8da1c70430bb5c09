import { expect, test } from 'vitest';
import { chooseFreeUnits, startsWithoutUnits } from './physical-resources.ts';
import type { PhysicalResource, UnitBusy } from './question.ts';

function bikes(quantity: number, unitsNeeded: number, ...rows: [number, number, number][]): PhysicalResource {
  const busy: UnitBusy[] = rows.map(([unit, from, to]) => ({
    unit,
    from,
    to,
    kind: 'reservation',
    occasion: null,
  }));
  return { resourceId: 1, quantity, unitsNeeded, peoplePerUnit: null, busy, closed: [] };
}

const reach = { before: 0, after: 30 };

test('a unit must be free for the whole time, not one after another', () => {
  const two = bikes(2, 1, [1, 100, 110], [2, 120, 130]);
  expect(chooseFreeUnits(two, { from: 105, to: 125 })).toBeNull();
  expect(chooseFreeUnits(two, { from: 110, to: 120 })).toEqual([1]);
  expect(chooseFreeUnits(two, { from: 100, to: 120 })).toEqual([2]);
  expect(startsWithoutUnits(two, reach)).toEqual([{ from: 91, to: 110 }]);
});

test('the lowest units are chosen, as many as needed', () => {
  expect(chooseFreeUnits(bikes(4, 2, [1, 100, 130], [3, 100, 130]), { from: 100, to: 130 })).toEqual([2, 4]);
  expect(chooseFreeUnits(bikes(3, 2, [1, 100, 130], [3, 100, 130]), { from: 100, to: 130 })).toBeNull();
});

test('a unit that was sold off but is still held counts as held', () => {
  expect(chooseFreeUnits(bikes(2, 2, [3, 100, 130]), { from: 100, to: 130 })).toBeNull();
  expect(chooseFreeUnits(bikes(2, 1, [3, 100, 130]), { from: 100, to: 130 })).toEqual([1]);
});

test('who joins a group shares the units it has, whichever others are free by now', () => {
  const own = (busy: UnitBusy) => busy.to === 131;
  const span = { from: 100, to: 130 };
  expect(chooseFreeUnits(bikes(3, 1, [2, 100, 131]), span, own)).toEqual([2]);
  expect(chooseFreeUnits(bikes(4, 2, [1, 100, 130], [2, 100, 131], [4, 100, 131]), span, own)).toEqual([
    2, 4,
  ]);
  expect(chooseFreeUnits(bikes(3, 2, [3, 100, 131]), span, own)).toEqual([3, 1]);
  expect(chooseFreeUnits(bikes(1, 1, [2, 100, 131]), span, own)).toEqual([2]);
  expect(chooseFreeUnits(bikes(2, 1, [1, 100, 130], [1, 100, 131]), span, own)).toEqual([2]);
});

test('closed means none', () => {
  const closed = { ...bikes(2, 1), closed: [{ from: 100, to: 130 }] };
  expect(chooseFreeUnits(closed, { from: 129, to: 140 })).toBeNull();
  expect(chooseFreeUnits(closed, { from: 130, to: 140 })).toEqual([1]);
});

test('more than there are is never free', () => {
  expect(startsWithoutUnits(bikes(1, 2), reach)).toMatchObject([{}]);
  expect(chooseFreeUnits(bikes(1, 2), { from: 0, to: 30 })).toBeNull();
});
