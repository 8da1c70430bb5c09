import type { Work } from '#server/kernel/work.ts';
import { availabilityTables } from './tables.ts';

/** Whose hours: a person's or thing's, or with null the opening hours of the provider. */
export interface HoursOf {
  providerId: number;
  resourceId: number | null;
}

/**
 * How often they were saved, 0 for never; kept as it is until the transaction ends, so that of two who save at once the second
 * sees what the first one saved.
 */
export async function lockHoursVersion(work: Work, { providerId, resourceId }: HoursOf): Promise<number> {
  const { version } = await availabilityTables(work)
    .insertInto('hours_versions')
    .values({ provider_id: providerId, resource_id: resourceId })
    .onConflict((conflict) =>
      conflict
        .columns(['provider_id', 'resource_id'])
        .doUpdateSet((eb) => ({ version: eb.ref('hours_versions.version') })),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Counts one save more; the caller has locked the version. */
export async function raiseHoursVersion(work: Work, { providerId, resourceId }: HoursOf): Promise<void> {
  await availabilityTables(work)
    .updateTable('hours_versions')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('provider_id', '=', providerId)
    .where('resource_id', resourceId === null ? 'is' : '=', resourceId)
    .execute();
}
