import { sql } from 'kysely';

/**
 * The customers as a list shows them, without who was merged into another, as a relation that a module above joins in a query of its own rows: columns provider_id, id, firstname,
 * lastname, email, phone, blacklisted, archived_at, created_at, birthday, tax_code, language, name_key (by which they are in order, the family name first).
 */
export const listedCustomers = sql`(
  select provider_id, id, firstname, lastname, nullif(email, '') as email, phone, blacklisted, archived_at, created_at, birthday, tax_code,
      language,
      lower(coalesce(lastname, firstname, nullif(email, ''), phone, '')) as name_key
    from customers where merged_into is null
)`;
