import { describe, expect, it } from 'vitest';
import type { Booking, CalendarShown } from './calendar-calls.ts';
import { NO_ROOM, roomKey, thingsInstead } from './rooms.ts';

const BLUE = { resourceId: 7, unit: 1, name: 'Cabina blu' };
const GREEN = { resourceId: 7, unit: 2, name: 'Cabina verde' };
const HALL = { resourceId: 8, unit: null, name: 'Sala grande' };
const BEDS = { resourceId: 9, unit: null, name: 'Lettini' };
const shown = {
  rooms: [BLUE, GREEN, HALL, BEDS],
  placed: [
    { reservationId: 1, resourceId: 7, unit: 1 },
    { reservationId: 1, resourceId: 9, unit: 3 },
    { reservationId: 2, resourceId: 8, unit: 1 },
  ],
} as unknown as CalendarShown;
const instead = (id: number, from: string, to: string) =>
  thingsInstead(shown, { id } as Booking, { from, to });

describe('what a booking has in another column', () => {
  it.each([
    ['another unit', roomKey(GREEN), { resourceId: 7, unit: 2 }],
    ['another thing, any of it', roomKey(HALL), { resourceId: 8, unit: null }],
  ])('%s, and what else it has', (_what, to, expected) => {
    expect(instead(1, roomKey(BLUE), to)).toEqual([expected, { resourceId: 9, unit: null }]);
  });

  it('the room it is taken out of is the one it was held in', () => {
    expect(instead(1, roomKey(BEDS), roomKey(HALL))).toEqual([
      { resourceId: 7, unit: 1 },
      { resourceId: 8, unit: null },
    ]);
  });

  it.each([
    ['in its own column', roomKey(BLUE), roomKey(BLUE)],
    ['without a room', NO_ROOM, NO_ROOM],
    ['out of a room it does not have', roomKey(GREEN), roomKey(HALL)],
  ])('nothing else %s', (_what, from, to) => {
    expect(instead(1, from, to)).toBeNull();
  });
});
