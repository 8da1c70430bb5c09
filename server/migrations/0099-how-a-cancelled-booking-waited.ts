import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * A booking that waited and is cancelled at the desk keeps how it waited, so that undoing the cancelling brings that back (docs/decisions/0099). The version
 * before neither writes nor reads it: what it cancels stands (A) once it is activated, as before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reservations
      add column status_before text check (status_before in ('P', 'RSD')),
      add column expires_before timestamptz,
      add column address_before bytea,
      add constraint reservations_waited_until check ((status_before is null) = (expires_before is null));
    comment on column reservations.status_before is 'how a booking waited that the desk has cancelled; null: it stood, or somebody else ended it';
    comment on column reservations.expires_before is 'until when it would have waited';
    comment on column reservations.address_before is 'its waits_for_address then; null once that time is over';
    create index reservations_address_before on reservations (expires_before) where address_before is not null
  `.execute(db);
}
