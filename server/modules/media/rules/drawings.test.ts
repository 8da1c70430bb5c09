import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isDrawing, objectOf, roomOf } from './drawings.ts';

it.each([
  ['gym', 7, 'gym-2'],
  ['thermal-baths', 6, 'pool-1'],
  [null, 1, 'talk-2'],
  ['unknown', 5, 'talk-6'],
])('a provider of %s with the id %i shows %s', (category, id, drawing) => {
  expect(roomOf({ id, category })).toBe(drawing);
});

it.each([
  ['Massaggio rilassante', 'stones'],
  ['Taglio uomo e barba', 'scissors'],
  ['Yoga in gravidanza', 'mats'],
  ['Personal training', 'weights'],
  ['Pulizia del viso', 'cream'],
  ['Prima seduta', 'tea'],
])('a service called %s shows %s', (name, kind) => {
  const drawing = objectOf({ id: 4, name });
  expect(drawing).toBe(`${kind}-2`);
  expect(isDrawing(drawing) && existsSync(new URL(`../drawings/${drawing}.webp`, import.meta.url))).toBe(
    true,
  );
});
