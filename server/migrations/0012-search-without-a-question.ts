import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Whoever looks through all centers or all professionals gets a page without the others being read: by chance along pots
 * that a seed puts in order, by name along the names. The first of the two also counts a type, as the index it replaces did.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index search_entries_by_pot on search_entries (type, (hashint8(provider_id) & 127), provider_id);
    create index search_entries_by_name on search_entries (type, sort_name, provider_id);
    drop index search_entries_by_type;
  `.execute(db);
}
