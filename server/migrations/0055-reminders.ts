import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Customers are reminded of what they booked (specification section 7). A mark for each distance says up to which start everybody has been
 * reminded. The version before reminds nobody, and leaves the marks alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table providers add column reminder_hours integer[] not null default '{24}'
      check (cardinality(reminder_hours) <= 3 and reminder_hours <@ array[1, 2, 3, 6, 12, 24, 48, 72, 168]);
    comment on column providers.reminder_hours is 'how long before a booking its customer is reminded of it; empty: never';
    create table reminder_marks (
      hours integer primary key,
      reminded_until timestamptz not null
    );
    comment on column reminder_marks.reminded_until is 'whoever is due so many hours before a start up to this one has been reminded';
    create index reservations_to_remind on reservations (starts_at, id) where status = 'A'
  `.execute(db);
}
