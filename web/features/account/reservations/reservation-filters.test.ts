import { expect, it } from 'vitest';
import { groupsOf, RESERVATION_TYPES } from './reservation-filters.ts';

it('begins a second group with the fifth tab', () => {
  expect(groupsOf(RESERVATION_TYPES)).toEqual([['all', 'service', 'course', 'event'], ['video']]);
  expect(groupsOf(['a', 'b', 'c', 'd'])).toEqual([['a', 'b', 'c', 'd']]);
});
