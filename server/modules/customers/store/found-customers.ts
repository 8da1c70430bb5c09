import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Stretch } from '../rules/words-asked.ts';
import { oneWordAsked, stretchesAsked, wordsAsked } from '../rules/words-asked.ts';
import { listedCustomers } from './listed-customers.ts';

/**
 * The customers with what they are called and how they are reached, as a relation that a module above joins in a query of its own rows: columns
 * provider_id, id, firstname, lastname, email, phone.
 */
export const customersWithContacts = sql`(
  select provider_id, id, firstname, lastname, nullif(email, '') as email, phone from customers
)`;

/**
 * Who was merged into another leads to the kept one.
 * The ids of a provider's customers whom the beginnings of the typed words find, as a relation for `in`; null where nothing typed can be looked for.
 * @param options.withContacts false for who may not see contacts: a search must not tell them either
 */
export function customersFound(
  providerId: number,
  typed: string,
  options: { withContacts: boolean },
): RawBuilder<unknown> | null {
  const words = wordsAsked(providerId, typed, options);
  return words === null
    ? null
    : sql`(select coalesce(merged_into, id) from customers where provider_id = ${providerId} and words @@ ${words}::tsquery)`;
}

/** Of customers `c` of `listedCustomers`: their order by name, the family name first. */
export const customersByName = (way: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`c.name_key ${way}, c.firstname_key ${way}, c.id ${way}`;

/** What was typed to find customers, as conditions of a query. */
export interface CustomerSearch {
  /** Of customers `c` of `listedCustomers`: whether the typed finds them, or who was merged into them. */
  isFound: RawBuilder<boolean>;
  /**
   * The ids of the first found customers by name, as a relation for `array`; not in that order.
   * @param of.where what else they must be, of customers `c` of `listedCustomers`
   * @param of.skipped how many come before them
   */
  first(of: {
    where: RawBuilder<unknown>;
    isDescending: boolean;
    count: number;
    skipped: number;
  }): RawBuilder<unknown>;
  /** The id of each found customer once, as a relation; of more than `most`, one more than that, which is enough to count. */
  all(of: { where: RawBuilder<unknown>; most?: number }): RawBuilder<unknown>;
}

/** So many are looked at by name, before those found are gathered and sorted: a name that one in a hundred has is on a page by then. */
const WALKED = 1000;

/** Of so many it is seen whether most of all are found: these are counted as they come, since the index of words reads all it finds before the first. */
const TRIED = 500;

/**
 * How to find a provider's customers by the beginnings of words (docs/decisions/0077); null where nothing typed can be looked for.
 * @param options.withContacts as for `customersFound`
 */
export function customerSearch(
  providerId: number,
  typed: string,
  options: { withContacts: boolean },
): CustomerSearch | null {
  const words = wordsAsked(providerId, typed, options);
  if (words === null) return null;
  const matches = (column: RawBuilder<unknown>) => sql<boolean>`${column} @@ ${words}::tsquery`;
  // A provider's merged ones are few, found by their own index; left to the planner, everybody's words would be read for them
  const kept = sql`array(select merged_into from (
    select merged_into, words from customers where provider_id = ${providerId} and merged_into is not null offset 0) m
    where ${matches(sql`words`)})`;
  const isFound = sql<boolean>`(${matches(sql`c.words`)} or c.id = any (${kept}))`;
  const isKeptAlone = sql`c.id = any (${kept}) and not ${matches(sql`c.words`)}`;
  const stretches = stretchesAsked(typed, options);
  // Those whose name begins with a word that was typed stand together in the order
  const isIn = ({ from, to }: Stretch) => sql`c.has_name and c.name_key >= ${from} and c.name_key < ${to}`;
  const isBesides = (others: Stretch[]) =>
    sql.join(
      [
        matches(sql`c.words_besides`),
        ...others.map(({ from }) => sql`not (c.has_name and starts_with(c.name_key, ${from}))`),
      ],
      sql` and `,
    );
  return {
    isFound,
    first({ where, isDescending, count, skipped }) {
      const order = customersByName(isDescending ? sql`desc` : sql`asc`);
      const last = skipped + count;
      const key = sql`c.id, c.name_key, c.firstname_key`;
      const all = sql`select * from ${listedCustomers} c where c.provider_id = ${providerId}`;
      const foundIn = (from: RawBuilder<unknown>, which: RawBuilder<unknown>) =>
        sql`(select ${key} from (${from}) c where ${where} and ${which} order by ${order} limit ${last})`;
      const isShort = sql`(select count(*) from walked) < ${last}`;
      const looked = stretches.map(
        (stretch) => sql`${all} and ${isShort} and ${isIn(stretch)} order by ${order} limit ${WALKED + last}`,
      );
      const read = stretches.map((_, place) => sql.table(`stretch_${place}`));
      // A page full of a stretch, or all of it; else those found are rare in a long one, and are gathered with all others
      const isRead = looked.map(
        (rows, place) =>
          sql`((select count(*) from ${read[place]}) = ${last} or (select count(*) from (${rows}) l) < ${WALKED + last})`,
      );
      const those = (which: RawBuilder<unknown>) =>
        sql`union all select ${key} from ${listedCustomers} c where ${where} and ${isShort} and ${which}`;
      const areRead = sql`(select are_read from ways)`;
      return sql`(
        with walked as materialized ${foundIn(sql`${all} order by ${order} limit ${WALKED}`, isFound)},
        ${sql.join(
          looked.map(
            (rows, place) => sql`${read[place]} as materialized ${foundIn(rows, matches(sql`c.words`))},`,
          ),
          sql` `,
        )}
        ways as materialized (select ${sql.join([isShort, ...isRead], sql` and `)} as are_read)
        select id from (
          select * from walked where not ${isShort}
          ${sql.join(
            read.map((name) => sql`union all select * from ${name} where ${areRead}`),
            sql` `,
          )}
          ${those(sql`${areRead} and ${isBesides(stretches)}`)}
          ${those(sql`not ${areRead} and ${matches(sql`c.words`)}`)}
          ${those(isKeptAlone)}) c
        order by ${order} limit ${count} offset ${skipped})`;
    },
    all({ where, most }) {
      const those = (which: RawBuilder<unknown>) =>
        sql`select c.id from ${listedCustomers} c where ${where} and ${which}`;
      const word = oneWordAsked(typed, options);
      if (most === undefined) {
        const found = word
          ? sql`${those(isIn(word))} union all ${those(isBesides([word]))}`
          : those(matches(sql`c.words`));
        return sql`(${found} union all ${those(isKeptAlone)})`;
      }
      const end = sql`limit ${most + 1}`;
      // Enough stand together, or most are found as they come; else the index of words says who is found
      const named = word ? sql`${those(isIn(word))} ${end}` : sql`select null::bigint as id where false`;
      return sql`(
        with named as materialized (${named}),
        tried as materialized (
          select count(*) filter (where ${matches(sql`t.words`)}) > ${TRIED / 2} as is_most
            from (select words from customers where provider_id = ${providerId} order by id limit ${TRIED}) t),
        ways as materialized (
          select case when (select count(*) from named) > ${most} then 'named' when (select is_most from tried) then 'most' else 'words' end as way)
        select id from (
          select id from named where ${isWay('named')}
          union all (${those(sql`${isWay('most')} and case when ${matches(sql`c.words`)} then true end`)} order by c.id ${end})
          union all ${those(sql`${isWay('words')} and ${matches(sql`c.words`)}`)}
          union all ${those(isKeptAlone)}) c
        ${end})`;
    },
  };
}

const isWay = (way: string): RawBuilder<unknown> => sql`(select way from ways) = ${way}`;
