import { addDays, isLocalDate } from '#contracts/time.ts';
import { formatMinuteOfDay, parseTypedTime } from '#contracts/time-text.ts';
import { STARTS_AT, startIn, startsMeant } from '../new-reservation/start-in.ts';
import type { TypedMoment } from '../new-reservation/start-in.ts';

type Said = (name: string) => string;

/** The fields that say which is meant where a night shows the start or the end of a block twice. */
export const MOMENTS = { startMinute: STARTS_AT, endMinute: 'endsAt' } as const;
export type Moment = keyof typeof MOMENTS;

/** When the fields of a block's form say that it begins. */
export const startSaid = (said: Said): TypedMoment => ({ date: said('date'), time: said('startMinute') });

/** When they say that it ends: before its start it is on the next day, and after the start that was chosen of two. */
export function endSaid(said: Said): TypedMoment {
  const { date, time: start } = startSaid(said);
  const time = said('endMinute');
  const [from, to] = [parseTypedTime(start), parseTypedTime(time)];
  const isNextDay = from !== null && to !== null && to < from && isLocalDate(date);
  const chosen = from === null ? '' : momentKept(date, from, offsetSaid(said, 'startMinute'));
  return { date: isNextDay ? addDays(date, 1) : date, time, ...(chosen && { after: chosen }) };
}

const SAID = { startMinute: startSaid, endMinute: endSaid };

/** By which offset the start or the end is meant; null where nothing was chosen for that very time. */
export function offsetSaid(said: Said, moment: Moment): string | null {
  const { date, time } = SAID[moment](said);
  const minute = parseTypedTime(time);
  if (minute === null) return null;
  const start = startIn(said, date, formatMinuteOfDay(minute), MOMENTS[moment]);
  return start.includes(':', 16) ? start.slice(-6) : null;
}

/** Whether a night shows it twice and it was not said which is meant. Of an end only the second may be after its start. */
export function isUnsaid(said: Said, moment: Moment, timeZone: string): boolean {
  return startsMeant(timeZone, SAID[moment](said)).length > 1 && offsetSaid(said, moment) === null;
}

/** `2026-10-25T02:30:00+01:00`, as the choice has it; '' for none. */
export function momentKept(date: string | null | undefined, minute: number, offset: string | null): string {
  return date && offset !== null ? `${date}T${formatMinuteOfDay(minute)}:00${offset}` : '';
}
