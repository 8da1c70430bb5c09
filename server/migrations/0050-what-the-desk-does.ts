import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * What the desk notes on a booking: who came and who did not, and why nothing was kept of a late cancelling. Time held says how much it would take
 * where buffers were given up (docs/decisions/0061).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reservations
      add column presence text check (presence in ('arrived', 'noShow')),
      add column presence_by bigint references people (id),
      add column presence_at timestamptz,
      add column cancel_waiver text,
      add constraint reservations_presence_says_when check ((presence is null) = (presence_at is null));
    comment on column reservations.presence is 'whether who booked came; null: nobody has said';
    comment on column reservations.cancel_waiver is 'why all money goes back although the customer cancelled too late';

    alter table holds add column busy_wanted tstzrange;
    comment on column holds.busy_wanted is 'with the buffers it should have, where the desk gave some of them up; null: busy has them all';
    alter table holds add constraint holds_busy_within_wanted check (busy_wanted is null or busy_wanted @> busy);

    create index mails_of_subject on mails (provider_id, subject_id, kind) where subject_id is not null
  `.execute(db);
}
