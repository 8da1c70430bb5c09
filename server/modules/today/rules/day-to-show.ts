import { addDays, isoWeekday, MINUTES_PER_DAY } from '#contracts/time.ts';
import type { IsoWeekday, LocalDate } from '#contracts/time.ts';

/** Minutes from midnight of its date; an end above 1440 is on the next date. */
interface Span {
  startMinute: number;
  endMinute: number;
}

/** When a center is open, by its own clock. */
export interface HoursOfCenter {
  weekly: readonly (Span & { weekday: IsoWeekday })[];
  /** Dates with hours of their own; without times it is closed. */
  dates: readonly { date: LocalDate; times: readonly Span[] }[];
  /** Whole days off, the last one included. */
  closures: readonly { from: LocalDate; to: LocalDate }[];
}

/** A center that stays closed longer keeps showing today. */
export const DAYS_AHEAD = 14;

/**
 * The next date with opening hours, or with a booking or session although it has none, once today's hours are over or where today has none; null while
 * the center is open, will open today, somebody's visit is not over, or no hours are known of the next two weeks.
 * @param now.minute of the date, by the center's clock
 * @param now.hasVisits whether a visit of today is still to come or under way
 * @param booked dates with a booking or session
 */
export function nextDayToShow(
  { date, minute, hasVisits }: { date: LocalDate; minute: number; hasVisits: boolean },
  hours: HoursOfCenter,
  booked: ReadonlySet<LocalDate>,
): LocalDate | null {
  const endOf = (of: LocalDate): number => Math.max(0, ...spansOn(of, hours).map((span) => span.endMinute));
  const isOver = minute >= endOf(date) && minute + MINUTES_PER_DAY >= endOf(addDays(date, -1));
  if (hasVisits || !isOver) return null;
  const ahead = Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(date, index + 1));
  const open = ahead.find((next) => spansOn(next, hours).length > 0);
  return open === undefined ? null : (ahead.find((next) => next < open && booked.has(next)) ?? open);
}

function spansOn(date: LocalDate, { weekly, dates, closures }: HoursOfCenter): readonly Span[] {
  if (closures.some(({ from, to }) => from <= date && date <= to)) return [];
  const weekday = isoWeekday(date);
  return dates.find((own) => own.date === date)?.times ?? weekly.filter((each) => each.weekday === weekday);
}
