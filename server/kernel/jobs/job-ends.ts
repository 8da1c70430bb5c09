import type { PgBoss } from 'pg-boss';
import type { Database } from '../database.ts';
import { isDatabaseOutage } from '../database-outage.ts';
import type { Logger } from '../logger.ts';
import type { Troubles } from '../troubles.ts';
import { giveBack, isLostTooOften } from './give-back.ts';
import type { TakenJob } from './jobs-in-hand.ts';

type EndingJob = Omit<TakenJob, 'data'>;

const AFTER_AN_OUTAGE_SECONDS = 5;

/** Writes down how a job ended. */
export class JobEnds {
  readonly #boss: PgBoss;
  readonly #database: Database;
  readonly #logger: Logger;
  readonly #troubles: Troubles;

  constructor(options: { boss: PgBoss; database: Database; logger: Logger; troubles: Troubles }) {
    this.#boss = options.boss;
    this.#database = options.database;
    this.#logger = options.logger;
    this.#troubles = options.troubles;
  }

  async complete(job: EndingJob): Promise<void> {
    await this.#boss.complete(job.queue, attemptOf(job));
  }

  /** After an error: another try later, or the dead letters. What failed for want of a database is not to blame, and counts no try. */
  async failed(job: EndingJob, error: unknown): Promise<void> {
    if (isDatabaseOutage(error) && !isLostTooOften(job)) {
      return giveBack(this.#database, [job], { isLoss: true, afterSeconds: AFTER_AN_OUTAGE_SECONDS });
    }
    return this.fail(job, error);
  }

  /** Counts a try. */
  async fail(job: EndingJob, error: unknown): Promise<void> {
    await this.#boss.fail(job.queue, attemptOf(job), outputOf(error));
    // Never the data nor the error's text: they may speak of a person.
    const line = { queue: job.queue, job: job.id, error: kindOf(error) };
    if (job.retryCount >= job.retryLimit) this.#logger.error(line, 'a job is dead');
    else this.#troubles.tell(`a job of ${job.queue} failed and waits for its next try`, line);
  }
}

function attemptOf({ id, retryCount }: EndingJob): { id: string; retryCount: number } {
  return { id, retryCount };
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}

/** What the queue keeps for whoever looks into it: not the whole error, which may hold requests and their keys. */
function outputOf(error: unknown): object {
  return error instanceof Error
    ? { kind: kindOf(error), message: error.message, stack: error.stack }
    : { kind: kindOf(error) };
}
