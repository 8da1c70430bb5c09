import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';

/** So many entries are looked through, however many fit. */
const MOST_ENTRIES = 300;

/** What fits a text that somebody is typing: names of offers, and providers by id. */
export interface Suggested {
  services: string[];
  providerIds: number[];
}

/** All words but the last as they are, which may go on. Words are letters and digits only. */
function begunQuery(words: readonly string[]): RawBuilder<unknown> {
  const last = words.at(-1) ?? '';
  const whole = words.slice(0, -1).map((word) => sql`plainto_tsquery('radura_search', ${word}) && `);
  return sql`(${sql.join(whole, sql``)}(to_tsquery('simple', ${`${last}:*`}) || plainto_tsquery('radura_search', ${last})))`;
}

const pattern = (text: string): string => `% ${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** A name as `foldedText` has it, between spaces. */
const folded = (name: RawBuilder<unknown>): RawBuilder<string> =>
  sql`' ' || btrim(regexp_replace(regexp_replace(lower(normalize(${name}, NFKD)), '[\u0300-\u036f]+', '', 'g'), '[^[:alnum:]]+', ' ', 'g'))`;

/**
 * Names of offers and providers that have a word which begins as typed: what most providers offer first, then what is shorter.
 * @param asked.words folded, one at least
 */
export async function readSuggestions(
  work: Work,
  { words, services, providers }: { words: readonly string[]; services: number; providers: number },
): Promise<Suggested> {
  const begun = pattern(words.join(' '));
  const { rows } = await sql<Suggested>`
    with found as materialized (
      select provider_id, sort_name, offer_names from search_entries where words @@ ${begunQuery(words)} limit ${MOST_ENTRIES}
    )
    select array(
        select min(name) from found, unnest(offer_names) as name, lateral (select ${folded(sql`name`)} as folded) f
          where folded like ${begun} group by lower(name)
          order by min(folded) not like ${begun.slice(1)}, count(*) desc, length(min(name)), min(name) limit ${services}
      ) as services, to_jsonb(array(
        select provider_id from found where ' ' || sort_name like ${begun}
          order by sort_name not like ${begun.slice(2)}, sort_name, provider_id limit ${providers}
      )) as "providerIds"`.execute(work.db);
  return rows[0] ?? { services: [], providerIds: [] };
}
