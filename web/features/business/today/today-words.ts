import { formatDate, formatTime } from '#contracts/format.ts';
import type { Locale } from '#contracts/languages.ts';
import { formatMinuteOfDay } from '#contracts/time-text.ts';
import * as m from '#contracts/texts/messages.js';
import { localDateTimeIn, shortWeekday } from '#web/booking/shown-times.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import { isolated } from '#web/lib/isolated.ts';
import type { DayAtCenter, Visit } from './today-calls.ts';

/** `10:00–11:30`; what ends after midnight shows the time of the next day. */
export const timesOf = ({ startMinute, endMinute }: Pick<Visit, 'startMinute' | 'endMinute'>): string =>
  `${formatMinuteOfDay(startMinute)}–${formatMinuteOfDay(endMinute % 1440)}`;

export const customerOf = ({ customer }: { customer: string }, t: Texts): string =>
  isolated(customer) || t(m.calendar_nobody);

/** The day in its parts: who is late, who is there, who comes, who was there. */
export function partsOf(visits: readonly Visit[]) {
  const standing = (...of: Visit['standing'][]): Visit[] => visits.filter((one) => of.includes(one.standing));
  return {
    late: standing('late'),
    here: standing('here'),
    coming: standing('coming'),
    done: standing('over', 'noShow'),
  };
}

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
