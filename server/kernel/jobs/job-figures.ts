import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { DEAD_LETTERS } from './queues.ts';

/** How a queue stands. */
export interface QueueFigures {
  queue: string;
  /** Jobs that have used up their tries. */
  dead: number;
  /** Jobs that are due and that nobody has taken. */
  waiting: number;
  /** How long the first of those has waited. */
  oldestSeconds: number;
}

/** The figures of these queues, and of any other that has dead jobs; one statement. */
export async function readJobFigures(db: Database, queues: readonly string[]): Promise<QueueFigures[]> {
  const { rows } = await sql<QueueFigures>`
    with due as (
      select name as queue, count(*)::int as waiting, extract(epoch from now() - min(start_after))::float8 as seconds
      from pgboss.job where state < 'active' and not blocked and start_after <= now() and name <> ${DEAD_LETTERS} group by name
    ), dead as (
      select coalesce(source_name, 'unknown') as queue, count(*)::int as dead from pgboss.job where name = ${DEAD_LETTERS} group by 1
    )
    select queue, coalesce(dead, 0) as dead, coalesce(waiting, 0) as waiting, coalesce(seconds, 0) as "oldestSeconds"
    from unnest(${queues}::text[]) as q (queue) full join dead using (queue) left join due using (queue)
    order by queue`.execute(db);
  return rows;
}
