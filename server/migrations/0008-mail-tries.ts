import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The outbox keeps its own timetable: when a mail is tried next, and how often nobody knows whether it went out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mails
      add column next_try_at timestamptz not null default now(),
      add column doubtful_tries smallint not null default 0,
      drop constraint mails_state_check,
      add constraint mails_state_check check (state in ('waiting', 'sent', 'failed', 'dropped'));
    comment on column mails.next_try_at is 'while a try runs: when another may begin if this one never ends';
    comment on column mails.doubtful_tries is 'tries in which the mail service had the whole letter but gave no answer';
    comment on column mails.state is 'dropped: what it would have told was no longer true';
    drop index mails_waiting;
    create index mails_due on mails (next_try_at) where state = 'waiting';
  `.execute(db);
}
