import { describe, expect, it, test } from 'vitest';
import {
  groupsOf,
  readReservationAddress,
  RESERVATION_STATUSES,
  RESERVATION_TYPES,
  searchOfReservations,
} from './reservation-filters.ts';

describe('the address of a list of bookings', () => {
  test.each([
    ['', 'upcoming', 'all', 1],
    ['status=completed&type=video&page=3', 'completed', 'video', 3],
    ['status=late&type=dance&page=0', 'upcoming', 'all', 1],
    ['page=-1', 'upcoming', 'all', 1],
    ['page=99999999', 'upcoming', 'all', 1],
  ])('?%s', (search, status, type, page) => {
    expect(readReservationAddress(new URLSearchParams(search))).toEqual({ status, type, page });
  });

  it('is read as it was written', () => {
    for (const status of RESERVATION_STATUSES) {
      for (const type of RESERVATION_TYPES) {
        const address = { status, type, page: 2 };
        expect(readReservationAddress(new URLSearchParams(searchOfReservations(address)))).toEqual(address);
      }
    }
  });
});

it('begins a second group with the fifth tab (ledger ACC-10)', () => {
  expect(groupsOf(RESERVATION_TYPES)).toEqual([['all', 'service', 'course', 'event'], ['video']]);
  expect(groupsOf(['a', 'b', 'c', 'd'])).toEqual([['a', 'b', 'c', 'd']]);
});
