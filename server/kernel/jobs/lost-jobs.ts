import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { giveBack, isLostTooOften } from './give-back.ts';
import type { JobEnds } from './job-ends.ts';
import type { JobsInHand, TakenJob } from './jobs-in-hand.ts';
import { isInSomeHand } from './jobs-in-hand.ts';

type Unheld = Omit<TakenJob, 'data'>;

/**
 * Finds the jobs whose process is gone and gives them back. Lost is what two looks in a row found in nobody's hand: between the two
 * a process whose connection was cut has shown again what it runs.
 */
export class LostJobs {
  readonly #inHand: JobsInHand;
  readonly #ends: JobEnds;
  #unheldBefore = new Map<string, string>();

  constructor(inHand: JobsInHand, ends: JobEnds) {
    this.#inHand = inHand;
    this.#ends = ends;
  }

  /** One look, from any process that works, every few seconds. */
  async look(db: Database): Promise<void> {
    const { rows } = await sql<Unheld>`
      select id, name as queue, retry_count as "retryCount", retry_limit as "retryLimit", started_on::text as "startedOn",
        coalesce((output->>'timesLost')::int, 0) as "timesLost"
      from pgboss.job where state = 'active' and not ${isInSomeHand}`.execute(db);
    const unheld = rows.filter(({ id }) => !this.#inHand.has(id));
    const lost = unheld.filter(({ id, startedOn }) => this.#unheldBefore.get(id) === startedOn);
    this.#unheldBefore = new Map(unheld.map(({ id, startedOn }) => [id, startedOn]));
    await giveBack(
      db,
      lost.filter((job) => !isLostTooOften(job)),
      { isLoss: true },
    );
    for (const job of lost.filter(isLostTooOften)) await this.#ends.fail(job, new LostTooOften());
  }
}

class LostTooOften extends Error {
  override readonly name = 'LostTooOften';
}
