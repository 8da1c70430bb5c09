import { expect, test } from 'vitest';
import { readBookingRequest, searchOfRequest } from './booking-request.ts';

test('what is written into an address is read back', () => {
  const bookingRequest = {
    offerId: 12,
    personId: 5,
    day: '2026-11-24',
    month: '2026-12',
    at: '2026-11-24T09:00:00+01:00',
  };
  expect(readBookingRequest(new URLSearchParams(searchOfRequest(bookingRequest)))).toEqual(bookingRequest);
});

test('anyone and nothing chosen leave no trace', () => {
  expect(searchOfRequest({ offerId: 12, personId: null })).toBe('?offer=12');
  expect(searchOfRequest({})).toBe('?');
});

test.each([
  'offer=0',
  'offer=-1',
  'offer=1e3',
  'offer=12345678901234567',
  'offer=abc',
  'day=24/11/2026',
  'at=now',
  'month=2026-13',
])('%s is not understood', (search) =>
  expect(
    Object.values(readBookingRequest(new URLSearchParams(search))).every((value) => value === null),
  ).toBe(true),
);
