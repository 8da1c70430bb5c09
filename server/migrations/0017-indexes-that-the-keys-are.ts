import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Read backwards, a primary key finds the newest as well: these two cost a write each and were never needed beside it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index mails_newest;
    drop index web_integrations_latest;
  `.execute(db);
}
