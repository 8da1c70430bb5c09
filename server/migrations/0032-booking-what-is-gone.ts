import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** An offer that was never booked can be removed while somebody books it: they hear that it is not sold. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reservations
      rename constraint reservations_provider_id_offer_id_fkey to "reservations__reservationInvalidService"
  `.execute(db);
}
