import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import { epochMinutesOf, localDateOf, zoneOf } from '#contracts/time.ts';
import type { LocalDate } from '#contracts/time.ts';
import { resourcesOf } from '#server/modules/staff/index.ts';
import type { Work } from '#server/kernel/work.ts';
import type { OpeningHours } from '../rules/opening-hours.ts';
import { openingHours } from '../rules/opening-hours.ts';
import type { WorkingTimeRow } from '../store/calendar-rows.ts';
import type { OpeningHoursRows } from '../store/opening-hours.ts';
import { readOpeningHours } from '../store/opening-hours.ts';
import { readHours } from '../store/schedules.ts';
import { calendarScope } from './calendar-scope.ts';

/** What a page shows: hours by weekday, and the next dates that differ. */
export interface ShownHours {
  weekly: OpeningHours[];
  dates: OpeningHoursRows['dates'];
}

/** As many dates as fit under the week. */
const MOST_DATES = 5;

/**
 * When a provider is open: as it says itself, else when its people are there by the schedules of today; a room's own times do not
 * count. Remembered for a moment.
 */
export async function openingHoursOf(
  work: Work,
  provider: { id: number; timeZone: string },
): Promise<ShownHours> {
  const { weekly, dates } = await allOpeningHoursOf(work, provider);
  return { weekly, dates: dates.slice(0, MOST_DATES) };
}

/** The same with all dates to come that differ. */
export async function allOpeningHoursOf(
  work: Work,
  { id, timeZone }: { id: number; timeZone: string },
): Promise<ShownHours> {
  const today = localDateOf(zoneOf(timeZone), epochMinutesOf(work.now()));
  return work.cache.getOrCompute(calendarScope(id), `open:${today}`, async () => {
    const { weekly, dates } = await readOpeningHours(work, id, today);
    return { weekly: weekly.length > 0 ? weekly : await hoursOfPeople(work, id, today), dates };
  });
}

async function hoursOfPeople(work: Work, providerId: number, today: LocalDate): Promise<OpeningHours[]> {
  const [times, resources] = await Promise.all([
    weeklyTimes(work, providerId, today),
    resourcesOf(work, providerId),
  ]);
  const inUse = resources.filter(({ kind, isArchived }) => kind === RESOURCE_KINDS.human && !isArchived);
  const people = new Set(inUse.map(({ id }) => id));
  return openingHours(times.filter(({ resourceId }) => people.has(resourceId)));
}

/** When a provider's people and things work by the schedules of a date; of weeks that take turns all, as somebody may be there. */
export async function weeklyTimes(
  work: Work,
  providerId: number,
  date: LocalDate,
): Promise<WorkingTimeRow[]> {
  const { workingTimes, schedules } = await readHours(work, { providerId, resourceId: null, from: date });
  const dated = schedules
    .filter(({ ofDate, validFrom }) => !ofDate && (validFrom === null || validFrom <= date))
    .flatMap(({ resourceId, times }) => times.map((time) => ({ resourceId, ...time })));
  return [...workingTimes, ...dated];
}
