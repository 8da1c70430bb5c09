import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

/**
 * The customers with what they are called and how they are reached, as a relation that a module above joins in a query of its own rows: columns
 * provider_id, id, firstname, lastname, email, phone, cared_for_by, blacklisted.
 */
export const namedCustomers = sql`(
  select provider_id, id, firstname, lastname, nullif(email, '') as email, phone, cared_for_by, blacklisted from customers
)`;

/**
 * The ids of a provider's customers in whose name, or also e-mail and phone, each of some words stands, as a relation for `in`.
 * @param inContacts false for who may not see contacts: a search must not tell them either
 */
export function customersWithWords(
  providerId: number,
  words: readonly string[],
  { inContacts }: { inContacts: boolean },
): RawBuilder<unknown> {
  const name = sql`lower(coalesce(firstname, '') || ' ' || coalesce(lastname, ''))`;
  const contact = sql`lower(coalesce(email, '') || ' ' || coalesce(phone, ''))`;
  const found = words.map((word) => {
    const like = `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    return inContacts ? sql`(${name} like ${like} or ${contact} like ${like})` : sql`${name} like ${like}`;
  });
  return sql`(select id from customers where provider_id = ${providerId} and ${sql.join(found, sql` and `)})`;
}
