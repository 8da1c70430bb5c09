import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * An offer that was never booked can be removed while somebody books it: they hear that it is not sold. Whether it was booked is
 * found by an index: with many bookings a page of services took a quarter of a minute to remove.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reservations
      rename constraint reservations_provider_id_offer_id_fkey to "reservations__reservationInvalidService";
    create index reservations_of_offer on reservations (provider_id, offer_id)
  `.execute(db);
}
