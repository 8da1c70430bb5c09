import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Who changes their e-mail proves the new one first; the old one is remembered, for what was sent to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table log_in_codes drop constraint log_in_codes_purpose_check;
    alter table log_in_codes add constraint log_in_codes_purpose_check
      check (purpose in ('verify', 'invite', 'reset', 'newPassword', 'secondFactor', 'passkey', 'newEmail', 'emailBack'));

    alter table people rename constraint people_email_key to "people__userEmailExists";

    create table former_emails (
      id bigint generated always as identity primary key,
      person_id bigint not null references people (id),
      email text not null,
      email_key text not null,
      given_up_at timestamptz not null
    );
    comment on table former_emails is 'e-mails an account had before: letters and messages of then are found by them';
    create index former_emails_of_person on former_emails (person_id);
  `.execute(db);
}
