import { sql } from 'kysely';
import type { Work } from './work.ts';

/** Removes a kind's jobs whose data hold these values, done, waiting or given up: the queue remembers them for days. */
export async function forgetJobs(work: Work, job: string, holding: object): Promise<void> {
  await sql`delete from pgboss.job where name in (${job}, 'dead-letters') and data @> ${JSON.stringify(holding)}::jsonb`.execute(
    work.db,
  );
}
