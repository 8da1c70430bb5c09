import { formatDate, formatTime } from '#contracts/format.ts';
import type { Locale } from '#contracts/languages.ts';
import { MINUTES_PER_DAY } from '#contracts/time.ts';
import { formatMinuteOfDay } from '#contracts/time-text.ts';
import * as m from '#contracts/texts/messages.js';
import { localDateTimeIn, shortDay, shortWeekday } from '#web/booking/shown-times.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import { isolated } from '#web/lib/isolated.ts';
import type { DayAtCenter, Visit } from './today-calls.ts';

/** `10:00–11:30`; what lies on the day before or after shows the time of that day. */
export const timesOf = ({ startMinute, endMinute }: Pick<Visit, 'startMinute' | 'endMinute'>): string =>
  `${timeOf(startMinute)}–${timeOf(endMinute)}`;

/** The wall time of a minute counted from midnight. */
export const timeOf = (minute: number): string =>
  formatMinuteOfDay((minute + MINUTES_PER_DAY) % MINUTES_PER_DAY);

/** What somebody must know of a visit besides who comes when. */
export const marksOf = (visit: Visit, t: Texts): string[] =>
  [
    visit.startMinute < 0 && t(m.today_since_yesterday),
    visit.standing === 'noShow' && t(m.calendar_no_show),
    visit.status === 'P' && t(m.calendar_unconfirmed),
    visit.status === 'RSD' && t(m.calendar_awaits_payment),
    visit.isFirstVisit && t(m.calendar_first),
  ].filter((mark) => mark !== false);

export const customerOf = ({ customer }: { customer: string }, t: Texts): string =>
  isolated(customer) || t(m.calendar_nobody);

/** The parts of the day in their order: who is late, who is there, who comes, who was there. */
const PARTS = ['late', 'here', 'coming', 'done'] as const;
type DayPart = (typeof PARTS)[number];

/** A visit in the part of the day that it is shown in. */
export type PlacedVisit = Visit & { part: DayPart };

const partOf = ({ standing }: Visit): DayPart =>
  standing === 'over' || standing === 'noShow' ? 'done' : standing;

/** The visits as they stand one below the other. */
export function inParts(visits: readonly Visit[]): PlacedVisit[] {
  const placed = visits.map((visit) => ({ ...visit, part: partOf(visit) }));
  return PARTS.flatMap((part) => placed.filter((visit) => visit.part === part));
}

/** What the clock alone makes of a visit. */
const BY_CLOCK: Record<Visit['standing'], readonly Visit['standing'][]> = {
  coming: ['late', 'over'],
  late: ['over'],
  here: ['over'],
  over: [],
  noShow: [],
};

/** A visit as it is now, but where it stood, and with the acts it had where only time has passed: what is about to be pressed stays. */
export const inPlace = (held: PlacedVisit, now: PlacedVisit): PlacedVisit => ({
  ...now,
  part: held.part,
  standing: BY_CLOCK[held.standing].includes(now.standing) ? held.standing : now.standing,
});

/** Who has been there, or is, and has not paid. */
export const unpaidOf = ({ visits, nowMinute }: Pick<DayAtCenter, 'visits' | 'nowMinute'>): Visit[] =>
  visits.filter(
    ({ status, standing, owedCents, startMinute }) =>
      (owedCents ?? 0) > 0 &&
      status === 'A' &&
      standing !== 'noShow' &&
      (startMinute <= nowMinute || standing === 'here'),
  );

export const bookingsText = (count: number, t: Texts): string =>
  count === 1 ? t(m.calendar_count_one) : t(m.calendar_count, { count });

/** `lun 23/11, 15:30`: of days that are near. */
export function shortMoment(timeZone: string, instant: string, locale: Locale): string {
  const [date = '', time = ''] = localDateTimeIn(timeZone, instant).split('T');
  return `${shortWeekday(date, locale)} ${formatDate(date).slice(0, 5)}, ${formatTime(time)}`;
}

/** 'Domani, sab 28 nov', or 'lun 30 nov' where it is a later day. */
export function aheadInWords(
  date: string,
  { tomorrow }: Pick<DayAtCenter, 'tomorrow'>,
  { t, locale }: { t: Texts; locale: Locale },
): string {
  const day = shortDay(date, locale);
  return date === tomorrow.date ? t(m.today_tomorrow_heading, { day }) : day;
}
