import { sql } from 'kysely';
import type { BusinessRole } from '#contracts/roles.ts';
import type { ResourceKind } from '#contracts/statuses.ts';
import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import type { Work } from '#server/kernel/work.ts';
import { staffTables } from './tables.ts';

export interface Resource {
  id: number;
  kind: ResourceKind;
  /** The person behind it, whose time is one across all providers; null for things and people without a log-in. */
  personId: number | null;
  name: string;
  gender: 'M' | 'F' | null;
  /** What a person is at the center (specification section 3, "Resource types"), whatever their log-in may do; null for things. */
  type: BusinessRole | null;
  /** What they do there, in the center's words. */
  role: string | null;
  color: string | null;
  /** Units of a thing; 1 for a person. */
  quantity: number;
  /** People one unit takes; null without a limit. */
  capacity: number | null;
  isArchived: boolean;
  /** Counts the changes: a form sends the one it was filled from. */
  version: number;
}

export type NewResourceRow = Omit<Resource, 'id' | 'isArchived' | 'version'>;

export const RESOURCE_COLUMNS = [
  'id',
  'kind',
  'person_id as personId',
  'name',
  'gender',
  'type',
  'role',
  'color',
  'quantity',
  'capacity',
  'archived as isArchived',
  'version',
] as const;

const MOST_RESOURCES = 1000;
/** Behind all that stand: the next reordering numbers them anew. */
const LAST = 100_000;

export async function insertResource(
  work: Work,
  providerId: number,
  resource: NewResourceRow,
): Promise<number> {
  const { personId, ...columns } = resource;
  const { id } = await staffTables(work)
    .insertInto('resources')
    .values({
      ...columns,
      provider_id: providerId,
      person_id: personId,
      position: LAST,
      created_at: work.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function readResources(
  work: Work,
  providerId: number,
  ids: readonly number[] | null,
): Promise<Resource[]> {
  return staffTables(work)
    .selectFrom('resources')
    .select(RESOURCE_COLUMNS)
    .where('provider_id', '=', providerId)
    .$if(ids !== null, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .orderBy('position')
    .orderBy('id')
    .limit(MOST_RESOURCES)
    .execute();
}

/** Writes one over. */
export async function updateResource(
  work: Work,
  { providerId, resourceId }: { providerId: number; resourceId: number },
  { name, gender, type, role, color, quantity, capacity }: Omit<NewResourceRow, 'kind' | 'personId'>,
): Promise<void> {
  await staffTables(work)
    .updateTable('resources')
    .set((eb) => ({ name, gender, type, role, color, quantity, capacity, version: eb('version', '+', 1) }))
    .where('provider_id', '=', providerId)
    .where('id', '=', resourceId)
    .execute();
}

/** The version that stands, kept as it is until the transaction ends; null for one that is not there. */
export async function lockResourceVersion(
  work: Work,
  { providerId, resourceId }: { providerId: number; resourceId: number },
): Promise<number | null> {
  const row = await staffTables(work)
    .selectFrom('resources')
    .select('version')
    .where('provider_id', '=', providerId)
    .where('id', '=', resourceId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.version ?? null;
}

/** The order in which the provider shows its people and things; locked by id, and read only then. */
export async function lockResourceOrder(work: Work, providerId: number): Promise<number[]> {
  await sql`select from resources where provider_id = ${providerId} order by id for no key update`.execute(
    work.db,
  );
  const { rows } = await sql<{ id: number }>`
    select id from resources where provider_id = ${providerId} order by position, id`.execute(work.db);
  return rows.map(({ id }) => id);
}

/** Numbers them anew in the given order. */
export async function saveResourceOrder(
  work: Work,
  providerId: number,
  ids: readonly number[],
): Promise<void> {
  await sql`
    update resources r set position = o.place
    from unnest(${ids}::bigint[]) with ordinality as o (id, place)
    where r.provider_id = ${providerId} and r.id = o.id and r.position <> o.place`.execute(work.db);
}

/** How many people work for the provider now; the provider's people stay locked against rivals by the caller. */
export async function countPeople(work: Work, providerId: number): Promise<number> {
  const { count } = await staffTables(work)
    .selectFrom('resources')
    .select((resource) => resource.fn.countAll<number>().as('count'))
    .where('provider_id', '=', providerId)
    .where('kind', '=', RESOURCE_KINDS.human)
    .where('archived', '=', false)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** @returns whether the provider has such a resource */
export async function setName(
  work: Work,
  providerId: number,
  resourceId: number,
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await staffTables(work)
    .updateTable('resources')
    .set((eb) => ({ name, version: eb('version', '+', 1) }))
    .where('provider_id', '=', providerId)
    .where('id', '=', resourceId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns whether the provider has such a resource */
export async function setArchived(
  work: Work,
  providerId: number,
  resourceId: number,
  archived: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await staffTables(work)
    .updateTable('resources')
    .set((eb) => ({ archived, version: eb('version', '+', 1) }))
    .where('provider_id', '=', providerId)
    .where('id', '=', resourceId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
