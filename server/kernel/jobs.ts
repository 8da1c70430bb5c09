import { randomUUID } from 'node:crypto';
import { PgBoss } from 'pg-boss';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import type { MadeFact, Reaction } from './facts.ts';
import { giveBack } from './jobs/give-back.ts';
import { JobEnds } from './jobs/job-ends.ts';
import type { QueueFigures } from './jobs/job-figures.ts';
import { readJobFigures } from './jobs/job-figures.ts';
import type { TakenJob } from './jobs/jobs-in-hand.ts';
import { JobsInHand } from './jobs/jobs-in-hand.ts';
import type { FactJob } from './jobs/known-jobs.ts';
import { KnownJobs } from './jobs/known-jobs.ts';
import { LostJobs } from './jobs/lost-jobs.ts';
import { bringQueues } from './jobs/queues.ts';
import { RepeatedRuns } from './jobs/repeated-runs.ts';
import { through } from './jobs/through.ts';
import { JobWorkers } from './jobs/workers.ts';
import type { Logger } from './logger.ts';
import { Cache } from './cache.ts';
import { Troubles } from './troubles.ts';
import type { LockTaker, Write } from './work.ts';
import { Work } from './work.ts';

/** A job of one module's own: mail to send, money to move. Must be harmless when run twice, even twice at the same time. */
export interface JobKind {
  name: string;
  /** At the start of every process and then every so many seconds, without being asked; absent for jobs that use cases enqueue. */
  everySeconds?: number;
  /** How many that were enqueued run at once in one process. Default: 4. */
  atOnce?: number;
  run(work: Work, data: Record<string, unknown>): Promise<void>;
}

const LOOK_FOR_LOST_SECONDS = 2.5;
const SUPERVISE_SECONDS = 5;
const LONGEST_STOP_MS = 10_000;

/**
 * The queue behind facts and jobs: pg-boss in the same database, written through the business transaction
 * (docs/decisions/0006). One queue per reaction and per job kind.
 */
export class Jobs {
  readonly #boss: PgBoss;
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #troubles: Troubles;
  readonly #cache: Cache;
  readonly #locks: LockTaker | undefined;
  readonly #known = new KnownJobs();
  readonly #inHand: JobsInHand;
  readonly #ends: JobEnds;
  readonly #lostJobs: LostJobs;
  readonly #repeated: RepeatedRuns;
  #workers: JobWorkers | null = null;

  constructor(options: {
    url: string;
    database: Database;
    clock: Clock;
    logger: Logger;
    cache?: Cache;
    locks?: LockTaker;
  }) {
    this.#database = options.database;
    this.#clock = options.clock;
    this.#logger = options.logger;
    this.#troubles = new Troubles(options.logger);
    this.#cache = options.cache ?? new Cache(0);
    this.#locks = options.locks;
    this.#boss = new PgBoss({
      connectionString: options.url,
      max: 3,
      application_name: 'radura-jobs',
      // `startWorkers` does: whoever only announces has nothing to supervise.
      supervise: false,
      schedule: false,
      // Less than the time between two rounds, so that none finds the round before a little too young.
      monitorIntervalSeconds: SUPERVISE_SECONDS - 1,
      maintenanceIntervalSeconds: 3600,
    });
    this.#boss.on('error', (error) => this.#troubles.tell('the job queue is in trouble', { err: error }));
    this.#inHand = new JobsInHand(options.url, this.#boss);
    this.#ends = new JobEnds({
      boss: this.#boss,
      database: this.#database,
      logger: this.#logger,
      troubles: this.#troubles,
    });
    this.#lostJobs = new LostJobs(this.#inHand, this.#ends);
    this.#repeated = new RepeatedRuns(this.#troubles);
  }

  /** Everything that can be announced and enqueued, given once by the composition root before `start`. */
  register(reactions: readonly Reaction[], kinds: readonly JobKind[]): void {
    this.#known.add(reactions, kinds);
  }

  /** Makes the queues; without workers when only announcing is wanted (tests drain by hand). */
  async start(options: { workers: boolean }): Promise<void> {
    await this.#boss.start();
    await bringQueues(this.#boss, [...this.#known.lanes().keys()]);
    if (options.workers) await this.startWorkers();
  }

  /** From now on this process works off the queues, runs the repeated jobs and gives back what other processes left behind. */
  async startWorkers(): Promise<void> {
    if (this.#workers) return;
    this.#workers = new JobWorkers({
      inHand: this.#inHand,
      lanes: this.#known.lanes(),
      run: (job) => this.#runToItsEnd(job),
      troubles: this.#troubles,
    });
    this.#workers.start();
    this.#repeated.add('the look for lost jobs', LOOK_FOR_LOST_SECONDS, () => this.lookForLostJobs());
    this.#repeated.add('the supervision of the queue', SUPERVISE_SECONDS, () => this.#boss.supervise());
    for (const { name, everySeconds } of this.#known.kinds()) {
      if (everySeconds) this.#repeated.add(name, everySeconds, () => this.runNow(name));
    }
    await this.#countTheDead();
  }

  /** Lets what runs come to its end for ten seconds; what then still runs is for another process, at once. */
  async stop(withinMs = LONGEST_STOP_MS): Promise<void> {
    const [left] = await Promise.all([this.#workers?.stop(withinMs) ?? [], this.#repeated.stop(withinMs)]);
    try {
      await giveBack(this.#database, left, { isLoss: false });
    } catch (error) {
      this.#troubles.tell('jobs could not be given back, another process will find them', { err: error });
    }
    await Promise.all(left.map((job) => this.#inHand.letGo(job)));
    await this.#inHand.close();
    await this.#boss.stop({ graceful: false });
  }

  /** A work outside any transaction, able to announce. */
  work(): Work {
    return new Work({
      db: this.#database,
      clock: this.#clock,
      cache: this.#cache,
      jobs: this,
      locks: this.#locks,
    });
  }

  async announce(write: Write, fact: MadeFact): Promise<void> {
    for (const queue of this.#known.queuesOf(fact)) {
      const job: FactJob = { factId: randomUUID(), data: fact.data };
      await this.#insert(write, queue, job);
    }
  }

  async enqueue(
    write: Write,
    name: string,
    data: object,
    options: { startAfterSeconds?: number } = {},
  ): Promise<void> {
    await this.#insert(write, this.#known.kind(name).name, data, options.startAfterSeconds);
  }

  /** Runs one job kind now: the timers call it, tests call it in place of waiting. */
  async runNow(name: string, data: Record<string, unknown> = {}): Promise<void> {
    await this.#known.kind(name).run(this.work(), data);
  }

  /**
   * Works off all that waits, including what the jobs themselves announce, one after the other. For tests and for loading the demo
   * town. @returns how many were run
   * @throws the first error of a job, when all have had their turn
   */
  async drain(): Promise<number> {
    const names = [...this.#known.lanes().keys()];
    const errors: unknown[] = [];
    let done = 0;
    for (
      let queues = await this.#inHand.due(names);
      queues.length > 0;
      queues = await this.#inHand.due(names)
    ) {
      for (const queue of queues) {
        for (const job of await this.#inHand.take(queue, 500)) {
          const error = await this.#runToItsEnd(job);
          if (error !== null) errors.push(error);
          done += 1;
        }
      }
    }
    if (errors.length > 0) throw errors[0];
    return done;
  }

  /** One look for jobs whose process is gone; two in a row give them back. The timers call it, tests call it in place of waiting. */
  async lookForLostJobs(): Promise<void> {
    await this.#lostJobs.look(this.#database);
  }

  /** How every queue stands now. */
  async figures(): Promise<QueueFigures[]> {
    return readJobFigures(this.#database, [...this.#known.lanes().keys()]);
  }

  async #countTheDead(): Promise<void> {
    try {
      const dead = (await this.figures()).reduce((sum, queue) => sum + queue.dead, 0);
      if (dead > 0) this.#logger.warn({ dead }, 'dead jobs wait for somebody to look at them');
    } catch (error) {
      this.#troubles.tell('dead jobs could not be counted', { err: error });
    }
  }

  async #insert(write: Write, name: string, data: object, startAfterSeconds?: number): Promise<void> {
    await this.#boss.insert(name, [{ data, startAfter: startAfterSeconds }], { db: through(write) });
  }

  /**
   * Runs a job and writes down how it ended, unless it was given back meanwhile.
   * @returns its error, or null
   * @throws when its end could not be written down; the next look for lost jobs finds it
   */
  async #runToItsEnd(job: TakenJob): Promise<unknown> {
    try {
      const error = await this.#known.run(job, this.work()).then(
        () => null,
        (thrown: unknown) => thrown ?? new Error('nothing was thrown'),
      );
      if (!this.#inHand.has(job.id)) return error;
      await (error === null ? this.#ends.complete(job) : this.#ends.failed(job, error));
      return error;
    } finally {
      await this.#inHand.letGo(job);
    }
  }
}
