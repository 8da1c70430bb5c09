import type { FirstHours } from '#contracts/validation/center-setup.ts';
import { blocksOf } from '#contracts/validation/center-setup.ts';
import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import type { Work } from '#server/kernel/work.ts';
import { openingHoursOf, saveOpeningHours, setWorkingTime } from '#server/modules/availability/index.ts';
import { getProviderForBooking } from '#server/modules/providers/index.ts';
import { resourcesOf } from '#server/modules/staff/index.ts';

/** The people who work for a provider now, the first one first. */
export async function peopleOf(work: Work, providerId: number): Promise<{ id: number; name: string }[]> {
  const resources = await resourcesOf(work, providerId);
  return resources
    .filter(({ kind, isArchived }) => kind === RESOURCE_KINDS.human && !isArchived)
    .map(({ id, name }) => ({ id, name }));
}

/** Says when a center is open, and gives everybody who works there that week. Joins the caller's transaction. */
export async function setFirstHours(tx: Work, providerId: number, hours: FirstHours): Promise<void> {
  const blocks = blocksOf(hours);
  await saveOpeningHours(tx, providerId, { weekly: blocks });
  for (const { id } of await peopleOf(tx, providerId))
    await setWorkingTime(tx, { providerId, resourceId: id, blocks });
}

/** Gives somebody new the week in which the center is open. Joins the caller's transaction. */
export async function shareHours(tx: Work, providerId: number, resourceId: number): Promise<void> {
  const provider = await getProviderForBooking(tx, providerId);
  if (!provider) return;
  const { weekly: blocks } = await openingHoursOf(tx, { id: providerId, timeZone: provider.timeZone });
  if (blocks.length > 0) await setWorkingTime(tx, { providerId, resourceId, blocks });
}
