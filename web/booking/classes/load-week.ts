import { addDays, isLocalDate } from '#contracts/time.ts';
import type { LocalDate } from '#contracts/time.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { localDateTimeIn } from '../shown-times.ts';
import type { ClassToBook, SessionOfWeek } from './class-calls.ts';
import { TIMETABLE } from './class-calls.ts';

/** The sessions of seven days. */
export type LoadedWeek = {
  from: LocalDate;
  /** The last of them. */
  to: LocalDate;
  /** In the order of their starts; what has begun is left out. */
  sessions: readonly SessionOfWeek[];
  /** The first date of the weeks beside; null where there is nothing to see. */
  previous: LocalDate | null;
  next: LocalDate | null;
  /** The date of the next session, where these days have none. */
  nextDate: LocalDate | null;
};

/** The part of an address that names the first day of the week. */
export const WEEK_FIELD = 'week';
const DAYS = 7;

/** Whether two addresses of a page ask for different weeks. */
export const isOtherWeek = (one: URL, other: URL): boolean =>
  one.searchParams.get(WEEK_FIELD) !== other.searchParams.get(WEEK_FIELD);

/** The sessions of the week that the address names, or of the next seven days; null for a provider that has none to come. */
export async function loadWeek(
  url: URL,
  { api }: Pick<RequestContext, 'api'>,
  {
    providerId,
    timeZone,
    classes,
  }: { providerId: number; timeZone: string; classes: readonly ClassToBook[] },
  now = Temporal.Now.instant().toString(),
): Promise<LoadedWeek | null> {
  const dateOf = (instant: string): LocalDate => localDateTimeIn(timeZone, instant).slice(0, 10);
  const coming = classes.filter(({ nextAt }) => nextAt !== null);
  if (coming.length === 0) return null;
  const today = dateOf(now);
  const last = coming.map(({ lastAt }) => dateOf(lastAt ?? '')).reduce((a, b) => (a > b ? a : b));
  const asked = url.searchParams.get(WEEK_FIELD);
  const from = asked !== null && isLocalDate(asked) && asked > today && asked <= last ? asked : today;
  const { getTimetable } = await api(TIMETABLE, { providerId, from, days: DAYS });
  const shown = new Set(coming.map(({ id }) => id));
  const sessions = (getTimetable ?? []).filter(
    ({ classId, check }) => shown.has(classId) && check !== 'PAST',
  );
  const end = addDays(from, DAYS);
  const before = addDays(from, -DAYS);
  const nextDates = coming.map(({ nextAt }) => dateOf(nextAt ?? '')).filter((date) => date >= end);
  return {
    from,
    to: addDays(end, -1),
    sessions,
    previous: from === today ? null : before > today ? before : today,
    next: last >= end ? end : null,
    nextDate: sessions.length === 0 ? (nextDates.toSorted()[0] ?? null) : null,
  };
}
