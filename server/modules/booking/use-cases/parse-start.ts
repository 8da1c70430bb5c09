import { zoneOf } from '#contracts/time.ts';
import type { EpochMinutes } from '#contracts/time.ts';
import { readDateTimeFrom } from '#contracts/time-text.ts';
import { Refusal } from '#server/kernel/refusal.ts';

/**
 * The start that was asked for.
 * @param dateTimeFrom with an offset an instant, without one the local time of the zone
 * @throws Refusal naming the field, for what is no time or one that the zone's clocks leave out
 */
export function parseStart(dateTimeFrom: string, timeZone: string, field = 'dateTimeFrom'): EpochMinutes {
  const reading = readDateTimeFrom(dateTimeFrom, zoneOf(timeZone));
  if ('refusal' in reading) throw new Refusal(reading.refusal, { affected: [field] });
  return reading.at;
}
