import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Who leaves keeps a row that tells of nobody, because orders of ten years point to it; letters are found by their address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table people
      add column deleted_at timestamptz,
      add constraint people_who_left_are_nobody check
        (deleted_at is null or (email = '' and verified_at is null and email_key = 'deleted:' || id));
    comment on column people.deleted_at is 'when the person had their account deleted; no e-mail anybody types has such a key';
    create index people_who_left on people (id) where deleted_at is not null;

    create index mails_of_recipient on mails (lower(recipient));
    create index contact_messages_of_email on contact_messages (lower(contact_email));
    create index provider_requests_of_email on provider_requests (lower(email));
  `.execute(db);
}
