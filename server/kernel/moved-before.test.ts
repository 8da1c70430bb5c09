import { expect, it } from 'vitest';
import { movedBefore } from './moved-before.ts';

it.each<[string, number, number | null, number[] | null]>([
  ['forward', 1, 4, [2, 3, 1, 4]],
  ['back', 4, 1, [4, 1, 2, 3]],
  ['to the end', 2, null, [1, 3, 4, 2]],
  ['before itself, which changes nothing', 2, 2, [1, 2, 3, 4]],
  ['from where it is not', 9, 1, null],
  ['before what is not there', 1, 9, null],
])('%s', (_name, id, beforeId, order) => {
  expect(movedBefore([1, 2, 3, 4], id, beforeId)).toEqual(order);
});
