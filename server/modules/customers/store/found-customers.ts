import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Stretch } from '../rules/search-conditions.ts';
import { singleSearchWord, searchStretches, searchConditions } from '../rules/search-conditions.ts';
import { listedCustomers } from './listed-customers.ts';
import { shownName } from './named-customers.ts';

/**
 * The customers with what they are called and how they are reached, as a relation that a module above joins in a query of its own rows: columns
 * provider_id, id, firstname, lastname, email, phone, shown_name.
 */
export const customersWithContacts = sql`(
  select provider_id, id, firstname, lastname, nullif(email, '') as email, phone, ${shownName} as shown_name from customers
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
  const words = searchConditions(providerId, typed, options);
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
  const words = searchConditions(providerId, typed, options);
  if (words === null) return null;
  const isFoundBy = matching(sql`${words}::tsquery`);
  // Not as values that the planner sees: to plan these statements for some words takes as long as to find who has them
  const matches = matching(sql`(select ${words}::tsquery)`);
  // A provider's merged ones are few, found by their own index; left to the planner, everybody's words would be read for them
  const keptBy = (by: typeof matches) => sql`array(select merged_into from (
    select merged_into, words from customers where provider_id = ${providerId} and merged_into is not null offset 0) m
    where ${by(sql`words`)})`;
  const isFound = sql<boolean>`(${isFoundBy(sql`c.words`)} or c.id = any (${keptBy(isFoundBy)}))`;
  const asked = {
    providerId,
    word: singleSearchWord(typed, options),
    stretches: searchStretches(typed, options),
    matches,
    isFound,
    isKeptAlone: sql`c.id = any (${keptBy(matches)}) and not ${matches(sql`c.words`)}`,
  };
  return {
    isFound,
    first: (of) => firstFound(asked, of),
    all: ({ where, most }) => (most === undefined ? allFound(asked, where) : foundUpTo(asked, where, most)),
  };
}

const matching =
  (words: RawBuilder<unknown>) =>
  (column: RawBuilder<unknown>): RawBuilder<boolean> =>
    sql<boolean>`${column} @@ ${words}`;

interface Asked {
  providerId: number;
  /** The only word typed, where that is a plain one. */
  word: Stretch | null;
  /** Null: too many. */
  stretches: Stretch[] | null;
  matches(column: RawBuilder<unknown>): RawBuilder<boolean>;
  /** Of customers `c`, as the next. */
  isFound: RawBuilder<boolean>;
  /** By who was merged into them, and not by their own words. */
  isKeptAlone: RawBuilder<unknown>;
}

/** Of customers `c`: whether their name begins with a word that was typed. Those who do stand together in the order. */
const isIn = ({ from, to }: Stretch): RawBuilder<unknown> =>
  sql`c.has_name and c.name_key >= (select ${from}::text) and c.name_key < (select ${to}::text)`;

/** Of customers `c`: whether they are found and in none of these stretches, which must be all where the first word of a name was typed. */
function isBesides({ matches }: Asked, stretches: readonly Stretch[]): RawBuilder<unknown> {
  const isOut = stretches.map(({ from }) => sql`not (c.has_name and starts_with(c.name_key, ${from}))`);
  return sql.join([matches(sql`c.words_besides`), ...isOut], sql` and `);
}

function firstFound(
  asked: Asked,
  { where, isDescending, count, skipped }: Parameters<CustomerSearch['first']>[0],
): RawBuilder<unknown> {
  const order = customersByName(isDescending ? sql`desc` : sql`asc`);
  const last = skipped + count;
  const key = sql`c.id, c.name_key, c.firstname_key`;
  const all = sql`select * from ${listedCustomers} c where c.provider_id = ${asked.providerId}`;
  const foundIn = (rows: RawBuilder<unknown>, which: RawBuilder<unknown>) =>
    sql`(select ${key} from (${rows}) c where ${where} and ${which} order by ${order} limit ${last})`;
  const isShort = sql`(select count(*) from walked) < ${last}`;
  const most = WALKED + last;
  const stretches = (asked.stretches ?? []).map((stretch, place) => {
    const name = sql.table(`stretch_${place}`);
    const rows = sql`${all} and ${isShort} and ${isIn(stretch)} order by ${order} limit ${most}`;
    return {
      table: sql`${name} as materialized ${foundIn(rows, asked.matches(sql`c.words`))},`,
      // A page full of them, or all there are; else those found are rare in a long stretch
      isRead: sql`((select count(*) from ${name}) = ${last} or (select count(*) from (${rows}) l) < ${most})`,
      found: sql`union all select * from ${name} where ${ARE_READ}`,
    };
  });
  const those = (which: RawBuilder<unknown>) =>
    sql`union all select ${key} from ${listedCustomers} c where ${where} and ${isShort} and ${which}`;
  const isKnown = asked.stretches === null ? sql`false` : sql`true`;
  const together = (parts: RawBuilder<unknown>[]) => sql.join(parts, sql` `);
  return sql`(
    with walked as materialized ${foundIn(sql`${all} order by ${order} limit ${WALKED}`, asked.isFound)},
    ${together(stretches.map(({ table }) => table))}
    ways as materialized (select ${sql.join([isKnown, isShort, ...stretches.map(({ isRead }) => isRead)], sql` and `)} as are_read)
    select id from (
      select * from walked where not ${isShort}
      ${together(stretches.map(({ found }) => found))}
      ${those(sql`${ARE_READ} and ${isBesides(asked, asked.stretches ?? [])}`)}
      ${those(sql`not ${ARE_READ} and ${asked.matches(sql`c.words`)}`)}
      ${those(asked.isKeptAlone)}) c
    order by ${order} limit ${count} offset ${skipped})`;
}

/** Of the first found: whether the stretches were read as far as the page goes. */
const ARE_READ = sql`(select are_read from ways)`;

const idsOf = (where: RawBuilder<unknown>, which: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select c.id from ${listedCustomers} c where ${where} and ${which}`;

function allFound(asked: Asked, where: RawBuilder<unknown>): RawBuilder<unknown> {
  const { word } = asked;
  const found = word
    ? sql`${idsOf(where, isIn(word))} union all ${idsOf(where, isBesides(asked, [word]))}`
    : idsOf(where, asked.matches(sql`c.words`));
  return sql`(${found} union all ${idsOf(where, asked.isKeptAlone)})`;
}

/** Enough stand together in the order, or most of all are found and read as they come; else the index of words says who is found. */
function foundUpTo(
  { providerId, word, matches, isKeptAlone }: Asked,
  where: RawBuilder<unknown>,
  most: number,
): RawBuilder<unknown> {
  const end = sql`limit ${most + 1}`;
  const isWay = (way: string) => sql`(select way from ways) = ${way}`;
  const isFound = matches(sql`c.words`);
  return sql`(
    with named as materialized (${idsOf(where, word ? isIn(word) : sql`false`)} ${end}),
    tried as materialized (
      select count(*) filter (where ${matches(sql`t.words`)}) > ${TRIED / 2} as is_most
        from (select words from customers where provider_id = ${providerId} order by id limit ${TRIED}) t),
    ways as materialized (
      select case when (select count(*) from named) > ${most} then 'named' when (select is_most from tried) then 'most' else 'words' end as way)
    select id from (
      select id from named where ${isWay('named')}
      union all (${idsOf(where, sql`${isWay('most')} and case when ${isFound} then true end`)} order by c.id ${end})
      union all ${idsOf(where, sql`${isWay('words')} and ${isFound}`)}
      union all ${idsOf(where, isKeptAlone)}) c
    ${end})`;
}
