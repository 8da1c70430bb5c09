import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * What a calendar shows of a range's bookings stands in the index that finds them, but for notes, which have no bounds: an index says which bookings have one.
 * What was given back whole is found without the other orders that ask (docs/decisions/0104). The version before finds the indexes it knows, by the same names.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index reservations_of_provider;
    create index reservations_of_provider on reservations (provider_id, starts_at, id)
      include (ends_at, status, resource_id, offer_id, customer_id, expires_at, prepare_minutes, cleanup_minutes, presence_now);
    create index reservations_with_note on reservations (provider_id, starts_at, id) where note <> '';
    create index orders_given_back on orders (provider_id, starts_at, subject_id)
      where subject = 'reservation' and payment_state = 'notPaid' and total_cents > 0 and credited_cents >= total_cents;
  `.execute(db);
}
