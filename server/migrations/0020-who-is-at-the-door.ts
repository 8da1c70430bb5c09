import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Who registers with an e-mail proves nothing by it; a refresh token tells its reuse; a first second factor is set up by whoever
 * reads the e-mail.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A role that was given to an e-mail nobody has proved must not fall to whoever registered with it.
    update log_ins l set password_hash = null
      from people p
     where p.id = l.person_id and p.verified_at is null
       and exists (select from provider_roles r where r.person_id = l.person_id);
    delete from login_sessions s
     using people p
     where p.id = s.person_id and p.verified_at is null;

    -- Refresh tokens of before tell no reuse: API clients sign in once more.
    delete from login_sessions where os <> 'web';
    alter table login_sessions
      add column refreshes integer not null default 0,
      add column refreshed_at timestamptz,
      add column refreshed_by text,
      add column email_proved_at timestamptz;
    comment on column login_sessions.token_hash is 'what is kept of 256 random bits: sha-256 of a browser''s, a keyed hash of an API client''s; the table opens no door';
    comment on column login_sessions.refreshes is 'how often an API client has renewed its token: an older one that comes again was copied';
    comment on column login_sessions.refreshed_by is 'keyed hash of the device that renewed it last';
    comment on column login_sessions.email_proved_at is 'when a code mailed to the person was typed in this session: a first second factor asks for it';

    alter table log_in_codes drop constraint log_in_codes_purpose_check;
    alter table log_in_codes add constraint log_in_codes_purpose_check
      check (purpose in ('verify', 'invite', 'reset', 'newPassword', 'secondFactor', 'passkey', 'newEmail', 'emailBack', 'emailCode'));
  `.execute(db);
}
