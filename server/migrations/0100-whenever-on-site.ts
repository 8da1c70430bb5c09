import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * What stands and is owed on site may be paid at any time: an order that was to be paid online once, was given back and then cost something else kept the end of its
 * time to be paid online, and no desk could take its money (docs/decisions/0100). What is off keeps its end.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update orders o set payable_until = null
    from reservations r
    where o.payment_mode = 'onSite' and o.payable_until is not null
      and r.provider_id = o.provider_id and r.order_id = o.id and r.status = 'A'
  `.execute(db);
}
