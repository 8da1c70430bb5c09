import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Whether somebody comes for the first time is asked for every booking that a calendar shows: the bookings of a customer are found by their start too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index reservations_of_customer_by_start on reservations (provider_id, customer_id, starts_at);
    drop index reservations_of_customer;
  `.execute(db);
}
