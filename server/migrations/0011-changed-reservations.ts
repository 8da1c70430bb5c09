import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** A booking may be moved, or come back after it was cancelled, and whoever knows of it hears of each change once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reservations add column sequence integer not null default 0 check (sequence >= 0);
    comment on column reservations.sequence is
      'raised by every move and reactivation: calendars follow only a higher number, and each change has letters of its own';
  `.execute(db);
}
