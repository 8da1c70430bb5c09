import { expect, test } from 'vitest';
import { chooseFreeUnits, startsWithoutUnits } from './physical-resources.ts';
import type { PhysicalResource, ThingsNeeded, UnitBusy } from './question.ts';

/** Rows: unit, from, to. */
function thing(resourceId: number, quantity: number, ...rows: [number, number, number][]): PhysicalResource {
  const busy: UnitBusy[] = rows.map(([unit, from, to]) => ({
    unit,
    from,
    to,
    kind: 'reservation',
    occasion: null,
  }));
  return { resourceId, quantity, peoplePerUnit: null, busy, closed: [] };
}

function bikes(quantity: number, units: number, ...rows: [number, number, number][]): ThingsNeeded {
  return { needs: [{ units, resourceIds: [1] }], resources: [thing(1, quantity, ...rows)] };
}

const reach = { before: 0, after: 30 };

const unitsOf = (...asked: Parameters<typeof chooseFreeUnits>) =>
  chooseFreeUnits(...asked)?.map(({ unit }) => unit) ?? null;
const namesOf = (...asked: Parameters<typeof chooseFreeUnits>) =>
  chooseFreeUnits(...asked)?.map(({ resourceId, unit }) => `${resourceId}.${unit}`) ?? null;

test('a unit must be free for the whole time, not one after another', () => {
  const two = bikes(2, 1, [1, 100, 110], [2, 120, 130]);
  expect(unitsOf(two, { from: 105, to: 125 })).toBeNull();
  expect(unitsOf(two, { from: 110, to: 120 })).toEqual([1]);
  expect(unitsOf(two, { from: 100, to: 120 })).toEqual([2]);
  expect(startsWithoutUnits(two, reach).flat()).toEqual([{ from: 91, to: 110 }]);
});

test('the lowest units are chosen, as many as needed', () => {
  expect(unitsOf(bikes(4, 2, [1, 100, 130], [3, 100, 130]), { from: 100, to: 130 })).toEqual([2, 4]);
  expect(unitsOf(bikes(3, 2, [1, 100, 130], [3, 100, 130]), { from: 100, to: 130 })).toBeNull();
});

test('a unit that was sold off but is still held counts as held', () => {
  expect(unitsOf(bikes(2, 2, [3, 100, 130]), { from: 100, to: 130 })).toBeNull();
  expect(unitsOf(bikes(2, 1, [3, 100, 130]), { from: 100, to: 130 })).toEqual([1]);
});

test('who joins a group shares the units it has, whichever others are free by now', () => {
  const own = (busy: UnitBusy) => busy.to === 131;
  const span = { from: 100, to: 130 };
  expect(unitsOf(bikes(3, 1, [2, 100, 131]), span, own)).toEqual([2]);
  expect(unitsOf(bikes(4, 2, [1, 100, 130], [2, 100, 131], [4, 100, 131]), span, own)).toEqual([2, 4]);
  expect(unitsOf(bikes(3, 2, [3, 100, 131]), span, own)).toEqual([3, 1]);
  expect(unitsOf(bikes(1, 1, [2, 100, 131]), span, own)).toEqual([2]);
  expect(unitsOf(bikes(2, 1, [1, 100, 130], [1, 100, 131]), span, own)).toEqual([2]);
});

test('the units that somebody who is moved has come first, where they are free and still there', () => {
  const kept = (quantity: number, keptUnits: number[], ...rows: [number, number, number][]) => ({
    needs: [{ units: 2, resourceIds: [1] }],
    resources: [{ ...thing(1, quantity, ...rows), keptUnits }],
  });
  const span = { from: 100, to: 130 };
  expect(unitsOf(kept(4, [2, 3]), span)).toEqual([2, 3]);
  expect(unitsOf(kept(4, [2, 3], [3, 100, 130]), span)).toEqual([2, 1]);
  expect(unitsOf(kept(3, [2, 4]), span)).toEqual([2, 1]);
  expect(unitsOf(kept(2, [3], [3, 100, 130]), span)).toBeNull();
});

test('closed means none', () => {
  const { needs, resources } = bikes(2, 1);
  const closed = { needs, resources: resources.map((one) => ({ ...one, closed: [{ from: 100, to: 130 }] })) };
  expect(unitsOf(closed, { from: 129, to: 140 })).toBeNull();
  expect(unitsOf(closed, { from: 130, to: 140 })).toEqual([1]);
  expect(startsWithoutUnits(closed, reach).flat()).toEqual([{ from: 71, to: 130 }]);
});

test('more than there are is never free', () => {
  expect(startsWithoutUnits(bikes(1, 2), reach).flat()).toMatchObject([{}]);
  expect(unitsOf(bikes(1, 2), { from: 0, to: 30 })).toBeNull();
});

test('one of several rooms is the first that is free, and there is none when all are taken', () => {
  const needs = [{ units: 1, resourceIds: [1, 2] }];
  const rooms = { needs, resources: [thing(1, 1, [1, 100, 130]), thing(2, 1, [1, 120, 160])] };
  expect(namesOf(rooms, { from: 70, to: 100 })).toEqual(['1.1']);
  expect(namesOf(rooms, { from: 90, to: 120 })).toEqual(['2.1']);
  expect(namesOf(rooms, { from: 100, to: 121 })).toBeNull();
  expect(startsWithoutUnits(rooms, reach).flat()).toEqual([{ from: 91, to: 130 }]);
});

test('what two needs share is counted once, and left to who has no other', () => {
  const needs = [
    { units: 1, resourceIds: [1, 2] },
    { units: 1, resourceIds: [1] },
  ];
  const span = { from: 100, to: 130 };
  expect(namesOf({ needs, resources: [thing(1, 1), thing(2, 1)] }, span)).toEqual(['1.1', '2.1']);
  expect(namesOf({ needs, resources: [thing(1, 2), thing(2, 1)] }, span)).toEqual(['1.1', '1.2']);
  const full = { needs, resources: [thing(1, 1), thing(2, 1, [1, 100, 130])] };
  expect(namesOf(full, span)).toBeNull();
  expect(startsWithoutUnits(full, reach).flat()).toEqual([{ from: 71, to: 130 }]);
});

test('a group stays in the rooms it has, also when a need could have a nearer one', () => {
  const needs = [
    { units: 1, resourceIds: [1, 2] },
    { units: 1, resourceIds: [1] },
  ];
  const resources = [thing(1, 2, [1, 100, 131]), thing(2, 1, [1, 100, 131])];
  const own = (busy: UnitBusy) => busy.to === 131;
  expect(namesOf({ needs, resources }, { from: 100, to: 130 }, own)).toEqual(['1.1', '2.1']);
});
