import { describe, expect, it, test } from 'vitest';
import { dayNumberOf, localDateOfDay, zoneOf } from '#contracts/time.ts';
import type { IsoWeekday, LocalDate } from '#contracts/time.ts';
import { openSlots } from './open-slots.ts';
import { aPerson, aQuestion, aWeek, everyDay } from './testing/calendars.ts';
import { whyNotOpen } from './why-not-open.ts';
import type { Schedule, WorkingHours, WrittenSchedule } from './working-hours.ts';
import {
  ALWAYS,
  blocksOn,
  dayOfTwo,
  isWorkedOn,
  isWorkedOnSome,
  scheduleOf,
  workingHoursOf,
} from './working-hours.ts';
import type { MinuteSpan } from './working-week.ts';

/** The first weeks of 1970 began on a Thursday; the fourth day is the first Monday. */
const dayOfWeek = (weekday: IsoWeekday): number => 3 + weekday;

function schedule(written: Partial<WrittenSchedule> & Pick<WrittenSchedule, 'blocks'>): Schedule {
  const result = scheduleOf({ ...ALWAYS, ...written });
  if ('problem' in result) throw new Error(result.problem);
  return result.schedule;
}

const daily = (startMinute: number, endMinute: number) =>
  ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({ weekday, startMinute, endMinute }));

function hours(
  schedules: readonly Schedule[],
  dates: Readonly<Record<LocalDate, readonly MinuteSpan[]>> = {},
): WorkingHours {
  return workingHoursOf(
    schedules,
    new Map(Object.entries(dates).map(([date, spans]) => [dayNumberOf(date), spans])),
  );
}

/** Starts and ends of the blocks that begin on a date. */
const on = (worked: WorkingHours, date: LocalDate) =>
  blocksOn(worked, dayNumberOf(date)).map(({ startMinute, endMinute }) => [startMinute, endMinute]);

describe('a schedule between dates', () => {
  const summer = schedule({ blocks: daily(480, 840), validFrom: '2026-07-01', validTo: '2026-08-31' });
  const autumn = schedule({ blocks: daily(600, 1080), validFrom: '2026-09-01' });
  const worked = hours([summer, autumn]);

  it.each([
    ['2026-06-30', []],
    ['2026-07-01', [[480, 840]]],
    ['2026-08-31', [[480, 840]]],
    ['2026-09-01', [[600, 1080]]],
    ['2050-01-01', [[600, 1080]]],
  ])('is in force on %s as it should', (date, blocks) => {
    expect(on(worked, date)).toEqual(blocks);
  });

  it('runs to the end of its last shift, on the morning after', () => {
    const night = hours([schedule({ blocks: daily(1320, 360), validTo: '2026-06-10' })]);
    expect(on(night, '2026-06-10')).toEqual([[1320, 1800]]);
    const times = (date: LocalDate) =>
      openSlots(aQuestion({ durationMinutes: 60, stepMinutes: 60 }), [aPerson({ hours: night })], date, date)
        .length;
    // From midnight until six, and nothing in the evening.
    expect([times('2026-06-10'), times('2026-06-11'), times('2026-06-12')]).toEqual([6 + 1 + 1, 5 + 1, 0]);
  });

  it('ends its last shift where the next schedule begins', () => {
    const worked = hours([
      schedule({ blocks: daily(1320, 360), validTo: '2026-06-10' }),
      schedule({ blocks: daily(300, 600), validFrom: '2026-06-11' }),
    ]);
    expect(on(worked, '2026-06-09')).toEqual([[1320, 1800]]);
    expect(on(worked, '2026-06-10')).toEqual([[1320, 1740]]);
  });
});

describe('weeks that take turns', () => {
  const turns = (anchorDate: LocalDate, cycleWeeks: number) =>
    Array.from({ length: cycleWeeks }, (_, index) =>
      schedule({ blocks: daily(60 * (index + 1), 1200), cycleWeeks, cycleWeek: index + 1, anchorDate }),
    );
  const turnOn = (worked: WorkingHours, date: LocalDate) => (on(worked, date)[0]?.[0] ?? 0) / 60;

  it('change on Mondays, from the week of the anchor, in both directions', () => {
    // A Thursday.
    const worked = hours(turns('2026-06-11', 3));
    expect(turnOn(worked, '2026-06-08')).toBe(1);
    expect(turnOn(worked, '2026-06-14')).toBe(1);
    expect(turnOn(worked, '2026-06-15')).toBe(2);
    expect(turnOn(worked, '2026-06-22')).toBe(3);
    expect(turnOn(worked, '2026-06-29')).toBe(1);
    expect(turnOn(worked, '2026-06-07')).toBe(3);
    expect(turnOn(worked, '2026-05-24')).toBe(1);
  });

  it('go on over the turn of a year with 53 weeks, which 2026 has', () => {
    const worked = hours(turns('2026-12-14', 2));
    const mondays = ['2026-12-14', '2026-12-21', '2026-12-28', '2027-01-04', '2027-01-11'];
    expect(mondays.map((date) => turnOn(worked, date))).toEqual([1, 2, 1, 2, 1]);
    expect(turnOn(worked, '2027-01-01')).toBe(1);
    expect(turnOn(worked, '2027-01-03')).toBe(1);
  });

  it('may have a Sunday night and a Monday morning that would meet in one week alone', () => {
    const blocks = [
      { weekday: 7, startMinute: 1320, endMinute: 360 },
      { weekday: 1, startMinute: 300, endMinute: 600 },
    ] as const;
    expect(scheduleOf({ ...ALWAYS, blocks })).toMatchObject({ problem: 'overlap' });
    expect(scheduleOf({ ...ALWAYS, blocks, cycleWeeks: 2 })).toHaveProperty('schedule');
  });
});

describe('what a schedule may not be', () => {
  it.each([
    ['a fifth week', { cycleWeeks: 5, cycleWeek: 1 }, 'turns'],
    ['the third of two', { cycleWeeks: 2, cycleWeek: 3 }, 'turns'],
    ['week nought', { cycleWeeks: 2, cycleWeek: 0 }, 'turns'],
    ['half a week', { cycleWeeks: 2, cycleWeek: 1.5 }, 'turns'],
    ['over before it begins', { validFrom: '2026-06-10', validTo: '2026-06-09' }, 'datesInOrder'],
    ['blocks over each other', { blocks: [...daily(540, 700), ...daily(690, 900)] }, 'overlap'],
  ])('%s', (_, wrong, problem) => {
    expect(scheduleOf({ ...ALWAYS, blocks: daily(540, 600), ...wrong })).toMatchObject({ problem });
  });

  it.each<[string, Partial<WrittenSchedule>, Partial<WrittenSchedule>, LocalDate | null]>([
    [
      'one begins on the last day of the other',
      { validTo: '2026-06-10' },
      { validFrom: '2026-06-10' },
      '2026-06-10',
    ],
    ['one begins on the day after', { validTo: '2026-06-10' }, { validFrom: '2026-06-11' }, null],
    ['weeks 1 and 2 of two', turn(1, 2), turn(2, 2), null],
    ['week 1 of two, twice', { ...turn(1, 2), validFrom: '2026-06-08' }, turn(1, 2), '2026-06-08'],
    ['week 1 of two and 2 of four', { ...turn(1, 2), validFrom: '2026-06-08' }, turn(2, 4), null],
    ['week 1 of two and 3 of four', { ...turn(1, 2), validFrom: '2026-06-08' }, turn(3, 4), '2026-06-22'],
    ['week 2 of three and 3 of four', { ...turn(2, 3), validFrom: '2026-06-08' }, turn(3, 4), '2026-08-17'],
    ['turns of other anchors', turn(1, 2), { ...turn(1, 2), anchorDate: '2026-06-15' }, null],
    [
      'turns and every week, of a Wednesday',
      turn(2, 2),
      { validFrom: '2026-06-10', validTo: '2026-06-16' },
      '2026-06-15',
    ],
    [
      'turns and every week, in the other week',
      turn(2, 2),
      { validFrom: '2026-06-10', validTo: '2026-06-14' },
      null,
    ],
  ])('two on one date: %s', (_, one, other, date) => {
    const shared = dayOfTwo([schedule({ blocks: [], ...one }), schedule({ blocks: [], ...other })]);
    expect(shared && localDateOfDay(shared.day)).toBe(date);
  });

  it('two without dates, whatever their turns', () => {
    expect(dayOfTwo([schedule({ blocks: [] }), schedule({ blocks: [], ...turn(3, 4) })])).not.toBeNull();
    expect(dayOfTwo([1, 2, 3, 4].map((week) => schedule({ blocks: [], ...turn(week, 4) })))).toBeNull();
  });
});

function turn(cycleWeek: number, cycleWeeks: number): Partial<WrittenSchedule> {
  return { cycleWeek, cycleWeeks, anchorDate: '2026-06-08' };
}

describe('hours of a single date', () => {
  const night = schedule({ blocks: daily(1320, 360) });

  it('replace what would begin on it, also with nothing', () => {
    const worked = hours([schedule({ blocks: daily(540, 1080) })], {
      '2026-12-24': [{ startMinute: 540, endMinute: 720 }],
      '2026-12-25': [],
    });
    expect(on(worked, '2026-12-23')).toEqual([[540, 1080]]);
    expect(on(worked, '2026-12-24')).toEqual([[540, 720]]);
    expect(on(worked, '2026-12-25')).toEqual([]);
    expect(on(worked, '2026-12-26')).toEqual([[540, 1080]]);
  });

  it('leave the shift of the evening before as it is', () => {
    const worked = hours([night], { '2026-12-25': [] });
    expect(on(worked, '2026-12-24')).toEqual([[1320, 1800]]);
    expect(on(worked, '2026-12-25')).toEqual([]);
    const noon = hours([night], { '2026-12-25': [{ startMinute: 720, endMinute: 900 }] });
    expect(on(noon, '2026-12-24')).toEqual([[1320, 1800]]);
  });

  it('end it where they begin before its end', () => {
    const worked = hours([night], { '2026-12-25': [{ startMinute: 300, endMinute: 900 }] });
    expect(on(worked, '2026-12-24')).toEqual([[1320, 1740]]);
  });

  it('count beside a week that has none', () => {
    expect(on(hours([], { '2026-12-25': [{ startMinute: 60, endMinute: 120 }] }), '2026-12-25')).toEqual([
      [60, 120],
    ]);
  });
});

describe('a night on which the clock changes', () => {
  const zone = zoneOf('Europe/Rome');
  const ofDate = (date: LocalDate, startMinute: number, endMinute: number) => {
    const worked = aPerson({ hours: hours([], { [date]: [{ startMinute, endMinute }] }) });
    return openSlots(aQuestion({ durationMinutes: 30, stepMinutes: 30 }, { zone }), [worked], date, date)
      .length;
  };

  it('skips what begins or ends at 02:30 on its date, and has it twice in autumn', () => {
    // 01:00 to the jump; from the jump on; wholly inside the hour that is skipped.
    expect(ofDate('2026-03-29', 60, 150)).toBe(2);
    expect(ofDate('2026-03-29', 150, 240)).toBe(2);
    expect(ofDate('2026-03-29', 120, 180)).toBe(0);
    // A boundary that comes twice is the first of them.
    expect(ofDate('2026-10-25', 60, 150)).toBe(3);
    expect(ofDate('2026-10-25', 60, 210)).toBe(7);
    expect(ofDate('2026-10-25', 150, 210)).toBe(4);
  });

  it('is worked through by a schedule whose last day is the evening before', () => {
    const worked = aPerson({ hours: hours([schedule({ blocks: daily(1320, 360), validTo: '2026-03-28' })]) });
    const starts = openSlots(
      aQuestion({ durationMinutes: 60, stepMinutes: 60 }, { zone }),
      [worked],
      '2026-03-29',
      '2026-03-29',
    );
    // Six by the wall clock, five that pass.
    expect(starts).toHaveLength(5);
    expect(
      starts.every(
        (at) =>
          whyNotOpen(aQuestion({ durationMinutes: 60, stepMinutes: 60 }, { zone }), worked, at) === null,
      ),
    ).toBe(true);
  });
});

describe('a break of every week', () => {
  const TODAY = dayNumberOf('2026-06-10');
  const has = (worked: WorkingHours, weekday: IsoWeekday, startMinute: number, endMinute: number) =>
    isWorkedOnSome(worked, weekday, { startMinute, endMinute }, TODAY);

  it('has its place in one of the weeks that take turns', () => {
    const worked = hours([
      schedule({ blocks: daily(540, 780), ...turn(1, 2) }),
      schedule({ blocks: daily(840, 1200), ...turn(2, 2) }),
    ]);
    expect(has(worked, 3, 720, 750)).toBe(true);
    expect(has(worked, 2, 900, 930)).toBe(true);
    expect(has(worked, 3, 770, 850)).toBe(false);
  });

  it('has it in a schedule that is to come, and in none that is over', () => {
    const worked = hours([
      schedule({ blocks: daily(540, 780), validTo: '2026-06-09' }),
      schedule({ blocks: daily(840, 1200), validFrom: '2028-06-10', validTo: '2028-06-11' }),
    ]);
    expect(has(worked, 3, 600, 630)).toBe(false);
    expect(has(worked, 7, 900, 930)).toBe(true);
    expect(has(worked, 1, 900, 930)).toBe(false);
  });

  it('is not held by a single date, nor refused for one', () => {
    const closed = hours([schedule({ blocks: daily(540, 780) })], { '2026-06-10': [] });
    expect(has(closed, 3, 600, 630)).toBe(true);
    const alone = hours([], { '2026-06-10': [{ startMinute: 540, endMinute: 780 }] });
    expect(has(alone, 3, 600, 630)).toBe(false);
    expect(isWorkedOn(alone, TODAY, { startMinute: 600, endMinute: 630 })).toBe(true);
  });
});

test.each([
  ['at its beginning', 540, 555, true],
  ['to its end', 1065, 1080, true],
  ['before it', 480, 540, false],
  ['before and into it', 535, 550, false],
  ['over its end', 1070, 1085, false],
  ['after it', 1080, 1100, false],
  ['over the gap between two blocks', 770, 850, false],
  ['in the gap', 785, 835, false],
  ['over all of it', 0, 1440, false],
])('what lies in working time from 9 to 13 and 14 to 18: %s', (_, startMinute, endMinute, isWithin) => {
  expect(isWorkedOn(everyDay([540, 780], [840, 1080]), dayOfWeek(3), { startMinute, endMinute })).toBe(
    isWithin,
  );
});

test('a night shift has its breaks in the night, on the day they begin', () => {
  const night = aWeek([{ weekday: 7, startMinute: 1320, endMinute: 360 }]);
  const lies = (weekday: IsoWeekday, startMinute: number, endMinute: number) =>
    isWorkedOn(night, dayOfWeek(weekday), { startMinute, endMinute });
  expect(lies(1, 120, 150)).toBe(true);
  expect(lies(1, 330, 360)).toBe(true);
  expect(lies(1, 330, 390)).toBe(false);
  expect(lies(7, 120, 150)).toBe(false);
  expect(lies(7, 1410, 1470)).toBe(true);
  expect(lies(7, 1300, 1330)).toBe(false);
  expect(lies(7, 1700, 1805)).toBe(false);
  expect(lies(1, 1410, 1470)).toBe(false);
});

test('touching blocks are one stretch of work, through midnight too', () => {
  const through = everyDay([0, 360], [360, 1440]);
  expect(isWorkedOn(through, dayOfWeek(7), { startMinute: 350, endMinute: 370 })).toBe(true);
  expect(isWorkedOn(through, dayOfWeek(7), { startMinute: 1430, endMinute: 1450 })).toBe(true);
  expect(isWorkedOn([], dayOfWeek(7), { startMinute: 0, endMinute: 5 })).toBe(false);
});
