import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * The list of bookings says how many there are, up to 10,000: what its filters look at stands in the indexes themselves, so that counting reads no
 * rows (docs/decisions/0062). The version before finds the indexes it knows, by the same names.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index reservations_of_provider;
    create index reservations_of_provider on reservations (provider_id, starts_at, id)
      include (ends_at, status, resource_id, offer_id, customer_id);
    drop index reservations_of_resource;
    create index reservations_of_resource on reservations (provider_id, resource_id, starts_at, id) include (ends_at, status, offer_id);
    drop index reservations_of_offer;
    create index reservations_of_offer on reservations (provider_id, offer_id, starts_at, id) include (ends_at, status, resource_id);
    drop index reservations_of_customer_by_start;
    create index reservations_of_customer_by_start on reservations (provider_id, customer_id, starts_at) include (id, ends_at, status);
    drop index reservations_called_off;
    create index reservations_called_off on reservations (provider_id, starts_at, id) include (status) where status in ('C', 'R');
    drop index orders_that_ask;
    create index orders_that_ask on orders (provider_id, starts_at, subject_id) include (payment_state, total_cents, credited_cents, paid_cents)
      where subject = 'reservation' and payment_state in ('notPaid', 'partiallyPaid');
  `.execute(db);
}
