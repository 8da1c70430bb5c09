import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** What a provider's collaborators may do with their own bookings and see of who comes: both, unless the owner says otherwise (docs/decisions/0064). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table providers
      add column collaborators_act_on_own boolean not null default true,
      add column collaborators_see_contacts boolean not null default true,
      add column collaborators_version integer not null default 1;
    comment on column providers.collaborators_act_on_own is 'whether they move, cancel and write down bookings of their own';
    comment on column providers.collaborators_see_contacts is 'whether they see e-mails and phones of who comes to them';
    comment on column providers.collaborators_version is 'counts the changes of both: a form sends the one it was filled from'
  `.execute(db);
}
