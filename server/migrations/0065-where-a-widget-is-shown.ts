import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** A widget may be kept to the site it stands on. The version before knows no such rule: its widgets stay open to every site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table web_integrations add column only_on_its_site boolean not null default false,
      add constraint web_integrations_only_on_a_site check (not only_on_its_site or url is not null);
    comment on column web_integrations.only_on_its_site is 'whether no other site than the one in url may show the widget in a frame'
  `.execute(db);
}
