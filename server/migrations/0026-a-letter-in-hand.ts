import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** A try that ends with its process says whether the mail service may have the letter already (docs/decisions/0029). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mails add column is_handed_over boolean not null default false;
    comment on column mails.is_handed_over is 'while a try runs: from the moment the mail service waits for the text until its answer is noted'
  `.execute(db);
}
