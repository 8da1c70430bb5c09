import type { LocalDate } from '#contracts/time.ts';
import { addDays, dayNumberOf } from '#contracts/time.ts';
import { localDateTimeIn } from '#web/booking/shown-times.ts';
import type { ClassSessionSeen } from './class-calls.ts';

/** A date of a class and its time on the clock. */
export interface DateOfClass {
  date: LocalDate;
  time: string;
}

/** The dates that a copy of a class takes over, by their start: those that are not cancelled. */
export const datesToCopy = (
  sessions: readonly Pick<ClassSessionSeen, 'startsAt' | 'status' | 'timeZone'>[],
): DateOfClass[] =>
  sessions
    .filter(({ status }) => status === 'A')
    .toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1))
    .map(({ startsAt, timeZone }) => {
      const [date = '', time = ''] = localDateTimeIn(timeZone, startsAt).split('T');
      return { date: date, time };
    });

/** The dates of the copy whose first one is on a day: all as many days later as that one. */
export function datesOfCopy(dates: readonly DateOfClass[], startsOn: LocalDate): DateOfClass[] {
  const [first] = dates;
  if (!first) return [];
  const later = dayNumberOf(startsOn) - dayNumberOf(first.date);
  return dates.map(({ date, time }) => ({ date: addDays(date, later), time }));
}
