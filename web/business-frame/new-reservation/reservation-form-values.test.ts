import { expect, it } from 'vitest';
import { carriedIn } from './reservation-form-values.ts';

const BESIDE = [
  ['customer.new.firstname', 'Rosa'],
  ['note', 'Parla piano'],
];

it('what was typed in the small form goes along', () => {
  expect(carriedIn({ beside: BESIDE, by: 7 }, 7)).toEqual(BESIDE);
});

it.each([
  ['of a colleague, who was there before', { beside: BESIDE, by: 7 }, 8],
  ['of nobody', { beside: BESIDE }, undefined],
  ['of another page', { beside: [['password', 'x'], 'note', ['note']], by: 7 }, 7],
  ['where there is none', null, 7],
  ['that is no list', { beside: 'note', by: 7 }, 7],
])('nothing comes along %s', (_what, state, personId) => {
  expect(carriedIn(state, personId)).toEqual([]);
});
