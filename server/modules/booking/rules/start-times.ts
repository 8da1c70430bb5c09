import { dateOf, localDateOf, minuteOfDay, zoneOf } from '#contracts/time.ts';
import type { EpochMinutes } from '#contracts/time.ts';
import { formatMinuteOfDay } from '#contracts/time-text.ts';

/** When a booking takes place, as its row keeps it: instants, and the wall time that was meant. */
export interface StartTimes {
  startsAt: Date;
  endsAt: Date;
  /** `YYYY-MM-DD HH:mm` in `timeZone`. */
  localStart: string;
  timeZone: string;
}

export function startTimes(
  at: EpochMinutes,
  { timeZone, durationMinutes }: { timeZone: string; durationMinutes: number },
): StartTimes {
  const zone = zoneOf(timeZone);
  return {
    startsAt: dateOf(at),
    endsAt: dateOf(at + durationMinutes),
    localStart: `${localDateOf(zone, at)} ${formatMinuteOfDay(minuteOfDay(zone, at))}`,
    timeZone,
  };
}
