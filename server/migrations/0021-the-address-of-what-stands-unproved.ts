import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** What costs nothing stands at once: its address is kept like that of what waits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    comment on column reservations.waits_for_address is
      'keyed hash of the network address, to limit what one holds, until the booking is paid, confirmed, off or has begun'
  `.execute(db);
}
