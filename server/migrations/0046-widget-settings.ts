import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Widgets are changed on a screen: each says how often it was changed, and one that is archived keeps its row, so that it can come back
 * (docs/decisions/0058). The version before shows what was archived since and counts no changes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table web_integrations
      add column version integer not null default 1,
      add column archived_at timestamptz;
    comment on column web_integrations.version is 'counts the changes: a form sends the one it was filled from';
    comment on column web_integrations.archived_at is 'its address shows nothing any more; null: it is in use'
  `.execute(db);
}
