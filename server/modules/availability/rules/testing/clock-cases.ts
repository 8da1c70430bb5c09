/**
 * The nights on which clocks change and other calendar cases, for three years, as a table. Run by itself the file prints
 * what differs, so that a test can run it in processes that live in other time zones.
 */
import {
  dateOf,
  addDays,
  dayNumberOf,
  isLocalDate,
  localDateOf,
  MINUTES_PER_DAY,
  startOfDay,
  zoneOf,
} from '#contracts/time.ts';
import type { EpochMinutes, LocalDate } from '#contracts/time.ts';
import { formatLocalTime, formatOffsetDateTime, readDateTimeFrom } from '#contracts/time-text.ts';
import { openSlots } from '../open-slots.ts';
import type { PersonCalendar } from '../question.ts';
import { CLOSED_REASONS, whyNotOpen } from '../why-not-open.ts';
import { workingWeekOf } from '../working-week.ts';
import { aPerson, aQuestion, aWeek, everyDay } from './calendars.ts';

export interface ClockCase {
  readonly name: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

const rome = zoneOf('Europe/Rome');
const newYork = zoneOf('America/New_York');
const allDay = aPerson({ hours: everyDay([0, 1440]) });
const nineToSix = aPerson();
const hour = { durationMinutes: 60 };

export function clockCases(): ClockCase[] {
  return [
    ...['2026-03-29', '2027-03-28', '2028-03-26'].flatMap(springCases),
    ...['2026-10-25', '2027-10-31', '2028-10-29'].flatMap(autumnCases),
    ...calendarCases(),
    ...displayCases(),
  ];
}

/** Clocks go from 02:00 to 03:00. */
function springCases(date: LocalDate): ClockCase[] {
  const dayBefore = addDays(date, -1);
  const skipped = minutesOfHour(2).map((time) => readDateTimeFrom(`${date}T${time}`, rome));
  return [
    { name: `S1 ${date} 01:55`, expected: `${date}T00:55:00.000Z`, actual: utc(typed(date, '01:55')) },
    {
      name: `S2 ${date} typed 02:00 … 02:55`,
      expected: skipped.map(() => ({ refusal: 'invalidDates' })),
      actual: skipped,
    },
    {
      name: `S2 ${date} none offered`,
      expected: [],
      actual: times(allDay, date).filter((time) => time.startsWith('02')),
    },
    { name: `S3 ${date} 03:00`, expected: `${date}T01:00:00.000Z`, actual: utc(typed(date, '03:00')) },
    {
      name: `S3 ${date} directly after 01:55`,
      expected: 5,
      actual: typed(date, '03:00') - typed(date, '01:55'),
    },
    { name: `S5 ${date} open all day`, expected: 265, actual: slots(allDay, date, hour).length },
    { name: `S5 ${dayBefore} open all day`, expected: 277, actual: slots(allDay, dayBefore, hour).length },
    { name: `S6 ${date} 09:00–18:00`, expected: hoursUtc(date, '07:00', '16:00'), actual: hours(date) },
    {
      name: `S6 ${dayBefore} 09:00–18:00`,
      expected: hoursUtc(dayBefore, '08:00', '17:00'),
      actual: hours(dayBefore),
    },
    { name: `S7 ${date} 14:30`, expected: `${date}T12:30:00.000Z`, actual: utc(typed(date, '14:30')) },
    {
      name: `S7 ${date} no shift after 13:00`,
      expected: times(allDay, dayBefore, '13'),
      actual: times(allDay, date, '13'),
    },
    {
      name: `S10 ${date} 24 h before 10:00`,
      expected: `${dayBefore}T09:00:00+01:00`,
      actual: dayEarlier(date, '10:00'),
    },
    {
      name: `S12 ${date} 24 h before 08:00`,
      expected: `${dayBefore}T07:00:00+01:00`,
      actual: dayEarlier(date, '08:00'),
    },
  ];
}

/** Clocks go from 03:00 back to 02:00. */
function autumnCases(date: LocalDate): ClockCase[] {
  const dayBefore = addDays(date, -1);
  const halves = [`${date}T02:30:00+02:00`, `${date}T02:30:00+01:00`];
  const [first, second] = halves.map(instant);
  const question = aQuestion();
  const held = [{ from: first ?? 0, to: (first ?? 0) + 30, kind: 'reservation', occasion: null } as const];
  const sorted = [instant(`${date}T02:15:00+01:00`), instant(`${date}T02:45:00+02:00`)].sort((a, b) => a - b);
  const midnight = startOfDay(rome, dayNumberOf(date));
  return [
    { name: `A1 ${date} typed 02:30`, expected: `${date}T00:30:00.000Z`, actual: utc(typed(date, '02:30')) },
    {
      name: `A2 ${date} both 02:30 are slots, labelled by their offset`,
      expected: halves,
      actual: slots(allDay, date)
        .map((at) => formatOffsetDateTime(rome, at))
        .filter((text) => text.includes('T02:30')),
    },
    {
      name: `A2 ${date} the first held, the second stays free`,
      expected: ['taken', null],
      actual: halves.map((text) => whyNotOpen(question, { ...allDay, busy: held }, instant(text))),
    },
    {
      name: `A3 ${date} 60 minutes from the first 02:00`,
      expected: `${date}T02:00:00+01:00`,
      actual: formatOffsetDateTime(rome, typed(date, '02:00') + 60),
    },
    { name: `A2 ${date} an hour apart`, expected: 60, actual: (second ?? 0) - (first ?? 0) },
    { name: `A5 ${date} open all day`, expected: 289, actual: slots(allDay, date, hour).length },
    { name: `A6 ${date} 09:00–18:00`, expected: hoursUtc(date, '08:00', '17:00'), actual: hours(date) },
    {
      name: `A6 ${dayBefore} 09:00–18:00`,
      expected: hoursUtc(dayBefore, '07:00', '16:00'),
      actual: hours(dayBefore),
    },
    {
      name: `A9 ${date} 24 h before 10:00`,
      expected: `${dayBefore}T11:00:00+02:00`,
      actual: dayEarlier(date, '10:00'),
    },
    {
      name: `A12 ${date} sorted`,
      expected: [`${date}T00:45:00.000Z`, `${date}T01:15:00.000Z`],
      actual: sorted.map(utc),
    },
    {
      name: `A12 ${date} has 25 hours`,
      expected: 25 * 60,
      actual: startOfDay(rome, dayNumberOf(date) + 1) - midnight,
    },
  ];
}

function calendarCases(): ClockCase[] {
  const night = aPerson({ hours: everyDay([1320, 360]) });
  const newYear = { isWholeDay: true, fromDate: '2027-01-01', toDate: '2027-01-01' } as const;
  const late = instant('2026-12-31T23:30:00+01:00');
  const closing = openSlots(
    aQuestion(hour),
    [aPerson({ hours: everyDay([1200, 1440]) })],
    '2026-06-10',
    '2026-06-10',
  );
  const weekly = [0, 7].map((days) => typed(addDays('2026-03-25', days), '18:00'));
  return [
    {
      name: 'C5 29 February 2027 and 2028',
      expected: [false, true],
      actual: ['2027-02-29', '2028-02-29'].map((date) => isLocalDate(date)),
    },
    {
      name: 'C5 typed on 29 February 2027',
      expected: { refusal: 'invalidDates' },
      actual: readDateTimeFrom('2027-02-29T10:00', rome),
    },
    {
      name: 'C7 1 November 00:30',
      expected: '2026-11-01',
      actual: localDateOf(rome, instant('2026-10-31T23:30:00Z')),
    },
    {
      name: 'C8 31 December 23:30 belongs to 31 December',
      expected: '2026-12-31',
      actual: localDateOf(rome, late),
    },
    {
      name: 'C8 an hour from 23:30 and a holiday on 1 January',
      expected: 'reservationInvalidPause',
      actual: CLOSED_REASONS[whyNotOpen(aQuestion(hour), { ...night, holidays: [newYear] }, late) ?? 'taken'],
    },
    { name: 'C8 without the holiday', expected: null, actual: whyNotOpen(aQuestion(hour), night, late) },
    { name: 'C10 today', expected: '2026-07-01', actual: localDateOf(rome, instant('2026-06-30T22:30:00Z')) },
    {
      name: 'C11 22:00–06:00 offers both sides of midnight',
      expected: ['00:00:00', '05:00:00', '22:00:00', '23:00:00'],
      actual: times(night, '2026-06-10', '00:00:00', { ...hour, stepMinutes: 60 }).filter((time) =>
        ['00', '05', '22', '23'].includes(time.slice(0, 2)),
      ),
    },
    {
      name: 'C11 00:00–00:00 is refused',
      expected: { problem: 'empty', block: { weekday: 1, startMinute: 0, endMinute: 0 } },
      actual: workingWeekOf([{ weekday: 1, startMinute: 0, endMinute: 0 }]),
    },
    {
      name: 'C11 00:00–24:00 is a whole day',
      expected: 277,
      actual: slots(
        aPerson({ hours: aWeek([{ weekday: 3, startMinute: 0, endMinute: 1440 }]) }),
        '2026-06-10',
        hour,
      ).length,
    },
    {
      name: 'C13 last hour before 24:00',
      expected: '23:00:00',
      actual: formatLocalTime(rome, closing.at(-1) ?? 0),
    },
    {
      name: 'C17 every 7 days at 18:00 from 25 March 2026',
      expected: ['2026-03-25T17:00:00.000Z', '2026-04-01T16:00:00.000Z'],
      actual: weekly.map(utc),
    },
  ];
}

/** C14: what a clock in New York shows at 18:00 in Rome, also in the weeks in which only one of them has changed. */
function displayCases(): ClockCase[] {
  const dates: [LocalDate, string][] = [
    ['2026-01-15', '12:00:00'],
    ['2026-03-07', '12:00:00'],
    ['2026-03-08', '13:00:00'],
    ['2026-03-20', '13:00:00'],
    ['2026-03-28', '13:00:00'],
    ['2026-03-29', '12:00:00'],
    ['2026-06-15', '12:00:00'],
    ['2026-10-24', '12:00:00'],
    ['2026-10-25', '13:00:00'],
    ['2026-10-28', '13:00:00'],
    ['2026-10-31', '13:00:00'],
    ['2026-11-01', '12:00:00'],
    ['2027-03-14', '13:00:00'],
    ['2027-03-27', '13:00:00'],
    ['2027-03-28', '12:00:00'],
    ['2027-10-31', '13:00:00'],
    ['2027-11-06', '13:00:00'],
    ['2027-11-07', '12:00:00'],
    ['2028-03-12', '13:00:00'],
    ['2028-03-25', '13:00:00'],
    ['2028-03-26', '12:00:00'],
    ['2028-10-29', '13:00:00'],
    ['2028-11-04', '13:00:00'],
    ['2028-11-05', '12:00:00'],
  ];
  return dates.map(([date, expected]) => {
    return {
      name: `C14 ${date} 18:00 in Rome`,
      expected,
      actual: formatLocalTime(newYork, typed(date, '18:00')),
    };
  });
}

function typed(date: LocalDate, time: string): EpochMinutes {
  return instant(`${date}T${time}`);
}

function instant(text: string): EpochMinutes {
  const reading = readDateTimeFrom(text, rome);
  if (!('at' in reading)) throw new Error(`${text} is refused`);
  return reading.at;
}

function utc(at: EpochMinutes): string {
  return dateOf(at).toISOString();
}

function minutesOfHour(hour: number): string[] {
  return Array.from({ length: 12 }, (_, index) => `0${hour}:${String(index * 5).padStart(2, '0')}`);
}

function slots(person: PersonCalendar, date: LocalDate, offer = {}): EpochMinutes[] {
  return openSlots(aQuestion(offer), [person], date, date);
}

/** Local times of the starts not before a time of day. */
function times(person: PersonCalendar, date: LocalDate, notBefore = '', offer = {}): string[] {
  return slots(person, date, offer)
    .map((at) => formatLocalTime(rome, at))
    .filter((time) => time >= notBefore);
}

/** First start and end of the last service. */
function hours(date: LocalDate): string[] {
  const starts = slots(nineToSix, date);
  return [utc(starts[0] ?? 0), utc((starts.at(-1) ?? 0) + 30)];
}

function hoursUtc(date: LocalDate, from: string, to: string): string[] {
  return [from, to].map((time) => `${date}T${time}:00.000Z`);
}

/** The end of free cancellation 24 hours before, and the moment of a reminder: elapsed hours. */
function dayEarlier(date: LocalDate, time: string): string {
  return formatOffsetDateTime(rome, typed(date, time) - MINUTES_PER_DAY);
}

if (import.meta.main) {
  const cases = clockCases();
  const failed = cases.filter(({ expected, actual }) => JSON.stringify(expected) !== JSON.stringify(actual));
  const winterOffset = -new Date(2026, 0, 1).getTimezoneOffset();
  console.log(JSON.stringify({ count: cases.length, failed, winterOffset }));
}
