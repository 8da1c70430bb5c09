import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { ProviderType } from '#contracts/statuses.ts';
import { PROVIDER_TYPES } from '#contracts/statuses.ts';
import type { Work } from '#server/kernel/work.ts';
import type { SearchSort } from '../rules/search-question.ts';

/** A page of all of one type or of both, when nothing was asked for that would leave any of them out. */
export interface AnybodyWanted {
  /** Null: both. */
  type: ProviderType | null;
  /** Nearest means nothing without a place: then it is by chance. */
  sort: SearchSort;
  seed: number;
  limit: number;
  offset: number;
}

/** What is remembered of the search as a whole; forgotten with every entry that changes. */
export const SEARCH_SCOPE = 'search';

export async function findAnybody(work: Work, wanted: AnybodyWanted): Promise<number[]> {
  const { rows } = await findAnybodyQuery(wanted).execute(work.db);
  return rows.map(({ providerId }) => providerId);
}

/** How many there are of one type; people who search at the same moment are counted for once. */
export async function countAnybody(work: Work, type: ProviderType | null): Promise<number> {
  if (type === null) {
    const counts = await Promise.all(PROVIDER_TYPES.map((each) => countAnybody(work, each)));
    return counts.reduce((sum, count) => sum + count, 0);
  }
  return work.cache.getOrCompute(SEARCH_SCOPE, `total:${type}`, async () => {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from search_entries where type = ${type}`.execute(work.db);
    return rows[0]?.total ?? 0;
  });
}

/** The query itself, for whoever wants to see its plan. */
export function findAnybodyQuery(wanted: AnybodyWanted): RawBuilder<{ providerId: number }> {
  return wanted.sort === 'name' ? byName(wanted) : byChance(wanted);
}

function byName({ type, limit, offset }: AnybodyWanted): RawBuilder<{ providerId: number }> {
  if (type === null) {
    // Each type lies in order by itself
    const firstOf = PROVIDER_TYPES.map(
      (each) => sql`(select sort_name, provider_id from search_entries where type = ${each}
        order by sort_name, provider_id limit ${limit + offset})`,
    );
    return sql`/* planned with its values */
      select provider_id as "providerId" from (${sql.join(firstOf, sql` union all `)}) as both_types
      order by sort_name, provider_id limit ${limit} offset ${offset}`;
  }
  return sql`/* planned with its values */
    select provider_id as "providerId" from search_entries where type = ${type}
    order by sort_name, provider_id limit ${limit} offset ${offset}`;
}

/**
 * Every entry lies in one of 128 pots. The seed puts the pots in order, and what lies in each; only as many pots are
 * looked into as the page needs. The expression is the index's own (`search_entries_by_pot`).
 */
function byChance({ type: wanted, seed, limit, offset }: AnybodyWanted): RawBuilder<{ providerId: number }> {
  const types = wanted === null ? PROVIDER_TYPES : [wanted];
  return sql`/* planned with its values */
    select provider_id as "providerId"
    from (select pot, hashint4extended(pot, ${seed}::bigint) as turn from generate_series(0, 127) as pot order by turn, pot) as drawn
      join search_entries on type in (${sql.join(types)}) and (hashint8(provider_id) & 127) = pot
    order by turn, pot, hashint8extended(provider_id, ${seed}::bigint), provider_id
    limit ${limit} offset ${offset}`;
}
