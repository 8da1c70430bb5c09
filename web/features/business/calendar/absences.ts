import type { LocalDate } from '#contracts/time.ts';
import { MINUTES_PER_DAY } from '#contracts/time.ts';
import { formatMinuteOfDay } from '#contracts/time-text.ts';
import type { CalendarShown } from '#web/business-frame/calendar/calendar-calls.ts';
import type { TimesWanted } from '#web/business-frame/calendar/grid-columns.ts';

/** Who is away on a date, or that all is closed. */
export interface Absence {
  /** Null: the whole center. */
  who: string | null;
  /** `14:00–18:00`; null: all day. */
  times: string | null;
  reason: string | null;
}

/** The closings and blocks of a date, the center's first, then person by person. */
export function absencesOn(
  { times, columns }: Pick<CalendarShown, 'times' | 'columns'>,
  date: LocalDate,
  { withoutBreaks, withoutHolidays }: TimesWanted,
): Absence[] {
  const order = new Map(columns.map(({ id }, index) => [id, index]));
  const names = new Map(columns.map(({ id, name }) => [id, name]));
  const place = (resourceId: number | null): number =>
    resourceId === null ? -1 : (order.get(resourceId) ?? columns.length);
  return times
    .filter(
      ({ kind, resourceId, ...time }) =>
        time.date === date &&
        (resourceId === null || names.has(resourceId)) &&
        ((kind === 'closed' && !withoutHolidays) || (kind === 'block' && !withoutBreaks)),
    )
    .sort(
      (one, other) => place(one.resourceId) - place(other.resourceId) || one.startMinute - other.startMinute,
    )
    .map(({ resourceId, startMinute, endMinute, reason }) => ({
      who: resourceId === null ? null : (names.get(resourceId) ?? null),
      times:
        startMinute === 0 && endMinute >= MINUTES_PER_DAY
          ? null
          : `${formatMinuteOfDay(startMinute)}–${formatMinuteOfDay(endMinute)}`,
      reason,
    }));
}
