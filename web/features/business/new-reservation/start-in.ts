import { parseTypedTime, startsNamed } from '#contracts/time-text.ts';
import { isLocalDate, MINUTES_PER_DAY, zoneOf } from '#contracts/time.ts';

/** The field that says which is meant of a time that a night shows twice. */
export const STARTS_AT = 'startsAt';

/**
 * A start as the fields of a form say it, by the clock of the center; with its offset where the time comes twice and one of both was chosen. What was chosen for another
 * time does not count.
 * @param time `HH:mm`
 */
export function startIn(
  said: (name: string) => string,
  date: string,
  time: string,
  field = STARTS_AT,
): string {
  const [start, chosen] = [`${date}T${time}`, said(field)];
  return chosen.startsWith(`${start}:`) ? chosen : start;
}

/** A date and a time as they are typed. */
export interface TypedMoment {
  date: string;
  time: string;
  /** Only what is later than this, with its offset, can be meant. */
  after?: string | undefined;
}

/** Which instants a time can mean, with their offsets: two in the hour that a night in autumn shows twice. */
export function startsMeant(timeZone: string, { date, time, after }: TypedMoment): string[] {
  const minute = parseTypedTime(time);
  if (!isLocalDate(date) || minute === null || minute >= MINUTES_PER_DAY) return [];
  const starts = startsNamed(zoneOf(timeZone), date, minute);
  return after === undefined ? starts : starts.filter((start) => Date.parse(start) > Date.parse(after));
}
