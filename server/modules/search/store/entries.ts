import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import type { SearchEntry } from '../rules/search-entry.ts';
import { searchTables } from './tables.ts';

/** Stems, and beside them the words themselves, so that a name made of the commonest words ("Noi") can be found too. */
const nameWords = sql`to_tsvector('radura_search', e."sortName") || to_tsvector('simple', e."sortName")`;

/** Writes the entries, each in place of what its provider had. */
export async function saveEntries(work: Work, entries: readonly SearchEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ words, ...entry }) => ({ ...entry, text: words.join(' ') }));
  await sql`
    insert into search_entries (provider_id, type, sort_name, name_words, words, city_key, country_code, latitude, longitude,
      category_ids, offer_names, updated_at)
    select e."providerId", e.type, e."sortName", 
      strip(${nameWords}), strip(${nameWords} || to_tsvector('radura_search', e.text)), e."cityKey", e."countryCode",
      e.latitude, e.longitude, e."categoryIds", e."offerNames", ${work.now()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e ("providerId" bigint, type text, "sortName" text, text text,
      "cityKey" text, "countryCode" text, latitude float8, longitude float8, "categoryIds" smallint[], "offerNames" text[])
    order by e."cityKey", e."providerId"
    on conflict (provider_id) do update set type = excluded.type, sort_name = excluded.sort_name,
      name_words = excluded.name_words, words = excluded.words, city_key = excluded.city_key,
      country_code = excluded.country_code, latitude = excluded.latitude, longitude = excluded.longitude,
      category_ids = excluded.category_ids, offer_names = excluded.offer_names, updated_at = excluded.updated_at`.execute(
    work.db,
  );
}

export async function removeEntries(work: Work, providerIds: readonly number[]): Promise<void> {
  if (providerIds.length === 0) return;
  await searchTables(work)
    .deleteFrom('search_entries')
    .where('provider_id', 'in', [...providerIds])
    .execute();
}

/** Takes out what lies between two ids, the second included (null: everything after the first), but for those to keep. */
export async function removeOthers(
  work: Work,
  { after, last, keep }: { after: number; last: number | null; keep: readonly number[] },
): Promise<void> {
  await searchTables(work)
    .deleteFrom('search_entries')
    .where('provider_id', '>', after)
    .$if(last !== null, (query) => query.where('provider_id', '<=', last))
    .$if(keep.length > 0, (query) => query.where('provider_id', 'not in', [...keep]))
    .execute();
}

export async function forgetWords(work: Work): Promise<void> {
  await searchTables(work).deleteFrom('search_words').execute();
}

/** Adds the words that are not known yet, sorted, so that two who add the same never wait for each other in a circle. */
export async function addWords(work: Work, words: readonly string[]): Promise<void> {
  await sql`
    insert into search_words (word, lexeme)
    select w.word, (tsvector_to_array(to_tsvector('radura_search', w.word)))[1]
    from unnest(${[...new Set(words)].toSorted()}::text[]) with ordinality as w (word, i)
    where not exists (select from search_words known where known.word = w.word)
    order by w.i
    on conflict do nothing`.execute(work.db);
}
