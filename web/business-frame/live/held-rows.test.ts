import { expect, test } from 'vitest';
import { areInSamePlaces, inTheirPlaces } from './held-rows.ts';

const row = (id: number, state = 'old') => ({ id, state });

test('rows stay where they are, as they are now; what came waits, what went stays as it was known', () => {
  const held = [row(3), row(1), row(2)];
  const now = [row(9, 'new'), row(1, 'new'), row(3, 'new')];
  expect(inTheirPlaces(held, now)).toEqual([row(3, 'new'), row(1, 'new'), row(2)]);
});

test('what is kept in another place may read as it did there', () => {
  const kept = inTheirPlaces([row(1), row(2)], [row(2, 'new'), row(1, 'new')], (held, now) =>
    held.id === 1 ? held : now,
  );
  expect(kept).toEqual([row(1), row(2, 'new')]);
});

test('a row in another part of the list is in another place', () => {
  const partOf = ({ state }: { state: string }) => state;
  expect(areInSamePlaces([row(1)], [row(1, 'new')], partOf)).toBe(false);
  expect(areInSamePlaces([row(1)], [row(1)], partOf)).toBe(true);
});

test.each([
  ['the same', [1, 2], [1, 2], true],
  ['another order', [1, 2], [2, 1], false],
  ['one more', [1, 2], [1, 2, 3], false],
  ['one less', [1, 2], [1], false],
  ['none', [], [], true],
] as const)('%s', (_name, some, others, isSame) => {
  expect(
    areInSamePlaces(
      some.map((id) => row(id)),
      others.map((id) => row(id)),
    ),
  ).toBe(isSame);
});
