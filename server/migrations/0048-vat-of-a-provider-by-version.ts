import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** How a provider is taxed has a form of its own in the back office, which says the version it was filled from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table providers add column vat_version integer not null default 1;
    comment on column providers.vat_version is 'counts the changes of how it is taxed: a form sends the one it was filled from'
  `.execute(db);
}
