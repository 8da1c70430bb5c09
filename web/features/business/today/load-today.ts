import { localDateTimeIn } from '#web/booking/shown-times.ts';
import type { Api } from '#web/lib/api.ts';
import type { DayAtCenter, DayOnSheet, SessionOfToday } from './today-calls.ts';
import { DAY_SHEET, SESSIONS_OF_TODAY, TODAY } from './today-calls.ts';
import { timeOf } from './today-labels.ts';

export type LoadedToday = {
  /** Null: of a center whose owner has not proved the e-mail. */
  day: DayAtCenter | null;
  /** The day shown in place of today, after closing. */
  next: DayOnSheet | null;
  sessions: readonly SessionOfToday[];
  unread: number;
};

/**
 * Reads today; after closing the next day with opening hours too, which is shown in its place.
 * @param staysHere whether somebody asked for today
 */
export async function loadToday(api: Api, providerId: number, staysHere: boolean): Promise<LoadedToday> {
  const { getToday: day, countUnreadNotices: unread } = await api(TODAY, { providerId });
  const sessionsOf = async (date: string) =>
    (await api(SESSIONS_OF_TODAY, { providerId, date })).getSessionsOfDays;
  const sessions = await sessionsOf(day.date);
  if (staysHere || day.nextDay === null || sessions.some((session) => isAwaited(session, day)))
    return { day, next: null, sessions, unread };
  const [{ getDaySheet: next }, ahead] = await Promise.all([
    api(DAY_SHEET, { providerId, date: day.nextDay }),
    sessionsOf(day.nextDay),
  ]);
  return { day, next, sessions: ahead, unread };
}

/** Whether a session of today still runs or is to come. */
const isAwaited = ({ status, endsAt, timeZone }: SessionOfToday, { date, nowMinute }: DayAtCenter): boolean =>
  status !== 'C' && localDateTimeIn(timeZone, endsAt) > `${date}T${timeOf(nowMinute)}`;
