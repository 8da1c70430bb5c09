import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { InferOutput } from 'valibot';
import type { ServiceGroup as Form } from '#contracts/validation/offering.ts';
import type { GroupKind } from '#contracts/group-kinds.ts';
import type { Work } from '#server/kernel/work.ts';
import { catalogTables } from '../tables.ts';

/** A name and a colour that several services, courses, events or videos share. */
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

/** All groups of one kind of a provider, in its order. */
export async function readGroups(
  work: Work,
  { providerId, kind }: { providerId: number; kind: GroupKind },
): Promise<ServiceGroup[]> {
  return catalogTables(work)
    .selectFrom('offering_groups')
    .select(['id', 'name', 'color'])
    .where('provider_id', '=', providerId)
    .where('kind', '=', kind)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Which group: an id of another kind is none. */
export interface GroupKey {
  providerId: number;
  groupId: number;
  kind: GroupKind;
}

/** @returns whether the provider has such a group */
export async function updateGroup(
  work: Work,
  { providerId, groupId, kind }: GroupKey,
  { name, color }: InferOutput<typeof Form>,
): Promise<boolean> {
  const { numUpdatedRows } = await catalogTables(work)
    .updateTable('offering_groups')
    .set({ name, color })
    .where('provider_id', '=', providerId)
    .where('id', '=', groupId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * What is in it stays, without a group, also one that is being given it: the group is locked before; its services and classes before that, as by
 * whoever edits them. Video courses lose it by their foreign key.
 * @returns whether the provider had such a group
 */
export async function deleteGroup(work: Work, { providerId, groupId, kind }: GroupKey): Promise<boolean> {
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
    .where('kind', '=', kind)
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
