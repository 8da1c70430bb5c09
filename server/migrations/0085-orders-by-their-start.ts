import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * A calendar reads the orders of a range as it reads its bookings: an order begins when its booking does, so that both are one stretch of an index
 * each, and no order is looked up by itself (docs/decisions/0087). What a calendar shows of an order stands in the index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index orders_by_start on orders (provider_id, starts_at, subject_id) include (payment_state, channel, name, group_name, color)
      where subject = 'reservation'
  `.execute(db);
}
