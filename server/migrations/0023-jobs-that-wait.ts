import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Jobs keep the settings their queue had when they were written: those that still wait, and dead ones, get today's. The queue makes
 * its own tables at its first start; before that there is nothing to do.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    begin
      if to_regclass('pgboss.job') is not null then
        update pgboss.job
        set expire_seconds = least(expire_seconds, 300), deletion_seconds = least(deletion_seconds, 86400),
          keep_until = greatest(keep_until, created_on + interval '365 days')
        where state < 'completed';
      end if;
    end $$`.execute(db);
}
