import { formatDate } from '#contracts/format.ts';
import type { Zone } from '#contracts/time.ts';
import { epochMinutesOf, localDateOf, minuteOfDay } from '#contracts/time.ts';

/** An instant as a day of the center: '20/11/2026'. */
export const dayIn = (zone: Zone, at: Date): string => formatDate(localDateOf(zone, epochMinutesOf(at)));

/** An instant as a time of day there: '14:05'. */
export function timeIn(zone: Zone, at: Date): string {
  const minutes = minuteOfDay(zone, epochMinutesOf(at));
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
