import { resourcesOf } from '#server/modules/staff/index.ts';
import type { Work } from '#server/kernel/work.ts';
import type { OpeningHours } from '../rules/opening-hours.ts';
import { openingHours } from '../rules/opening-hours.ts';
import { readWorkingTimes } from '../store/schedules.ts';

/** When a provider's people are there, by weekday; a room's own times do not count. */
export async function openingHoursOf(work: Work, providerId: number): Promise<OpeningHours[]> {
  const [times, resources] = await Promise.all([
    readWorkingTimes(work, providerId),
    resourcesOf(work, providerId),
  ]);
  const people = new Set(
    resources.filter(({ kind, isArchived }) => kind === 1 && !isArchived).map(({ id }) => id),
  );
  return openingHours(times.filter(({ resourceId }) => people.has(resourceId)));
}
