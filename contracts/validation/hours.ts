import * as v from 'valibot';
import { isLocalDate } from '../time.ts';
import type { IsoWeekday } from '../time.ts';
import type { PairProblem } from './field-texts.ts';
import { minuteOfDay } from './minute-of-day.ts';
import { plainText, requiredText } from './plain-text.ts';

/** In characters. */
export const LONGEST_REASON = 120;
/** As many as a year of seasons has, and more times than a week can use. */
export const MOST_SCHEDULES = 40;
export const MOST_TIMES = 70;
export const MOST_TIMES_OF_DAY = 10;
export const MOST_OPENING_DATES = 200;
/** As many as one series can have taken out. */
export const MOST_DATES_OUT = 400;
const MOST_WITHOUT = 10;

const END_BEFORE_START: PairProblem = 'endBeforeStart';
const NO_TIME: PairProblem = 'noTime';
const NOT_OF_SO_MANY: PairProblem = 'notOfSoManyWeeks';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const id = whole(1, Number.MAX_SAFE_INTEGER);
const localDate = v.pipe(
  v.string(),
  v.check((date) => isLocalDate(date)),
);
const weekday = v.pipe(
  whole(1, 7),
  v.transform((number) => number as IsoWeekday), // The bounds are the type's.
);

/** `+01:00`: which is meant of a time that a night shows twice. */
const offset = v.pipe(v.string(), v.regex(/^[+-]\d{2}:\d{2}$/));

const lasts = ({ startMinute, endMinute }: { startMinute: number; endMinute: number }): boolean =>
  startMinute !== endMinute;

/** Minutes of a local day; an end before the start lies on the next day, 1440 is midnight. Equal ones are no time at all. */
const times = { startMinute: minuteOfDay(0, 1439), endMinute: minuteOfDay(0, 1440) };
const timesOfDay = v.pipe(
  v.array(
    v.pipe(
      v.object(times),
      v.forward(
        v.check((typed) => lasts(typed), NO_TIME),
        ['endMinute'],
      ),
    ),
  ),
  v.maxLength(MOST_TIMES_OF_DAY),
);
const timesOfWeek = v.pipe(
  v.array(
    v.pipe(
      v.object({ weekday, ...times }),
      v.forward(
        v.check((typed) => lasts(typed), NO_TIME),
        ['endMinute'],
      ),
    ),
  ),
  v.maxLength(MOST_TIMES),
);

/** A week's times with the dates between which it is in force and its turn among up to four weeks. */
const Schedule = v.pipe(
  v.object({
    validFrom: v.nullish(localDate, null),
    validTo: v.nullish(localDate, null),
    cycleWeeks: v.optional(whole(1, 4), 1),
    cycleWeek: v.optional(whole(1, 4), 1),
    anchorDate: v.nullish(localDate, null),
    blocks: timesOfWeek,
  }),
  v.forward(
    v.check(
      ({ validFrom, validTo }) => validFrom === null || validTo === null || validFrom <= validTo,
      END_BEFORE_START,
    ),
    ['validTo'],
  ),
  v.forward(
    v.check(({ cycleWeek, cycleWeeks }) => cycleWeek <= cycleWeeks, NOT_OF_SO_MANY),
    ['cycleWeek'],
  ),
  v.forward(
    v.check(({ cycleWeeks, anchorDate }) => cycleWeeks === 1 || anchorDate !== null, 'required'),
    ['anchorDate'],
  ),
);

/** All schedules of a person, and the breaks that go because the new hours leave no place for them. */
export const WorkingHoursForm = v.object({
  schedules: v.pipe(v.array(Schedule), v.maxLength(MOST_SCHEDULES)),
  withoutBreaks: v.optional(v.array(id), []),
});
export type WorkingHoursForm = v.InferOutput<typeof WorkingHoursForm>;

/** The hours of one date: none where nobody works; null for those of the week. */
export const HoursOfDateForm = v.object({
  date: localDate,
  times: v.nullish(timesOfDay, null),
  withoutBreaks: v.optional(v.array(id), []),
});
export type HoursOfDateForm = v.InferOutput<typeof HoursOfDateForm>;

/** When a center is open: by weekday, and on dates of its own; a date without times is closed. */
export const OpeningHoursForm = v.object({
  weekly: timesOfWeek,
  dates: v.optional(
    v.pipe(v.array(v.object({ date: localDate, times: timesOfDay })), v.maxLength(MOST_OPENING_DATES)),
    [],
  ),
});
export type OpeningHoursForm = v.InferOutput<typeof OpeningHoursForm>;

/** A break of a person or thing, every week or on one date. */
export const BreakForm = v.pipe(
  v.object({ resourceId: id, weekday: v.nullish(weekday, null), date: v.nullish(localDate, null), ...times }),
  v.forward(
    v.check((typed) => lasts(typed), NO_TIME),
    ['endMinute'],
  ),
  v.forward(
    v.check((typed) => (typed.weekday === null) !== (typed.date === null), 'required'),
    ['weekday'],
  ),
);
export type BreakForm = v.InferOutput<typeof BreakForm>;

/** A block: time of a date that is not to be booked, with a reason, once or every so many weeks until a date. */
export const BlockForm = v.pipe(
  v.object({
    resourceId: id,
    date: localDate,
    ...times,
    startOffset: v.nullish(offset, null),
    endOffset: v.nullish(offset, null),
    reason: requiredText(LONGEST_REASON),
    everyWeeks: v.nullish(whole(1, 52), null),
    untilDate: v.nullish(localDate, null),
    exceptDates: v.optional(v.pipe(v.array(localDate), v.maxLength(MOST_DATES_OUT)), []),
  }),
  v.forward(
    v.check((typed) => lasts(typed), NO_TIME),
    ['endMinute'],
  ),
  v.forward(
    v.check(({ everyWeeks, untilDate }) => (everyWeeks === null) === (untilDate === null), 'required'),
    ['untilDate'],
  ),
  v.forward(
    v.check(({ date, untilDate }) => untilDate === null || date <= untilDate, END_BEFORE_START),
    ['untilDate'],
  ),
);
export type BlockForm = v.InferOutput<typeof BlockForm>;

/** One date of a block that repeats. */
export const DateOfBlock = v.object({ date: localDate });

/** From which date on a block shall be gone; null: with all its dates. */
export const BlockToDelete = v.object({ from: v.nullish(localDate, null) });

/**
 * A block as it shall be: all of it or, of one that repeats, the date `ofDate` alone or with `isFollowing` all from it on. `without`: blocks that an earlier
 * change made of it and that go with this one, which takes that change back.
 */
export const EditedBlock = v.intersect([
  BlockForm,
  v.object({
    ofDate: v.nullish(localDate, null),
    isFollowing: v.nullish(v.boolean(), false),
    without: v.optional(v.pipe(v.array(id), v.maxLength(MOST_WITHOUT)), []),
  }),
]);
export type EditedBlock = v.InferOutput<typeof EditedBlock>;

/** A closing of the whole provider (no resource) or of a person or thing: whole days, the last included, or from one time to another. */
export const HolidayForm = v.pipe(
  v.object({
    resourceId: v.nullish(id, null),
    name: plainText(LONGEST_REASON),
    isWholeDay: v.optional(v.boolean(), true),
    fromDate: localDate,
    fromMinute: v.nullish(minuteOfDay(0, 1439), null),
    toDate: localDate,
    toMinute: v.nullish(minuteOfDay(0, 1440), null),
  }),
  v.forward(
    v.check((typed) => typed.isWholeDay || typed.fromMinute !== null, 'required'),
    ['fromMinute'],
  ),
  v.forward(
    v.check((typed) => typed.isWholeDay || typed.toMinute !== null, 'required'),
    ['toMinute'],
  ),
  v.forward(
    v.check(({ fromDate, toDate }) => fromDate <= toDate, END_BEFORE_START),
    ['toDate'],
  ),
  v.forward(
    v.check(
      ({ isWholeDay, fromDate, toDate, fromMinute, toMinute }) =>
        isWholeDay || fromDate !== toDate || (fromMinute ?? 0) < (toMinute ?? 1440),
      END_BEFORE_START,
    ),
    ['toMinute'],
  ),
);
export type HolidayForm = v.InferOutput<typeof HolidayForm>;
