import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import type { AskedWord } from '../rules/understood-words.ts';

/** Shares of three-letter pieces: "masaggio" and "massaggio" 0.73, "pilates" and "pilota" 0.36. */
const LEAST_SIMILARITY = 0.4;
const MOST_NEAREST = 5;

/** What the words of the entries have to say to each word of a question. Words are letters and digits only. */
export async function readNearWords(work: Work, words: readonly string[]): Promise<AskedWord[]> {
  const { rows } = await sql<AskedWord>`
    select asked.word, asked.lexemes = '{}' as "isCommon", asked.is_known as "isKnown",
      case when asked.is_known then '{}' else array(
        select near.word from search_words near
        where near.word like asked.word || '%'
          or (near.word % asked.word and similarity(near.word, asked.word) >= ${LEAST_SIMILARITY})
        order by near.word like asked.word || '%' desc, similarity(near.word, asked.word) desc, near.word
        limit ${MOST_NEAREST}) end as nearest
    from (
      select word, i, lexemes, exists (select from search_words known where known.lexeme = any(lexemes)) as is_known
      from (
        select word, i, tsvector_to_array(to_tsvector('radura_search', word)) as lexemes
        from unnest(${words}::text[]) with ordinality as w (word, i)) as stemmed) as asked
    order by asked.i`.execute(work.db);
  return rows;
}
