import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** What the back office needs of a service: whether visitors see it, whether it is gone for good, and which version a form was filled from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table services
      add column published boolean not null default true,
      add column deleted boolean not null default false,
      add column version integer not null default 1,
      add constraint services_deleted_are_archived check (archived or not deleted);
    comment on column services.published is 'visitors see and book it; otherwise only the provider sells it';
    comment on column services.deleted is 'gone for the provider too; kept because it was booked';
    comment on column services.version is 'counts the changes: a form sends the one it was filled from';
    alter table offers
      add column deleted boolean not null default false,
      add constraint offers_deleted_are_archived check (archived or not deleted);
    comment on column offers.deleted is 'gone for the provider too; kept because it was booked'
  `.execute(db);
}
