import { describe, expect, test } from 'vitest';
import { isErrorCode } from '#contracts/error-codes.ts';
import { zoneOf } from '#contracts/time.ts';
import type { EpochMinutes } from '#contracts/time.ts';
import { readDateTimeFrom } from '#contracts/time-text.ts';
import { openSlots } from './open-slots.ts';
import type { BusyInterval, PersonCalendar, PhysicalResource } from './question.ts';
import { aPerson, aQuestion, everyDay } from './testing/calendars.ts';
import { CLOSED_REASONS, whyNobodyOpen, whyNotOpen } from './why-not-open.ts';

const date = '2026-06-10';
const now = new Date('2026-06-10T08:00:30Z'); // 10:00:30 in Rome

function at(text: string): EpochMinutes {
  const reading = readDateTimeFrom(text.length === 5 ? `${date}T${text}` : text, zoneOf('Europe/Rome'));
  if (!('at' in reading)) throw new Error(`${text} is refused`);
  return reading.at;
}

function busy(from: string, to: string, more: Partial<BusyInterval> = {}): BusyInterval {
  return { from: at(from), to: at(to), kind: 'reservation', occasion: null, ...more };
}

function group(from: string, to: string, seatsTaken: number, personId = 1): BusyInterval {
  return busy(from, to, {
    occasion: { offerId: 1, personId, startsAt: at(from), endsAt: at(to), seatsTaken },
  });
}

const A_ROOM = { units: 1, resourceIds: [9] };

function aRoom(room: Partial<PhysicalResource> = {}): PhysicalResource {
  return { resourceId: 9, quantity: 1, peoplePerUnit: null, busy: [], closed: [], ...room };
}

/** Every start of the day is offered exactly when nothing speaks against it. */
function offered(question: Parameters<typeof openSlots>[0], person: PersonCalendar, time: string): boolean {
  return openSlots(question, [person], date, date).includes(at(time));
}

describe('each reason, with its code', () => {
  const lunch = { weekday: 3, startMinute: 780, endMinute: 840 } as const;
  const afternoonOff = {
    isWholeDay: false,
    fromDate: date,
    fromMinute: 960,
    toDate: date,
    toMinute: 1440,
  } as const;
  const split = aPerson({ hours: everyDay([540, 780], [780, 1140]) });
  const may = { fromDate: null, toDate: '2026-05-31', startMinute: 0, endMinute: 1440 };
  const evenings = { fromDate: null, toDate: null, startMinute: 1020, endMinute: 1200 };

  test.each([
    ['yesterday', aQuestion({}, { now }), aPerson(), '2026-06-09T12:00', 'pastDay', 'invalidPastDate'],
    ['this minute began already', aQuestion({}, { now }), aPerson(), '10:00', 'past', 'IV.ST'],
    [
      'two hours of notice',
      aQuestion({ noticeMinutes: 120 }, { now }),
      aPerson(),
      '12:00',
      'tooSoon',
      'IV.ST',
    ],
    ['off the step', aQuestion(), aPerson(), '10:03', 'offGrid', 'IV.ST'],
    ['before opening', aQuestion(), aPerson(), '08:30', 'outsideSchedule', 'reservationInvalidSchedule'],
    ['over the closing', aQuestion(), aPerson(), '17:45', 'outsideSchedule', 'reservationInvalidSchedule'],
    [
      'over two touching blocks',
      aQuestion(),
      split,
      '12:45',
      'outsideSchedule',
      'reservationInvalidSchedule',
    ],
    [
      'after the horizon',
      aQuestion({ lastBookableDate: '2026-06-09' }),
      aPerson(),
      '10:00',
      'beyondHorizon',
      'reservationInvalidSchedule',
    ],
    [
      'after the period',
      aQuestion({ period: may }),
      aPerson(),
      '10:00',
      'outsidePeriod',
      'reservationInvalidSchedule',
    ],
    [
      'before the hours of the period',
      aQuestion({ period: evenings }),
      aPerson(),
      '16:45',
      'outsidePeriod',
      'reservationInvalidSchedule',
    ],
    [
      'into a part-day holiday',
      aQuestion(),
      aPerson({ holidays: [afternoonOff] }),
      '15:45',
      'holiday',
      'reservationInvalidPause',
    ],
    ['into a break', aQuestion(), aPerson({ breaks: [lunch] }), '12:45', 'break', 'reservationInvalidBreak'],
    [
      'into a class',
      aQuestion(),
      aPerson({ busy: [busy('11:00', '12:00', { kind: 'class' })] }),
      '10:45',
      'class',
      'reservationInvalidClass',
    ],
    [
      'into a booking',
      aQuestion(),
      aPerson({ busy: [busy('11:00', '12:00')] }),
      '11:45',
      'taken',
      'reservationInvalidCapacity',
    ],
    [
      'the room is taken',
      aQuestion(
        {},
        { needs: [A_ROOM], resources: [aRoom({ busy: [{ ...busy('11:00', '12:00'), unit: 1 }] })] },
      ),
      aPerson(),
      '11:55',
      'resourceBusy',
      'reservationInvalidResources',
    ],
  ] as const)('%s', (_, question, person, time, reason, code) => {
    expect(whyNotOpen(question, person, at(time))).toBe(reason);
    expect(CLOSED_REASONS[reason]).toBe(code);
    expect(offered(question, person, time)).toBe(false);
  });

  test('all codes are in the closed list', () => {
    expect(Object.values(CLOSED_REASONS).every(isErrorCode)).toBe(true);
  });
});

describe('what is still open', () => {
  test.each([
    ['right after now', aQuestion({}, { now }), aPerson(), '10:05'],
    ['right after the notice', aQuestion({ noticeMinutes: 120 }, { now }), aPerson(), '12:05'],
    [
      'back to back',
      aQuestion(),
      aPerson({ busy: [busy('10:00', '11:00'), busy('11:30', '12:00')] }),
      '11:00',
    ],
    [
      'buffers outside working time',
      aQuestion({ prepareMinutes: 30, cleanupMinutes: 30 }),
      aPerson(),
      '09:00',
    ],
    ['the last start before closing', aQuestion({ cleanupMinutes: 30 }), aPerson(), '17:30'],
    [
      'a seat in a group',
      aQuestion({ capacity: 2 }),
      aPerson({ busy: [group('11:00', '11:30', 1)] }),
      '11:00',
    ],
    [
      'the second room',
      aQuestion(
        {},
        {
          needs: [A_ROOM],
          resources: [aRoom({ quantity: 2, busy: [{ ...busy('11:00', '12:00'), unit: 1 }] })],
        },
      ),
      aPerson(),
      '11:00',
    ],
  ] as const)('%s', (_, question, person, time) => {
    expect(whyNotOpen(question, person, at(time))).toBeNull();
    expect(offered(question, person, time)).toBe(true);
  });
});

test.each([
  ['a hold', { busy: [busy('11:00', '12:00')] }, 'taken'],
  ['a class', { busy: [busy('11:00', '12:00', { kind: 'class' })] }, 'class'],
  ['a break', { breaks: [{ date, startMinute: 660, endMinute: 720 }] }, 'break'],
] as const)('buffers never lie over %s', (_, calendar, reason) => {
  const question = aQuestion({ prepareMinutes: 10, cleanupMinutes: 15 });
  const person = aPerson(calendar);
  const reasons = ['10:15', '10:20', '12:05', '12:10'].map((time) => whyNotOpen(question, person, at(time)));
  expect(reasons).toEqual([null, reason, reason, null]);
});

test('buffers may lie over a holiday: nobody works there', () => {
  const closed = { isWholeDay: false, fromDate: date, fromMinute: 660, toDate: date, toMinute: 720 } as const;
  expect(
    whyNotOpen(aQuestion({ cleanupMinutes: 15 }), aPerson({ holidays: [closed] }), at('10:30')),
  ).toBeNull();
});

test('a group takes as many as the offer and its room hold, at its own start only', () => {
  const person = aPerson({ busy: [group('11:00', '11:30', 2)] });
  const held = { ...group('11:00', '11:30', 2), unit: 1 };
  const reasonIn = (capacity: number, peoplePerUnit: number | null, time: string) =>
    whyNotOpen(
      aQuestion({ capacity }, { needs: [A_ROOM], resources: [aRoom({ peoplePerUnit, busy: [held] })] }),
      person,
      at(time),
    );
  expect(reasonIn(3, null, '11:00')).toBeNull();
  expect(reasonIn(3, 3, '11:00')).toBeNull();
  expect(reasonIn(3, 2, '11:00')).toBe('taken');
  expect(reasonIn(2, null, '11:00')).toBe('taken');
  expect(reasonIn(3, null, '11:05')).toBe('taken');
});

test('a group of another offer cannot be joined', () => {
  const other = busy('11:00', '11:30', {
    occasion: { offerId: 2, personId: 1, startsAt: at('11:00'), endsAt: at('11:30'), seatsTaken: 1 },
  });
  expect(whyNotOpen(aQuestion({ capacity: 5 }), aPerson({ busy: [other] }), at('11:00'))).toBe('taken');
});

test.each([
  ['shorter', '11:20'],
  ['longer', '11:45'],
])('a group that is %s, since the offer took other minutes, cannot be joined', (_, end) => {
  const question = aQuestion({ capacity: 5 });
  const of = (to: string) => aPerson({ busy: [group('11:00', to, 1)] });
  expect(whyNotOpen(question, of(end), at('11:00'))).toBe('taken');
  expect(offered(question, of(end), '11:00')).toBe(false);
  expect(whyNotOpen(question, of('11:30'), at('11:00'))).toBeNull();
});

describe('anyone', () => {
  const taken = aPerson({ personId: 1, busy: [busy('11:00', '12:00')] });
  const teaching = aPerson({ personId: 2, busy: [busy('11:00', '12:00', { kind: 'class' })] });

  test('one free person is enough', () => {
    expect(whyNobodyOpen(aQuestion(), [taken, aPerson({ personId: 3 })], at('11:00'))).toBeNull();
  });

  test('nobody free is about resources, whatever each of them does', () => {
    for (const people of [[taken, teaching], [taken], [teaching], []]) {
      expect(whyNobodyOpen(aQuestion(), people, at('11:00'))).toBe('nobodyFree');
    }
    expect(CLOSED_REASONS.nobodyFree).toBe('reservationInvalidResources');
  });

  test('a reason that is everybody’s is told', () => {
    expect(whyNobodyOpen(aQuestion(), [taken, teaching], at('08:00'))).toBe('outsideSchedule');
    expect(whyNobodyOpen(aQuestion({}, { now }), [taken, teaching], at('09:00'))).toBe('past');
  });
});
