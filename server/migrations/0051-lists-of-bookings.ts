import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * The bookings of a provider in pages: each filter of the list has the index that walks it in the order of the page
 * (docs/decisions/0062).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index reservations_of_provider;
    create index reservations_of_provider on reservations (provider_id, starts_at, id);
    create index reservations_of_provider_by_age on reservations (provider_id, created_at, id);
    create index reservations_of_resource on reservations (provider_id, resource_id, starts_at, id);
    drop index reservations_of_offer;
    create index reservations_of_offer on reservations (provider_id, offer_id, starts_at, id);
    create index reservations_waiting on reservations (provider_id, starts_at, id) where status in ('P', 'RSD');
    create index reservations_called_off on reservations (provider_id, starts_at, id) where status in ('C', 'R');

    create index orders_that_ask on orders (provider_id, starts_at, subject_id)
      where subject = 'reservation' and payment_state in ('notPaid', 'partiallyPaid');
  `.execute(db);
}
