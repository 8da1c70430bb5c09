import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import {
  dayNumberOf,
  epochMinutesOf,
  instantOfWall,
  localDateOf,
  MINUTES_PER_DAY,
  zoneOf,
} from '#contracts/time.ts';
import type { LocalDate, Zone } from '#contracts/time.ts';
import { formatMinuteOfDay } from '#contracts/time-text.ts';
import { getProviderForBooking } from '#server/modules/providers/index.ts';
import { resourcesOf } from '#server/modules/staff/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { hoursChanged } from '../../facts.ts';
import type { HoursOf } from '../../store/hours-versions.ts';
import { calendarScope } from '../calendar-scope.ts';

/** Forgets the free times that were remembered and tells whoever must know. */
export async function announceHoursChanged(work: Work, { providerId, resourceId }: HoursOf): Promise<void> {
  work.invalidate(calendarScope(providerId));
  await work.announce(hoursChanged({ providerId, resourceId }));
}

/** The zone in which the provider's dates and times are meant, and its date now. @throws Refusal notFound */
export async function placeAndToday(
  work: Work,
  providerId: number,
): Promise<{ zone: Zone; today: LocalDate }> {
  const provider = await getProviderForBooking(work, providerId);
  if (!provider) throw new Refusal('notFound');
  const zone = zoneOf(provider.timeZone);
  return { zone, today: localDateOf(zone, epochMinutesOf(work.now())) };
}

/** Whether it is a person, who has working time. @throws Refusal notFound for a resource that the provider does not have */
export async function expectResource(
  work: Work,
  { providerId, resourceId }: { providerId: number; resourceId: number },
): Promise<{ isPerson: boolean }> {
  const [resource] = await resourcesOf(work, providerId, [resourceId]);
  if (!resource) throw new Refusal('notFound');
  return { isPerson: resource.kind === RESOURCE_KINDS.human };
}

/** A time of a certain date as somebody typed it, and the field it was typed into. */
export interface TimeFormValues {
  date: LocalDate;
  minute: number;
  field: string;
}

/**
 * A typed time of a date exists: the clock does not skip it. Midnight always does, as the boundary of two days. What comes
 * every week has no such date; there a skipped time falls on the jump.
 * @throws Refusal invalidDates
 */
export function expectRealTimes(zone: Zone, typed: readonly TimeFormValues[]): void {
  for (const { date, minute, field } of typed) {
    const wall = dayNumberOf(date) * MINUTES_PER_DAY + minute;
    if (minute % MINUTES_PER_DAY === 0 || instantOfWall(zone, wall) !== null) continue;
    const params = { known: 'skipped', date, time: formatMinuteOfDay(minute % MINUTES_PER_DAY) };
    throw new Refusal('invalidDates', { affected: [field], params });
  }
}

/** '13:00–14:00', also of an end on the next day. */
export function timesText({ startMinute, endMinute }: { startMinute: number; endMinute: number }): string {
  const end = endMinute > MINUTES_PER_DAY ? endMinute - MINUTES_PER_DAY : endMinute;
  return `${formatMinuteOfDay(startMinute)}–${formatMinuteOfDay(end)}`;
}
