import type { Work } from '#server/kernel/work.ts';
import { staffTables } from './tables.ts';

/** A unit of a thing that has a name. */
export interface NamedUnit {
  resourceId: number;
  /** From 1. */
  unit: number;
  name: string;
}

/** The names of units of some things, or of all (null), by thing and unit. */
export async function readUnitNames(
  work: Work,
  providerId: number,
  resourceIds: readonly number[] | null,
): Promise<NamedUnit[]> {
  if (resourceIds?.length === 0) return [];
  return staffTables(work)
    .selectFrom('resource_units')
    .select(['resource_id as resourceId', 'unit', 'name'])
    .where('provider_id', '=', providerId)
    .$if(resourceIds !== null, (query) => query.where('resource_id', 'in', [...(resourceIds ?? [])]))
    .orderBy('resource_id')
    .orderBy('unit')
    .execute();
}

export async function replaceUnitNames(
  work: Work,
  { providerId, resourceId }: { providerId: number; resourceId: number },
  units: readonly Omit<NamedUnit, 'resourceId'>[],
): Promise<void> {
  await staffTables(work)
    .deleteFrom('resource_units')
    .where('provider_id', '=', providerId)
    .where('resource_id', '=', resourceId)
    .execute();
  if (units.length === 0) return;
  const ofThing = { provider_id: providerId, resource_id: resourceId };
  await staffTables(work)
    .insertInto('resource_units')
    .values(units.map((one) => ({ ...ofThing, ...one })))
    .execute();
}
