import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { ProviderType } from '#contracts/statuses.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Box } from '../rules/around.ts';
import type { Coordinates, SearchSort } from '../rules/search-question.ts';

export interface Wanted {
  /** All of these, each as one of its spellings; null: whatever it says. The commonest words ("di") are passed over. */
  words: readonly (readonly string[])[] | null;
  /** Whether names are looked through for the words as they stand too, the commonest included. */
  isLiteral?: boolean;
  townKey: string | null;
  countryCode: string | null;
  type: ProviderType | null;
  categoryId: number | null;
  /** Where distances are measured from. */
  center: Coordinates | null;
  /** How far at most, with a box that holds all of that. */
  within: { km: number; box: Box } | null;
  sort: SearchSort;
  seed: number;
  limit: number;
  offset: number;
}

export interface FoundEntry {
  providerId: number;
  /** In kilometres from the middle asked for. */
  distanceKm: number | null;
}

export interface FoundEntries {
  C: FoundEntry[];
  P: FoundEntry[];
  centersTotal: number;
  professionalsTotal: number;
}

/** One page of centers and one of professionals, and how many of each there are. */
export async function findEntries(work: Work, wanted: Wanted): Promise<FoundEntries> {
  const { rows } = await findEntriesQuery(wanted).execute(work.db);
  const [found] = rows;
  if (!found) throw new Error('a query of aggregates answered no row');
  return found;
}

/** The query itself, for whoever wants to see its plan. */
export function findEntriesQuery(wanted: Wanted): RawBuilder<FoundEntries> {
  const words = wanted.words && queryOf(wanted.words, wanted.isLiteral ?? false);
  const distance = wanted.center ? distanceFrom(wanted.center) : sql`null::float8`;
  const conditions = [...conditionsOf(wanted), ...(words ? [sql`words @@ ${words}`] : [])];
  const pageOf = (type: ProviderType) => sql`coalesce((
    select json_agg(json_build_object('providerId', provider_id, 'distanceKm', distance))
    from (
      select provider_id, distance from found where type = ${type} order by tier, place, provider_id
      limit ${wanted.limit} offset ${wanted.offset}) as page), '[]')`;
  return sql<FoundEntries>`
    with found as materialized (
      select provider_id, type, ${distance} as distance, ${tierOf(wanted, words)} as tier, ${placeOf(wanted, distance)} as place
      from search_entries ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``})
    select ${pageOf('C')} as "C", ${pageOf('P')} as "P",
      (select count(*) from found where type = 'C') as "centersTotal",
      (select count(*) from found where type = 'P') as "professionalsTotal"`;
}

function conditionsOf({ townKey, countryCode, type, categoryId, center, within }: Wanted): RawBuilder<unknown>[] {
  return [
    ...(townKey === null ? [] : [sql`city_key = ${townKey}`]),
    ...(countryCode === null ? [] : [sql`country_code = ${countryCode}`]),
    ...(type === null ? [] : [sql`type = ${type}`]),
    ...(categoryId === null ? [] : [sql`category_ids @> array[${categoryId}]::smallint[]`]),
    ...(center && within ? [inBox(within.box), sql`${distanceFrom(center)} <= ${within.km}`] : []),
  ];
}

/** By chance, those come first whose name says it all: who looks for a provider by name finds it at the top. */
function tierOf({ sort }: Wanted, words: RawBuilder<unknown> | null): RawBuilder<unknown> {
  return words && sort === 'random' ? sql`case when name_words @@ ${words} then 0 else 1 end` : sql`0`;
}

function placeOf({ sort, seed, center }: Wanted, distance: RawBuilder<unknown>): RawBuilder<unknown> {
  if (sort === 'name') return sql`sort_name`;
  // Without a middle nothing is near or far.
  return sort === 'nearest' && center ? distance : sql`hashint8extended(provider_id, ${seed}::bigint)`;
}

/** Words are letters and digits only: there is nothing in them that a query could take for its own signs. */
function queryOf(words: readonly (readonly string[])[], isLiteral: boolean): RawBuilder<unknown> {
  const configurations = isLiteral ? ['radura_search', 'simple'] : ['radura_search'];
  const spelled = words.map((spellings) => {
    const readings = configurations.flatMap((configuration) =>
      spellings.map((spelling) => sql`plainto_tsquery(${sql.lit(configuration)}, ${spelling})`),
    );
    return sql`(${sql.join(readings, sql` || `)})`;
  });
  return sql`(${sql.join(spelled, sql` && `)})`;
}

function inBox({ west, east, south, north }: Box): RawBuilder<unknown> {
  return sql`point(longitude, latitude) <@ box(point(${east}, ${north}), point(${west}, ${south}))`;
}

/** Along the surface of the earth, in kilometres. */
function distanceFrom({ latitude, longitude }: Coordinates): RawBuilder<unknown> {
  return sql`12742 * asin(least(1, sqrt(
    sin(radians(latitude - ${latitude}::float8) / 2) ^ 2
    + cos(radians(${latitude}::float8)) * cos(radians(latitude)) * sin(radians(longitude - ${longitude}::float8) / 2) ^ 2)))`;
}
