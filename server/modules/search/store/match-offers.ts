import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import type { LookedFor } from '../rules/looked-for.ts';
import { queryOf } from './find-entries.ts';

/** An offer's folded text. */
export interface OfferText {
  offerId: number;
  text: string;
}

/** More than any category has words. */
const ONE_WORD = 100;

/**
 * How well each offer fits, by the stems of the search: the more of its words an offer has, then of the category's. One query for the
 * offers of all cards, without a table.
 * @returns by offer; one that fits not at all is left out
 */
export async function rateOffers(
  work: Work,
  offers: readonly OfferText[],
  { words, categoryWords }: LookedFor,
): Promise<Map<number, number>> {
  if (offers.length === 0) return new Map();
  const hits = [
    ...words.map(
      (spellings) => sql`(stems @@ ${queryOf([spellings], false)})::integer * ${sql.lit(ONE_WORD)}`,
    ),
    ...categoryWords.map((word) => sql`(stems @@ ${queryOf([[word]], false)})::integer`),
  ];
  const { rows } = await sql<{ offerId: number; rate: number }>`
    select "offerId", rate from (
      select "offerId", ${sql.join(hits, sql` + `)} as rate
      from (
        select "offerId", to_tsvector('radura_search', text) as stems
        from jsonb_to_recordset(${JSON.stringify(offers)}::jsonb) as o ("offerId" bigint, text text)
        offset 0) as read) as rated
    where rate > 0`.execute(work.db);
  return new Map(rows.map(({ offerId, rate }) => [offerId, rate]));
}
