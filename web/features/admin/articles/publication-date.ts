import { parseTypedTime } from '#contracts/time-text.ts';
import {
  boundaryOfWall,
  dateOf,
  dayNumberOf,
  isLocalDate,
  MINUTES_PER_DAY,
  zoneOf,
} from '#contracts/time.ts';
import { textOf } from '#web/lib/form-text.ts';

/** Where the magazine is made. */
const ZONE = 'Europe/Rome';

/** From when on readers shall see an article, as a form says it; null: the date it has, or now. */
export function dateInForm(form: FormData, now = new Date()): string | null {
  const when = textOf(form, 'when');
  if (when === 'now') return now.toISOString();
  if (when !== 'later') return null;
  const day = textOf(form, 'day');
  const minute = parseTypedTime(textOf(form, 'time')) ?? 0;
  if (!isLocalDate(day)) return '';
  const wall = dayNumberOf(day) * MINUTES_PER_DAY + minute;
  return dateOf(boundaryOfWall(zoneOf(ZONE), wall)).toISOString();
}
