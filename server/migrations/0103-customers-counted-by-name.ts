import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Customers of a name that thousands have are counted by the index of names alone: what else a list asks of them stands in it
 * (docs/decisions/0103). Whose orders are paid in part, and whose bookings are of one person or offer, stands in their indexes too. The version
 * before finds the indexes it knows, by the same names.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index customers_by_name;
    create index customers_by_name on customers (provider_id, (lower(coalesce(lastname, firstname, nullif(email, ''), phone, '')) collate "C"),
      (lower(coalesce(firstname, '')) collate "C"), id) include (merged_into, archived_at, firstname, lastname, email, phone);
    drop index orders_partly_paid;
    create index orders_partly_paid on orders (provider_id, starts_at, subject_id) include (customer_id)
      where subject = 'reservation' and payment_state = 'partiallyPaid';
    drop index reservations_of_resource;
    create index reservations_of_resource on reservations (provider_id, resource_id, starts_at, id)
      include (ends_at, status, offer_id, customer_id);
    drop index reservations_of_offer;
    create index reservations_of_offer on reservations (provider_id, offer_id, starts_at, id)
      include (ends_at, status, resource_id, customer_id);
  `.execute(db);
}
