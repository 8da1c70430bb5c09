import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** What somebody who works at a provider is mailed about their own bookings (docs/decisions/0085); no row: as the defaults of `rules/staff-mails.ts` say. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_mail_wishes (
      provider_id bigint not null references providers (id),
      person_id bigint not null references people (id),
      new_bookings boolean not null,
      moves boolean not null,
      cancellations boolean not null,
      days text not null check (days in ('soon', 'all')),
      primary key (provider_id, person_id)
    );
    create index staff_mail_wishes_of_person on staff_mail_wishes (person_id);
    comment on table staff_mail_wishes is 'what somebody who works at a provider is mailed about their own bookings; no row: nothing was chosen';
    comment on column staff_mail_wishes.days is 'soon: bookings of today and tomorrow, by the clock of the provider';
  `.execute(db);
}
