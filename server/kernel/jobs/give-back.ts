import { sql } from 'kysely';
import type { Database } from '../database.ts';
import type { TakenJob } from './jobs-in-hand.ts';

/** More often than that no night is at fault but the job: it ends its process. */
const MOST_TIMES_LOST = 5;

/** Whether a job's next loss is to count as a try, with the pause of one. */
export function isLostTooOften({ timesLost }: Pick<TakenJob, 'timesLost'>): boolean {
  return timesLost >= MOST_TIMES_LOST;
}

/**
 * Puts jobs that were taken and did not end back in their queues, as if nobody had taken them: no try is counted. One that ended
 * meanwhile, or was given back and taken again, stays as it is.
 * @param options.isLoss whether it counts as lost once more (`TakenJob.timesLost`)
 */
export async function giveBack(
  db: Database,
  jobs: readonly Pick<TakenJob, 'id' | 'queue' | 'startedOn'>[],
  options: { isLoss: boolean; afterSeconds?: number },
): Promise<void> {
  if (jobs.length === 0) return;
  await sql`
    update pgboss.job set state = 'created', started_on = null, heartbeat_on = null,
      start_after = now() + ${options.afterSeconds ?? 0} * interval '1 second',
      output = case when ${options.isLoss}
        then coalesce(output, '{}') || jsonb_build_object('timesLost', coalesce((output->>'timesLost')::int, 0) + 1)
        else output end
    from unnest(${jobs.map(({ id }) => id)}::uuid[], ${jobs.map(({ queue }) => queue)}::text[],
      ${jobs.map(({ startedOn }) => startedOn)}::timestamptz[]) as taken (id, queue, started_on)
    where job.name = taken.queue and job.id = taken.id and job.state = 'active' and job.started_on = taken.started_on`.execute(
    db,
  );
}
