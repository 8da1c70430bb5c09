import { sql } from 'kysely';

/** How a customer is called where no name is known: by the part of the e-mail before the @, else by the phone. */
export const shownName = sql`coalesce(
  nullif(concat_ws(' ', firstname, lastname), ''), nullif(split_part(coalesce(email, ''), '@', 1), ''), phone, '')`;

/**
 * Who comes, by their names alone, as a relation that a module above joins in a query of its own rows: columns provider_id, id, firstname, lastname,
 * shown_name.
 */
export const namedCustomers = sql`(
  select provider_id, id, firstname, lastname, ${shownName} as shown_name from customers
)`;
