import { sql } from 'kysely';

/**
 * When customers come, as a relation that a module above joins in a query of its own rows: columns provider_id, id, customer_id, resource_id, order_id,
 * status, presence, starts_at, ends_at. Found by the index of a customer's bookings.
 */
export const bookedTimes = sql`(
  select provider_id, id, customer_id, resource_id, order_id, status, presence, starts_at, ends_at from reservations
)`;
