import { describe, expect, it } from 'vitest';
import { dateOfRebooking, rebookSearch } from './rebook-address.ts';

describe('when a visit is booked again', () => {
  it.each([
    ['today', '2026-11-23', 1, '2026-11-30'],
    ['today', '2026-11-23', 4, '2026-12-21'],
    ['to come', '2026-11-27', 1, '2026-12-04'],
    ['of three days ago', '2026-11-20', 1, '2026-11-27'],
    ['of a week ago', '2026-11-16', 1, '2026-11-30'],
    ['of last year, on its weekday', '2025-11-25', 1, '2026-11-24'],
    ['of last year, on its weekday', '2025-11-25', 4, '2026-12-15'],
  ])('one %s, %s, in %d weeks: %s', (_what, visit, weeks, date) => {
    expect(dateOfRebooking(visit, weeks, '2026-11-23')).toBe(date);
  });

  it('has all but the price, and the way back', () => {
    const of = { customerId: 5, offerId: 6, resourceId: 7, time: '10:30', durationMinutes: 45 };
    expect(
      Object.fromEntries(new URLSearchParams(rebookSearch(of, '2026-11-30', '/it/business/1/today'))),
    ).toEqual({
      customer: '5',
      offer: '6',
      resource: '7',
      date: '2026-11-30',
      time: '10:30',
      durationMinutes: '45',
      from: '/it/business/1/today',
    });
  });
});
