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
  role: string | null;
  color: string | null;
  /** Units of a thing; 1 for a person. */
  quantity: number;
  /** People one unit takes; null without a limit. */
  capacity: number | null;
  isArchived: boolean;
}

export type NewResourceRow = Omit<Resource, 'id' | 'isArchived'>;

const MOST_RESOURCES = 1000;

export async function insertResource(
  work: Work,
  providerId: number,
  resource: NewResourceRow,
): Promise<number> {
  const { personId, ...columns } = resource;
  const { id } = await staffTables(work)
    .insertInto('resources')
    .values({ ...columns, provider_id: providerId, person_id: personId, created_at: work.now() })
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
    .select([
      'id',
      'kind',
      'person_id as personId',
      'name',
      'gender',
      'role',
      'color',
      'quantity',
      'capacity',
      'archived as isArchived',
    ])
    .where('provider_id', '=', providerId)
    .$if(ids !== null, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .orderBy('position')
    .orderBy('id')
    .limit(MOST_RESOURCES)
    .execute();
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
export async function setArchived(
  work: Work,
  providerId: number,
  resourceId: number,
  archived: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await staffTables(work)
    .updateTable('resources')
    .set({ archived })
    .where('provider_id', '=', providerId)
    .where('id', '=', resourceId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
