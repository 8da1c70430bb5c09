import { MOST_SESSIONS_ADDED } from '#contracts/classes.ts';
import type { Repetition } from '#contracts/recurrence.ts';
import { datesAfter, INTERVAL_TYPES, intervalTypeOf } from '#contracts/recurrence.ts';
import { addDays, isLocalDate, isoWeekday } from '#contracts/time.ts';
import { formatMinuteOfDay, parseTypedTime } from '#contracts/time-text.ts';
import { centsOrNone, numberOrNone } from '#web/lib/form/form-values.ts';
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
  /** Of what it is a repetition; '': of none yet. */
  series: string;
  /** By what; '': of none. */
  interval: string;
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
    series: '',
    interval: '',
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
    series: '',
    interval: '',
  };
}

/** The same a week later. */
export const weekAfter = (session: SessionFormValues): SessionFormValues => ({
  ...session,
  date: isLocalDate(session.date) ? addDays(session.date, 7) : '',
  series: '',
  interval: '',
});

/** What repeats each other: what was repeated from it, and what is at the same time of the same weekday. */
const seriesOf = ({ series, date, startsAt }: SessionFormValues): string =>
  series || `${isLocalDate(date) ? isoWeekday(date) : ''} ${startsAt}`;

/**
 * Sessions again by a repetition, soonest first, so many at most; the time on the clock stays. By weeks those of the last seven days, each on its weekday, and
 * the last one on weekdays that have none; else the last one.
 */
export function repeatedBy(
  sessions: readonly SessionFormValues[],
  repetition: Repetition,
  most: number,
): SessionFormValues[] {
  const dated = sessions
    .filter(({ date }) => isLocalDate(date))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const last = dated.at(-1);
  if (!last) return [];
  const ofLastDays = dated.filter(({ date }) => date > addDays(last.date, -7));
  const { unit, weekdays = [] } = repetition;
  const interval = intervalTypeOf(repetition);
  const origin = unit === 'weeks' && weekdays.length === 0 ? ofLastDays : [last];
  const dates = origin.flatMap((after) =>
    datesAfter(after.date, repetition, most).map((date) => ({ date, after })),
  );
  return dates
    .flatMap(({ date, after }) => {
      const onItsDay = ofLastDays.filter((one) => isoWeekday(one.date) === isoWeekday(date));
      const models = unit === 'weeks' && weekdays.length > 0 && onItsDay.length > 0 ? onItsDay : [after];
      return models.map((model) => ({ ...model, date, series: seriesOf(model), interval }));
    })
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
    .slice(0, most);
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
  series: '',
  interval: '',
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
export function givenOf(sessions: readonly SessionFormValues[]) {
  const keys = [...new Set(sessions.map(seriesOf))];
  return {
    sessions: sessions.map((one) => ({
      startsAt: startOf(one),
      durationMinutes: numberOrNone(one.durationMinutes),
      capacity: numberOrNone(one.capacity),
      priceCents: centsOrNone(one.priceCents) ?? null,
      teacherId: numberOrNone(one.teacherId) ?? null,
      roomId: numberOrNone(one.roomId) ?? null,
      link: one.link,
      series: keys.indexOf(seriesOf(one)),
      intervalType: INTERVAL_TYPES.find((type) => type === one.interval) ?? null,
    })),
  };
}

/** `2026-11-23T18:30`; undefined where day or time are missing. */
function startOf({ date, startsAt }: SessionFormValues): string | undefined {
  if (date.trim() === '' || startsAt.trim() === '') return undefined;
  const minute = parseTypedTime(startsAt);
  return `${date}T${minute === null ? startsAt : formatMinuteOfDay(minute)}`;
}
