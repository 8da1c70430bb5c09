import { epochMinutesOf, minuteOfDay, zoneOf } from '#contracts/time.ts';

const NIGHT = { from: 22 * 60, to: 8 * 60 };

/** Whether it is night where a center is, from ten in the evening to eight: nobody is mailed then who has not asked for it. */
export function isNight(timeZone: string, at: Date): boolean {
  const minute = minuteOfDay(zoneOf(timeZone), epochMinutesOf(at));
  return minute >= NIGHT.from || minute < NIGHT.to;
}
