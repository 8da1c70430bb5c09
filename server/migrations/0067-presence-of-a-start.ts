import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Who came is said of a start: moved away and back, or cancelled and brought back, a booking is again as it was. The version before takes what it
 * finds in `presence` for what counts and clears it itself; what it marks is taken to be of the start at that time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reservations add column presence_of timestamptz,
      add column presence_now text generated always as (
        case when status not in ('C', 'R') and coalesce(presence_of, starts_at) = starts_at then presence end) stored,
      add check (presence_now in ('arrived', 'noShow'));
    comment on column reservations.presence_of is 'the start of which presence was said; null: of the one it has';
    comment on column reservations.presence_now is 'presence as it counts: of the start that stands'
  `.execute(db);
}
