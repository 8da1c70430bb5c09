import { expect, test } from 'vitest';
import { localDateOf } from '#contracts/time.ts';
import { availabilityDates, freeDates } from './free-dates.ts';
import { openSlots } from './open-slots.ts';
import { aPerson, aQuestion, aWeek } from './testing/calendars.ts';

const june = ['2026-06-01', '2026-06-30'] as const;
const sundays = aPerson({ hours: aWeek([{ weekday: 7, startMinute: 540, endMinute: 1080 }]) });
const fridayNights = aPerson({
  personId: 2,
  hours: aWeek([{ weekday: 5, startMinute: 1320, endMinute: 360 }]),
});

test('the dates on which somebody has a start', () => {
  expect(freeDates(aQuestion(), [sundays], ...june)).toEqual([
    '2026-06-07',
    '2026-06-14',
    '2026-06-21',
    '2026-06-28',
  ]);
  expect(freeDates(aQuestion(), [], ...june)).toEqual([]);
  expect(freeDates(aQuestion(), [sundays], '2026-06-08', '2026-06-13')).toEqual([]);
});

test('weekdays are ISO: Sunday is 7, and a night also opens the morning after', () => {
  expect(availabilityDates(aQuestion(), [sundays], ...june).availableDays).toEqual([7]);
  expect(availabilityDates(aQuestion(), [sundays, fridayNights], ...june).availableDays).toEqual([5, 6, 7]);
});

test('the first and last date follow notice, period and horizon', () => {
  const now = new Date('2026-06-03T22:30Z'); // 4 June in Rome
  const period = { fromDate: '2026-06-10', toDate: '2026-06-20', startMinute: 0, endMinute: 1440 };
  const frame = (offer: Parameters<typeof aQuestion>[0]) => {
    const { minDate, maxDate } = availabilityDates(aQuestion(offer, { now }), [aPerson()], ...june);
    return [minDate, maxDate];
  };
  expect(frame({})).toEqual(['2026-06-04', '2026-06-30']);
  expect(frame({ noticeMinutes: 1440 })).toEqual(['2026-06-05', '2026-06-30']);
  expect(frame({ lastBookableDate: '2026-06-15' })).toEqual(['2026-06-04', '2026-06-15']);
  expect(frame({ period })).toEqual(['2026-06-10', '2026-06-20']);
  expect(frame({ period: { ...period, startMinute: 1200, endMinute: 120 } })).toEqual([
    '2026-06-10',
    '2026-06-21',
  ]);
});

test('a period that runs past midnight opens the morning after its last date', () => {
  const period = { fromDate: null, toDate: '2026-06-20', startMinute: 1200, endMinute: 120 };
  const night = aPerson({ hours: aWeek([{ weekday: 6, startMinute: 1320, endMinute: 360 }]) });
  const starts = openSlots(aQuestion({ period, stepMinutes: 30 }), [night], '2026-06-21', '2026-06-21');
  expect(starts).toHaveLength(4); // 00:00, 00:30, 01:00, 01:30
});

test('holidays are those of everybody asked', () => {
  const ferragosto = { isWholeDay: true, fromDate: '2026-06-14', toDate: '2026-06-15' } as const;
  const leave = { isWholeDay: true, fromDate: '2026-06-20', toDate: '2026-06-20' } as const;
  const one = aPerson({ holidays: [leave, ferragosto] });
  const other = aPerson({ personId: 2, holidays: [ferragosto] });
  const { zone } = aQuestion();
  const dates = (people: (typeof one)[]) =>
    availabilityDates(aQuestion(), people, ...june).holidays.map(({ from, to, isWholeDay }) => {
      return [localDateOf(zone, from), localDateOf(zone, to - 1), isWholeDay];
    });
  expect(dates([one])).toEqual([
    ['2026-06-14', '2026-06-15', true],
    ['2026-06-20', '2026-06-20', true],
  ]);
  expect(dates([one, other])).toEqual([['2026-06-14', '2026-06-15', true]]);
  expect(availabilityDates(aQuestion(), [one], ...june).freeDates).not.toContain('2026-06-14');
});
