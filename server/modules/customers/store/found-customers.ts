import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { oneWordAsked, wordsAsked } from '../rules/words-asked.ts';
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
   * The first found customers by name, as a relation `(id, counted)`; not in that order. `counted` is how many are found on all, where all were
   * looked up for the page; null where it was full before.
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
  const word = oneWordAsked(typed, options);
  // Whose name begins with the one word typed: they stand together in the order
  const isNamed = word && sql`c.has_name and c.name_key >= ${word.from} and c.name_key < ${word.to}`;
  const isFoundBesides = word
    ? sql`${matches(sql`c.words_besides`)} and not (c.has_name and starts_with(c.name_key, ${word.from}))`
    : matches(sql`c.words`);
  return {
    isFound,
    first({ where, isDescending, count, skipped }) {
      const order = customersByName(isDescending ? sql`desc` : sql`asc`);
      const last = skipped + count;
      const isShort = sql`(select count(*) from walked) < ${last}`;
      const key = sql`c.id, c.name_key, c.firstname_key`;
      const those = (which: RawBuilder<unknown>) =>
        sql`select ${key} from ${listedCustomers} c where ${isShort} and ${where} and ${which}`;
      // Read as far as the page goes
      const named = isNamed && sql`union all (${those(isNamed)} order by ${order} limit ${last})`;
      return sql`(
        with walked as materialized (
          select ${key} from (
            select * from ${listedCustomers} c where c.provider_id = ${providerId} order by ${order} limit ${WALKED}) c
            where ${where} and ${isFound} order by ${order} limit ${last})
        select id, ${isNamed ? sql`null::int` : sql`case when ${isShort} then count(*) over ()::int end`} as counted from (
          select * from walked where not ${isShort}
          union all ${those(isFoundBesides)}
          union all ${those(isKeptAlone)}
          ${named ?? sql``}) c
        order by ${order} limit ${count} offset ${skipped})`;
    },
    all({ where, most }) {
      const those = (which: RawBuilder<unknown>) =>
        sql`select c.id from ${listedCustomers} c where ${where} and ${which}`;
      const named = isNamed && sql`${those(isNamed)} union all`;
      const found = sql`${named ?? sql``} ${those(isFoundBesides)} union all ${those(isKeptAlone)}`;
      if (most === undefined) return sql`(${found})`;
      if (isNamed) return sql`(${found} limit ${most + 1})`;
      const isMost = sql`(select is_most from tried)`;
      return sql`(
        with tried as materialized (
          select count(*) filter (where ${matches(sql`t.words`)}) > ${TRIED / 2} as is_most
            from (select words from customers where provider_id = ${providerId} order by id limit ${TRIED}) t)
        select id from (
          (${those(sql`${isMost} and case when ${matches(sql`c.words`)} then true end`)} order by c.id limit ${most + 1})
          union all ${those(sql`not ${isMost} and ${isFoundBesides}`)}
          union all ${those(isKeptAlone)}) c
        limit ${most + 1})`;
    },
  };
}
