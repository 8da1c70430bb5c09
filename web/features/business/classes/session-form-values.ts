import { MOST_SESSIONS_ADDED } from '#contracts/classes.ts';
import { addDays, isLocalDate } from '#contracts/time.ts';
import { formatMinuteOfDay, parseTypedTime } from '#contracts/time-text.ts';
import { centsOrNone, numberOrNone } from '#web/lib/form/typed-values.ts';
import { localDateTimeIn } from '#web/booking/shown-times.ts';
import type { OwnClass, SessionToEdit } from './class-calls.ts';
import { typedEuro } from './class-form-values.ts';

/** A session as the form has it: texts, as they are typed. Its fields are called `sessions.0.startsAt`. */
export interface SessionFormValues {
  /** `2026-11-23` */
  date: string;
  /** The time of the day, `18:30`. */
  startsAt: string;
  durationMinutes: string;
  capacity: string;
  priceCents: string;
  teacherId: string;
  roomId: string;
  link: string;
}

/** What the first session of a form begins with. */
export function firstSession(
  ofClass: Pick<OwnClass, 'model' | 'priceCents' | 'durationMinutes' | 'capacity'>,
): SessionFormValues {
  return {
    date: '',
    startsAt: '',
    durationMinutes: String(ofClass.durationMinutes),
    capacity: String(ofClass.capacity),
    priceCents: ofClass.model === 'custom' ? typedEuro(ofClass.priceCents) : '',
    teacherId: '',
    roomId: '',
    link: '',
  };
}

/** What the form of a session begins with. */
export function valuesOf(session: SessionToEdit): SessionFormValues {
  const { startsAt, endsAt, timeZone, capacity, teacherId, roomId, link } = session;
  const start = localDateTimeIn(timeZone, startsAt);
  return {
    date: start.slice(0, 10),
    startsAt: start.slice(11),
    durationMinutes: String((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000),
    capacity: String(capacity),
    priceCents: '',
    teacherId: teacherId === null ? '' : String(teacherId),
    roomId: roomId === null ? '' : String(roomId),
    link: link ?? '',
  };
}

/** The same a week later. */
export const weekAfter = (session: SessionFormValues): SessionFormValues => ({
  ...session,
  date: isLocalDate(session.date) ? addDays(session.date, 7) : '',
});

/**
 * The sessions of the last seven days of some, again in each of the weeks that follow, soonest first; the time on the clock stays. @param weeks at least 1
 */
export function repeatedWeekly(sessions: readonly SessionFormValues[], weeks: number): SessionFormValues[] {
  const dated = sessions
    .filter(({ date }) => isLocalDate(date))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const last = dated.at(-1);
  if (!last) return [];
  const week = dated.filter(({ date }) => date > addDays(last.date, -7));
  return Array.from({ length: weeks }, (_none, index) => index + 1).flatMap((after) =>
    week.map((session) => ({ ...session, date: addDays(session.date, 7 * after) })),
  );
}

const NO_VALUES: SessionFormValues = {
  date: '',
  startsAt: '',
  durationMinutes: '',
  capacity: '',
  priceCents: '',
  teacherId: '',
  roomId: '',
  link: '',
};
const isField = (name: string): name is keyof SessionFormValues => Object.hasOwn(NO_VALUES, name);

/** The sessions that a form names, in its order; of too many no more than tell that there are too many. */
export function sessionsIn(form: FormData): SessionFormValues[] {
  const sessions = new Map<string, SessionFormValues>();
  for (const [name, value] of form) {
    const [, number, field = ''] = /^sessions\.(\d{1,4})\.(\w+)$/.exec(name) ?? [];
    if (number === undefined || typeof value !== 'string' || !isField(field)) continue;
    const known = sessions.get(number);
    if (!known && sessions.size > MOST_SESSIONS_ADDED) continue;
    sessions.set(number, { ...(known ?? NO_VALUES), [field]: value });
  }
  return [...sessions.values()];
}

/** What was typed, as the contract of new sessions takes it; what cannot be read is no number and no time. */
export const givenOf = (sessions: readonly SessionFormValues[]) => ({
  sessions: sessions.map((one) => ({
    startsAt: startOf(one),
    durationMinutes: numberOrNone(one.durationMinutes),
    capacity: numberOrNone(one.capacity),
    priceCents: centsOrNone(one.priceCents) ?? null,
    teacherId: numberOrNone(one.teacherId) ?? null,
    roomId: numberOrNone(one.roomId) ?? null,
    link: one.link,
  })),
});

/** `2026-11-23T18:30`; undefined where day or time are missing. */
function startOf({ date, startsAt }: SessionFormValues): string | undefined {
  if (date.trim() === '' || startsAt.trim() === '') return undefined;
  const minute = parseTypedTime(startsAt);
  return `${date}T${minute === null ? startsAt : formatMinuteOfDay(minute)}`;
}
