import { sql } from 'kysely';
import { CUSTOMER_DETAILS } from '#contracts/customer-details.ts';

const details = sql.join(Object.values(CUSTOMER_DETAILS).map(({ column }) => sql.id(column)));

/**
 * The customers as a list shows them, without who was merged into another, as a relation that a module above joins in a query of its own rows: columns provider_id, id, firstname,
 * lastname, email, phone, blacklisted, archived_at, created_at, the details; name_key and firstname_key (by which they are in order, the
 * family name first), has_name; words and words_besides, by which `customerSearch` finds them.
 */
export const listedCustomers = sql`(
  select provider_id, id, firstname, lastname, nullif(email, '') as email, phone, blacklisted, archived_at, created_at, 
      ${details},
      lower(coalesce(lastname, firstname, nullif(email, ''), phone, '')) collate "C" as name_key,
      lower(coalesce(firstname, '')) collate "C" as firstname_key,
      coalesce(lastname, firstname) is not null as has_name,
      words, customer_words_besides(words, provider_id, firstname, lastname) as words_besides
    from customers where merged_into is null
)`;
