import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { wordsAsked } from '../rules/words-asked.ts';

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
