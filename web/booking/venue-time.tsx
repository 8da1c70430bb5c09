import { useSyncExternalStore } from 'react';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { offsetOf } from './slot-groups.ts';

type VenueTimeProps = {
  /** A time of the venue with its offset, `2026-10-25T02:30:00+01:00`. */
  at: string;
  /** The venue's zone, `Europe/Rome`. */
  timeZone: string;
  className?: string;
};

/** Whose clock a time is told by, for somebody whose own shows another at that moment; to everybody else it says nothing. */
export function VenueTime({ at, timeZone, className }: VenueTimeProps) {
  const t = useTexts();
  const isElsewhere = useSyncExternalStore(
    neverChanges,
    () => minutesOf(offsetOf(at)) !== -new Date(at).getTimezoneOffset(),
    () => false,
  );
  if (!isElsewhere) return null;
  const city = timeZone === 'Europe/Rome' ? t(m.booking_zone_rome) : timeZone.split('/').at(-1);
  return (
    <span className={className}>{t(m.booking_zone, { city: city?.replaceAll('_', ' ') ?? timeZone })}</span>
  );
}

const neverChanges = () => () => undefined;

/** '+01:30' → 90 */
function minutesOf(offset: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):(\d{2})$/.exec(offset) ?? [];
  const size = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === '-' ? -size : size;
}
