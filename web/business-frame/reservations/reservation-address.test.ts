import { expect, it } from 'vitest';
import { RESERVATION_LIST, sortsOf } from './reservation-address.ts';

const read = (search: string) => RESERVATION_LIST.address.read(new URLSearchParams(search));

it.each([
  ['', ['start', 'service', 'person', 'customer']],
  ['status=all&sort=person', ['start', 'service', 'person', 'customer']],
  ['status=waiting', ['start', 'service', 'person']],
  ['from=2026-03-01&to=2026-03-31', ['start', 'service', 'person']],
  ['q=rossi', ['start']],
  ['payment=unpaid', ['start']],
  ['person=3', ['start']],
  ['service=3', ['start']],
  ['customer=3', ['start']],
])('the list of "%s" can be put in order by what an index serves', (search, sorts) => {
  expect(sortsOf(read(search))).toEqual(sorts);
});

it.each([
  ['', false],
  ['turned=1', true],
  ['status=completed', true],
  ['status=completed&sort=customer', false],
  ['sort=person&turned=1', true],
  ['sort=booked', true],
])('"%s" begins at the end others would: %s', (search, isDown) => {
  expect(RESERVATION_LIST.isDescending(read(search))).toBe(isDown);
});
