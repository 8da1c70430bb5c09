import type { Invariant } from './invariant.ts';

/**
 * What must hold of the queue. Its times are the database's own, never a clock that was set. How long workers are there is read from
 * the last supervision of the queue: on an installation that stands still, jobs may wait.
 */
export const jobInvariants: Invariant[] = [
  {
    name: 'a job is begun within ten minutes of being due, and never runs longer than it may',
    sql: `
      select j.name as queue, j.id, j.state, j.start_after, j.started_on from pgboss.job j join pgboss.queue q on q.name = j.name
      where (j.state < 'active' and not j.blocked and j.name <> 'dead-letters'
          and j.start_after + interval '10 minutes' < q.monitor_claim_on)
        or (j.state = 'active' and j.started_on + (j.expire_seconds + 60) * interval '1 second' < q.monitor_claim_on)`,
  },
];
