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
  /** The id of each found customer once, as a relation; at least `most` and one of them where there are more, which is enough to count. */
  all(of: { where: RawBuilder<unknown>; most?: number }): RawBuilder<unknown>;
}

/** So many are looked at by name, before those found are gathered and sorted: a name that one in a hundred has is on a page by then. */
const WALKED = 1000;

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
  return {
    isFound,
    first({ where, isDescending, count, skipped }) {
      const order = customersByName(isDescending ? sql`desc` : sql`asc`);
      const last = skipped + count;
      const isShort = sql`(select count(*) from walked) < ${last}`;
      const word = oneWordAsked(typed, options);
      // Whose name begins with the word stand together in the order, and are read as far as the page goes
      const named =
        word === null
          ? null
          : sql`
        select c.id, c.name_key, c.firstname_key from ${listedCustomers} c
          where ${isShort} and ${where} and c.has_name and c.name_key >= ${word.from} and c.name_key < ${word.to}
          order by ${order} limit ${last}`;
      return sql`(
        with walked as materialized (
          select c.id, c.name_key, c.firstname_key from (
            select * from ${listedCustomers} c where c.provider_id = ${providerId} order by ${order} limit ${WALKED}) c
            where ${where} and ${isFound} order by ${order} limit ${last}),
        gathered as materialized (
          select c.id, c.name_key, c.firstname_key from ${listedCustomers} c
            where ${isShort} and ${where} and ${matches(word === null ? sql`c.words` : sql`c.words_besides`)}
          union all select c.id, c.name_key, c.firstname_key from ${listedCustomers} c
            where ${isShort} and ${where} and c.id = any (${kept}))
        select id from (
          select * from walked where not ${isShort}
          union select * from gathered
          ${named === null ? sql`` : sql`union (${named})`}) c
        order by ${order} limit ${count} offset ${skipped})`;
    },
    // Apart, as one condition hides from the planner that the words are found by their index
    all({ where, most }) {
      const end = most === undefined ? sql`` : sql`limit ${most + 1}`;
      return sql`(
        (select c.id from ${listedCustomers} c where ${where} and ${matches(sql`c.words`)} ${end})
        union all (select c.id from ${listedCustomers} c where ${where} and c.id = any (${kept}) and not ${matches(sql`c.words`)} ${end}))`;
    },
  };
}
