import { sql } from 'kysely';

/**
 * The people and things that take bookings, as a relation that a module above joins in a query of its own rows: columns
 * provider_id, id, name, person_id, role, quantity, capacity, position.
 */
export const resourcesInUse = sql`(
  select provider_id, id, name, person_id, role, quantity, capacity, position from resources where not archived
)`;
