import { describe, expect, it } from 'vitest';
import { calendarWith } from './just-booked.ts';

const HERE = '/it/business/7/calendar';
const booked = { id: 12, date: '2026-11-26', resourceId: null };

describe('the calendar after a booking from it', () => {
  it.each([
    [
      'as it was, where it shows the day',
      '?view=week&date=2026-11-23&people=3,4',
      '?view=week&date=2026-11-23&people=3,4',
    ],
    [
      'turned to the day, where it does not',
      '?date=2026-11-23&columns=rooms',
      '?date=2026-11-26&columns=rooms',
    ],
    ['turned from today', '', '?date=2026-11-26'],
    ['on the week of today', '?view=week', '?view=week'],
  ])('is %s', (_what, search, after) => {
    expect(calendarWith(HERE + search, booked, '2026-11-24')).toBe(`${HERE}${after}#booking-12`);
  });

  it('shows a phone the column of who was chosen', () => {
    expect(calendarWith(`${HERE}?date=2026-11-26&person=3`, { ...booked, resourceId: 4 })).toBe(
      `${HERE}?date=2026-11-26&person=4#booking-12`,
    );
  });

  it('says the day where today is not known', () => {
    expect(calendarWith(HERE, booked)).toBe(`${HERE}?date=2026-11-26#booking-12`);
  });
});
