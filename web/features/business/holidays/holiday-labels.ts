import { formatDate } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import type { ItalianHoliday } from '#contracts/italian-holidays.ts';
import { formatMinuteOfDay } from '#contracts/time-text.ts';
import type { StatusTone } from '#web/business-ui/status-pill.tsx';
import type { Message, Texts } from '#web/lib/texts-in.ts';
import type { Holiday } from './holiday-calls.ts';

type Text = Message<Record<never, never>>;

export const ITALIAN_NAMES: Record<ItalianHoliday, Text> = {
  newYear: m.holidays_day_newYear,
  epiphany: m.holidays_day_epiphany,
  easter: m.holidays_day_easter,
  easterMonday: m.holidays_day_easterMonday,
  liberation: m.holidays_day_liberation,
  labour: m.holidays_day_labour,
  republic: m.holidays_day_republic,
  assumption: m.holidays_day_assumption,
  saintFrancis: m.holidays_day_saintFrancis,
  allSaints: m.holidays_day_allSaints,
  immaculate: m.holidays_day_immaculate,
  christmas: m.holidays_day_christmas,
  saintStephen: m.holidays_day_saintStephen,
};

/** Why, or what it is where nobody said why. */
export const nameOf = ({ name }: Pick<Holiday, 'name'>, t: Texts): string => name ?? t(m.holidays_no_name);

/** '24/12/2026 – 06/01/2027', '24/12/2026 14:00–18:00', '24/12/2026 22:00 – 25/12/2026 02:00'. */
export function momentsOf(holiday: Holiday): string {
  const { isWholeDay, fromDate, fromMinute, toDate, toMinute } = holiday;
  const [from, to] = [formatDate(fromDate), formatDate(toDate)];
  if (isWholeDay) return fromDate === toDate ? from : `${from} – ${to}`;
  const [begins, ends] = [formatMinuteOfDay(fromMinute ?? 0), formatMinuteOfDay(toMinute ?? 1440)];
  return fromDate === toDate ? `${from} ${begins}–${ends}` : `${from} ${begins} – ${to} ${ends}`;
}

/** Whether it is under way, to come or over, on a date of the center. */
export function standingOf({ fromDate, toDate }: Holiday, today: string): { tone: StatusTone; text: Text } {
  if (toDate < today) return { tone: 'quiet', text: m.holidays_is_over };
  return fromDate <= today
    ? { tone: 'good', text: m.holidays_now }
    : { tone: 'news', text: m.holidays_is_coming };
}
