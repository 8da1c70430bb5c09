import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { InferOutput } from 'valibot';
import type { ServiceGroup as Form } from '#contracts/validation/offering.ts';
import type { Work } from '#server/kernel/work.ts';
import { catalogTables } from '../tables.ts';

/** A name and a colour that several services share. */
export interface ServiceGroup {
  id: number;
  name: string;
  color: string;
}

/** A group as one JSON value, for a query of a module above; null for none. @param groupId with the table of that query */
export function groupAsJson(
  providerId: RawBuilder<unknown>,
  groupId: RawBuilder<unknown>,
): RawBuilder<ServiceGroup | null> {
  return sql`(select json_build_object('id', g.id, 'name', g.name, 'color', g.color) from offering_groups g
    where g.provider_id = ${providerId} and g.id = ${groupId})`;
}

/** All groups of services of a provider, in its order. */
export async function readGroups(work: Work, providerId: number): Promise<ServiceGroup[]> {
  return catalogTables(work)
    .selectFrom('offering_groups')
    .select(['id', 'name', 'color'])
    .where('provider_id', '=', providerId)
    .where('kind', '=', 'service')
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** @returns whether the provider has such a group */
export async function updateGroup(
  work: Work,
  { providerId, groupId }: { providerId: number; groupId: number },
  { name, color }: InferOutput<typeof Form>,
): Promise<boolean> {
  const { numUpdatedRows } = await catalogTables(work)
    .updateTable('offering_groups')
    .set({ name, color })
    .where('provider_id', '=', providerId)
    .where('id', '=', groupId)
    .where('kind', '=', 'service')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Its services stay, without a group, also one that is being given it: the group is locked before; its services before that, as by whoever
 * edits them.
 * @returns whether the provider had such a group
 */
export async function deleteGroup(
  work: Work,
  { providerId, groupId }: { providerId: number; groupId: number },
): Promise<boolean> {
  await catalogTables(work)
    .selectFrom('services')
    .select('id')
    .where('provider_id', '=', providerId)
    .where('group_id', '=', groupId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const group = await catalogTables(work)
    .selectFrom('offering_groups')
    .select('id')
    .where('provider_id', '=', providerId)
    .where('id', '=', groupId)
    .where('kind', '=', 'service')
    .forUpdate()
    .executeTakeFirst();
  if (!group) return false;
  await catalogTables(work)
    .updateTable('services')
    .set({ group_id: null })
    .where('provider_id', '=', providerId)
    .where('group_id', '=', groupId)
    .execute();
  await catalogTables(work)
    .deleteFrom('offering_groups')
    .where('provider_id', '=', providerId)
    .where('id', '=', groupId)
    .execute();
  return true;
}
