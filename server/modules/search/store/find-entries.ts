import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { ProviderType } from '#contracts/statuses.ts';
import { PROVIDER_TYPES } from '#contracts/statuses.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Box } from '../rules/around.ts';
import type { Coordinates, SearchSort } from '../rules/search-question.ts';
import { countAnybody, findAnybody } from './find-anybody.ts';

export interface Wanted {
  /** All of these, each as one of its spellings; null: whatever it says. The commonest words ("di") are passed over. */
  words: readonly (readonly string[])[] | null;
  /** Whether names are looked through for the words as they stand too, the commonest included. */
  isLiteral?: boolean;
  townKey: string | null;
  countryCode: string | null;
  /** Null: both. */
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

/** A page, and how many there are on all pages. */
export interface FoundPage {
  entries: FoundEntry[];
  total: number;
}

export async function findEntries(work: Work, wanted: Wanted): Promise<FoundPage> {
  if (isAnybodyWanted(wanted)) {
    const [found, total] = await Promise.all([findAnybody(work, wanted), countAnybody(work, wanted.type)]);
    return { entries: found.map((providerId) => ({ providerId, distanceKm: null })), total };
  }
  const { rows } = await findEntriesQuery(wanted).execute(work.db);
  const [first] = rows;
  if (first) return { entries: rows, total: first.total };
  const isPastTheEnd = wanted.offset > 0;
  return { entries: [], total: isPastTheEnd ? (await findEntries(work, { ...wanted, offset: 0 })).total : 0 };
}

function isAnybodyWanted({ words, townKey, countryCode, categoryId, center, within }: Wanted): boolean {
  return [words, townKey, countryCode, categoryId, center, within].every((asked) => asked === null);
}

/** The query itself, for whoever wants to see its plan. */
export function findEntriesQuery(wanted: Wanted): RawBuilder<FoundEntry & { total: number }> {
  const words = wanted.words && queryOf(wanted.words, wanted.isLiteral ?? false);
  const distance = wanted.center ? distanceFrom(wanted.center) : sql`null::float8`;
  // Begun by a comment, it is planned at each call: a plan that knows neither words nor town is four times as slow.
  return sql<FoundEntry & { total: number }>`/* planned with its values */
    select provider_id as "providerId", ${distance} as "distanceKm", count(*) over () as total
    from search_entries
    where ${sql.join([...(words ? [sql`words @@ ${words}`] : []), ...conditionsOf(wanted)], sql` and `)}
    order by ${sql.join([...orderOf(wanted, words, distance), sql`provider_id`])}
    limit ${wanted.limit} offset ${wanted.offset}`;
}

function conditionsOf({
  townKey,
  countryCode,
  type,
  categoryId,
  center,
  within,
}: Wanted): RawBuilder<unknown>[] {
  return [
    // Both are named, as the index has them beside words and town
    sql`type in (${sql.join(type === null ? PROVIDER_TYPES : [type])})`,
    ...(townKey === null ? [] : [sql`city_key = ${townKey}`]),
    ...(countryCode === null ? [] : [sql`country_code = ${countryCode}`]),
    ...(categoryId === null ? [] : [sql`category_ids @> array[${categoryId}]::smallint[]`]),
    ...(center && within ? [inBox(within.box), sql`${distanceFrom(center)} <= ${within.km}`] : []),
  ];
}

function orderOf(
  { sort, seed, center }: Wanted,
  words: RawBuilder<unknown> | null,
  distance: RawBuilder<unknown>,
) {
  if (sort === 'name') return [sql`sort_name`];
  if (sort === 'nearest' && center) return [distance];
  // Those come first whose name says it all: who looks for a provider by name finds it at the top.
  const isOther = words ? [sql`case when name_words @@ ${words} then 0 else 1 end`] : [];
  const isFar = sort === 'fit' && center ? [distance] : [];
  return [...isOther, ...isFar, sql`hashint8extended(provider_id, ${seed}::bigint)`];
}

/** Words are letters and digits only: there is nothing in them that a query could take for its own signs. */
export function queryOf(words: readonly (readonly string[])[], isLiteral: boolean): RawBuilder<unknown> {
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
