import { PAGE_SIZE, rowsBefore } from '#server/kernel/page.ts';
import type { Work } from '#server/kernel/work.ts';
import type { ResourceKind } from '#contracts/statuses.ts';
import type { Resource } from './resources.ts';
import { RESOURCE_COLUMNS } from './resources.ts';
import { staffTables } from './tables.ts';

/** What of a provider's people and things is asked for. */
export interface StaffQuestion {
  providerId: number;
  /** 1 people, 2 things; null: both. */
  kind: ResourceKind | null;
  /** Part of a name. */
  search: string | null;
  isArchived: boolean;
  /** 1 for the first. */
  page: number;
}

/** One page of them, in the provider's order, and how many there are on all. Read by its key: a provider has hundreds at most. */
export async function findResources(
  work: Work,
  question: StaffQuestion,
): Promise<{ resources: Resource[]; total: number }> {
  const [resources, { total }] = await Promise.all([
    asked(work, question)
      .select(RESOURCE_COLUMNS)
      .orderBy('position')
      .orderBy('id')
      .limit(PAGE_SIZE)
      .offset(rowsBefore(question.page))
      .execute(),
    asked(work, question)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { resources, total: Number(total) };
}

const asked = (work: Work, { providerId, kind, search, isArchived }: StaffQuestion) =>
  staffTables(work)
    .selectFrom('resources')
    .where('provider_id', '=', providerId)
    .where('archived', '=', isArchived)
    .$if(kind !== null, (query) => query.where('kind', '=', kind))
    .$if(search !== null, (query) => query.where('name', 'ilike', likeness(search ?? '')));

const likeness = (part: string): string => `%${part.replace(/[\\%_]/g, '\\$&')}%`;
