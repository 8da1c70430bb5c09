import type { Kysely } from 'kysely';
import { sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    comment on column device_people.tries is 'Wrong PINs since the full log-in: after five only another one helps'`.execute(
    db,
  );
}
