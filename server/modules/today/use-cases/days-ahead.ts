import { dateOf, dayNumberOf, epochMinutesOf, localDateOf, startOfDay } from '#contracts/time.ts';
import type { LocalDate, Zone } from '#contracts/time.ts';
import type { Work } from '#server/kernel/work.ts';
import { allOpeningHoursOf, comingClosures } from '#server/modules/availability/index.ts';
import { datesOfVisits } from '#server/modules/booking/index.ts';
import { readCalendarSessions } from '#server/modules/classes/index.ts';
import type { HoursOfCenter } from '../rules/day-to-show.ts';
import { DAYS_AHEAD } from '../rules/day-to-show.ts';

interface AheadQuery {
  providerId: number;
  /** Of this person alone; null: of all. */
  ownResourceId: number | null;
  zone: Zone;
  date: LocalDate;
}

/** When a provider is open today and on the days ahead, and on which of these something begins. */
export async function readDaysAhead(
  work: Work,
  asked: AheadQuery,
): Promise<{ hours: HoursOfCenter; booked: ReadonlySet<LocalDate> }> {
  const [hours, booked] = await Promise.all([hoursOf(work, asked), bookedOf(work, asked)]);
  return { hours, booked };
}

async function hoursOf(work: Work, { providerId, zone }: AheadQuery): Promise<HoursOfCenter> {
  const provider = { id: providerId, timeZone: zone.id };
  const [hours, closures] = await Promise.all([
    allOpeningHoursOf(work, provider),
    comingClosures(work, { ...provider, bookingHorizonDays: DAYS_AHEAD }, { most: null }),
  ]);
  return { ...hours, closures };
}

async function bookedOf(
  work: Work,
  { providerId, ownResourceId, zone, date }: AheadQuery,
): Promise<ReadonlySet<LocalDate>> {
  const today = dayNumberOf(date);
  const from = dateOf(startOfDay(zone, today + 1));
  const to = dateOf(startOfDay(zone, today + 1 + DAYS_AHEAD));
  const teacherIds = ownResourceId === null ? null : [ownResourceId];
  const [visits, sessions] = await Promise.all([
    datesOfVisits(work, { providerId, ownResourceId, from, to, timeZone: zone.id }),
    readCalendarSessions(work, { providerId, from, to, teacherIds, withCancelled: false }),
  ]);
  return new Set([...visits, ...sessions.map(({ startsAt }) => localDateOf(zone, epochMinutesOf(startsAt)))]);
}
