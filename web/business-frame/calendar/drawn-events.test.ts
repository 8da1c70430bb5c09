import { describe, expect, it } from 'vitest';
import { MOST_MOVED_TOGETHER } from '#contracts/validation/desk.ts';
import type { Booking } from './calendar-calls.ts';
import { eventsByDate, groupOf, isOver, whyFixed } from './drawn-events.ts';
import { hoursDrawn } from '#web/features/business/calendar/hours-drawn.ts';

const booking = (more: Partial<Booking>): Booking => ({
  id: 1,
  resourceId: 2,
  offerId: 3,
  customerId: 4,
  status: 'A',
  startsAt: '2026-11-24T09:00:00.000Z',
  date: '2026-11-24',
  startMinute: 600,
  endMinute: 660,
  minutes: 60,
  offset: null,
  prepareMinutes: 0,
  cleanupMinutes: 0,
  offer: 'Massaggio',
  group: null,
  color: null,
  customer: 'Ada',
  moneyState: 'notPaid',
  byProvider: false,
  hasNote: false,
  isFirstVisit: false,
  presence: null,
  seats: 1,
  seatsTaken: 1,
  ...more,
});

const drawn = (bookings: Booking[]) =>
  [...eventsByDate(bookings).values()]
    .flat()
    .map(({ date, from, to, isContinued, bookings: of }) => [date, from, to, isContinued, of.length]);

describe('what is drawn', () => {
  it('is cut at midnight', () => {
    expect(drawn([booking({ startMinute: 1410, endMinute: 1530 })])).toEqual([
      ['2026-11-24', 1410, 1440, false, 1],
      ['2026-11-25', 0, 90, true, 1],
    ]);
    expect(drawn([booking({ startMinute: 1380, endMinute: 1440 })])).toEqual([
      ['2026-11-24', 1380, 1440, false, 1],
    ]);
  });

  it('can be seen however short it is, also at the end of a day and where the clock goes back', () => {
    expect(drawn([booking({ startMinute: 150, endMinute: 150 })])).toEqual([
      ['2026-11-24', 150, 165, false, 1],
    ]);
    expect(drawn([booking({ startMinute: 1435, endMinute: 1440 })])).toEqual([
      ['2026-11-24', 1425, 1440, false, 1],
    ]);
  });

  it('is one block for who shares an occasion, and apart for who cancelled', () => {
    const seat = (id: number, status: Booking['status'] = 'A') => booking({ id, seats: 3, status });
    expect(drawn([seat(1), seat(2), seat(3, 'C'), booking({ id: 4 })])).toEqual([
      ['2026-11-24', 600, 660, false, 2],
      ['2026-11-24', 600, 660, false, 1],
      ['2026-11-24', 600, 660, false, 1],
    ]);
  });
});

describe('what can be moved', () => {
  const seat = (id: number, more: Partial<Booking> = {}) => booking({ id, seats: 3, ...more });
  const fixed = (bookings: Booking[]) => [...eventsByDate(bookings).values()].flat().map(whyFixed);
  it('is what stands, a group as a whole', () => {
    expect(fixed([seat(1), seat(2)])).toEqual([null]);
    expect(fixed([seat(1), seat(2, { status: 'RSD' })])).toEqual(['awaitsPayment']);
    expect(fixed([seat(1), seat(2, { status: 'P' })])).toEqual(['unconfirmed']);
    expect(fixed([booking({ status: 'C' })])).toEqual(['off']);
    expect(fixed([booking({ startMinute: 1410, endMinute: 1530 })])).toEqual([null, 'continued']);
    expect(fixed(Array.from({ length: MOST_MOVED_TOGETHER + 1 }, (_one, id) => seat(id)))).toEqual([
      'tooMany',
    ]);
    const all = [seat(1), booking({ id: 4 }), seat(2), seat(3, { status: 'C' })];
    expect(all[2] && groupOf(all, all[2]).map(({ id }) => id)).toEqual([2, 1]);
    expect(all[1] && groupOf(all, all[1]).map(({ id }) => id)).toEqual([4]);
  });
});

describe('the hours', () => {
  const works = { kind: 'working', startMinute: 570, endMinute: 1050 };
  it('are those that are worked or booked, whole ones', () => {
    expect(hoursDrawn([works, { ...works, kind: 'closed', startMinute: 0 }], [], false)).toEqual({
      from: 540,
      to: 1080,
    });
    expect(hoursDrawn([works], [{ from: 1380, to: 1440 }], false)).toEqual({ from: 540, to: 1440 });
    expect(hoursDrawn([], [], false)).toEqual({ from: 480, to: 1200 });
    expect(hoursDrawn([works], [], true)).toEqual({ from: 0, to: 1440 });
  });
});

describe('a booking is over', () => {
  const now = { today: '2026-11-24', nowMinute: 660 };
  it.each([
    ['once it has ended', {}, true],
    ['not a minute before', { endMinute: 661 }, false],
    ['on any day before', { date: '2026-11-20', endMinute: 1400 }, true],
    ['past midnight, in the morning after it', { date: '2026-11-23', endMinute: 1440 + 60 }, true],
    ['not while it goes on past midnight', { date: '2026-11-23', endMinute: 1440 + 720 }, false],
    ['days after it went on past midnight', { date: '2026-11-20', endMinute: 1440 + 720 }, true],
    ['not on a day to come', { date: '2026-11-25' }, false],
    [
      'once it has begun, where the clock goes back before its end',
      { startMinute: 600, endMinute: 590 },
      true,
    ],
  ])('%s', (_when, more, expected) => {
    expect(isOver(now, booking(more))).toBe(expected);
  });
});
