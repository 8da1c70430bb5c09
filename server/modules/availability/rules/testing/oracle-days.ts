/** What the oracle knows of days: asked of Temporal, and by no code of the engine's. */
import type { Break } from '../closures.ts';
import type { WrittenSchedule } from '../working-hours.ts';

export interface WrittenHours {
  readonly schedules: readonly WrittenSchedule[];
  /** Single dates, each at most once. */
  readonly dates: readonly { readonly date: string; readonly blocks: readonly Times[] }[];
}

export interface Times {
  readonly startMinute: number;
  readonly endMinute: number;
}

/** What is written for a date: its own hours, else those of its weekday in the schedule that is in force. */
export function blocksOf({ schedules, dates }: WrittenHours, date: string): readonly Times[] {
  const own = dates.find((one) => one.date === date);
  if (own) return own.blocks;
  const inForce = schedules.filter((one) => {
    const turn = ((weeksBetween(one.anchorDate, date) % one.cycleWeeks) + one.cycleWeeks) % one.cycleWeeks;
    return (one.validFrom ?? date) <= date && date <= (one.validTo ?? date) && turn + 1 === one.cycleWeek;
  });
  return inForce.flatMap(({ blocks }) => blocks.filter(({ weekday }) => weekday === weekdayOf(date)));
}

export function isOnceOrAgain(one: Extract<Break, { date: string }>, date: string): boolean {
  const { repeats } = one;
  if (!repeats) return one.date === date;
  const { everyWeeks, untilDate, exceptDates } = repeats;
  if (date < one.date || date > untilDate || exceptDates.includes(date)) return false;
  return weekdayOf(one.date) === weekdayOf(date) && weeksBetween(one.date, date) % everyWeeks === 0;
}

/** From the week of one date to that of another, weeks beginning on Monday; negative for an earlier one. */
const weeksBetween = remembered((from: string, to: string): number => {
  const [begin, end] = [from, to].map((date) => {
    const day = Temporal.PlainDate.from(date);
    return day.subtract({ days: day.dayOfWeek - 1 });
  });
  return begin && end ? begin.until(end, { largestUnit: 'days' }).days / 7 : NaN;
});

export const weekdayOf = remembered((date: string): number => Temporal.PlainDate.from(date).dayOfWeek);

/** Temporal is slow enough to matter over thousands of calendars, and its answers do not change. */
export function remembered<A extends (string | number)[], R>(
  ask: (...question: A) => R,
): (...question: A) => R {
  const answers = new Map<string, R>();
  return (...question) => {
    const key = question.join('|');
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = ask(...question);
    answers.set(key, answer);
    return answer;
  };
}
