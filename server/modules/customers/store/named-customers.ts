import { sql } from 'kysely';

/** Who comes, by their names alone, as a relation that a module above joins in a query of its own rows: columns provider_id, id, firstname, lastname. */
export const namedCustomers = sql`(select provider_id, id, firstname, lastname from customers)`;
