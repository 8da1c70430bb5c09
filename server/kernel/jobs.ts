import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Job } from 'pg-boss';
import { PgBoss } from 'pg-boss';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import type { Fact, Reaction } from './facts.ts';
import type { Logger } from './logger.ts';
import { ShortMemory } from './short-memory.ts';
import type { LockTaker, Write } from './work.ts';
import { Work } from './work.ts';

/** A job of one module's own: mail to send, money to move. Must be harmless when run twice. */
export interface JobKind {
  name: string;
  /** Every so many seconds without being asked; absent for jobs that use cases enqueue. */
  everySeconds?: number;
  run(work: Work, data: Record<string, unknown>): Promise<void>;
}

interface FactJob {
  factId: string;
  data: object;
}

const DEAD_LETTERS = 'dead-letters';
/** Ten tries, from half a minute to two hours apart, then the dead letters. */
const RETRIES = { retryLimit: 10, retryDelay: 30, retryBackoff: true, retryDelayMax: 7200, deadLetter: DEAD_LETTERS };
const FASTEST_POLL_SECONDS = 0.5;

/**
 * The queue behind facts and jobs: pg-boss in the same database, written through the business transaction
 * (docs/decisions/0006). One queue per reaction and per job kind.
 */
export class Jobs {
  readonly #boss: PgBoss;
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #memory: ShortMemory;
  readonly #locks: LockTaker | undefined;
  readonly #reactions = new Map<string, Reaction[]>();
  readonly #kinds = new Map<string, JobKind>();
  readonly #timers: NodeJS.Timeout[] = [];

  constructor(options: { url: string; database: Database; clock: Clock; logger: Logger; memory?: ShortMemory; locks?: LockTaker }) {
    this.#database = options.database;
    this.#clock = options.clock;
    this.#logger = options.logger;
    this.#memory = options.memory ?? new ShortMemory(0);
    this.#locks = options.locks;
    this.#boss = new PgBoss({ connectionString: options.url, max: 3, application_name: 'radura-jobs' });
    this.#boss.on('error', (error) => this.#logger.error({ err: error }, 'job queue'));
  }

  /** Everything that can be announced and enqueued, given once by the composition root before `start`. */
  register(reactions: readonly Reaction[], kinds: readonly JobKind[]): void {
    for (const reaction of reactions) {
      this.#reactions.set(reaction.to, [...(this.#reactions.get(reaction.to) ?? []), reaction]);
    }
    for (const kind of kinds) this.#kinds.set(kind.name, kind);
  }

  /** Creates the queues; without workers when only announcing is wanted (tests drain by hand). */
  async start(options: { workers: boolean }): Promise<void> {
    await this.#boss.start();
    const known = new Set((await this.#boss.getQueues()).map((queue) => queue.name));
    if (!known.has(DEAD_LETTERS)) await this.#boss.createQueue(DEAD_LETTERS);
    for (const name of this.#queueNames()) if (!known.has(name)) await this.#boss.createQueue(name, RETRIES);
    if (options.workers) await this.startWorkers();
  }

  /** From now on this process works off the queues and runs the repeated jobs. */
  async startWorkers(): Promise<void> {
    for (const name of this.#queueNames()) {
      await this.#boss.work(name, { pollingIntervalSeconds: FASTEST_POLL_SECONDS, batchSize: 20 }, (jobs) => this.#runAll(name, jobs));
    }
    for (const kind of this.#kinds.values()) if (kind.everySeconds) this.#repeat(kind, kind.everySeconds);
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#boss.stop({ graceful: true, timeout: 10_000 });
  }

  /** A work outside any transaction, able to announce. */
  work(): Work {
    return new Work({ db: this.#database, clock: this.#clock, memory: this.#memory, jobs: this, locks: this.#locks });
  }

  async announce(write: Write, fact: Fact): Promise<void> {
    for (const reaction of this.#reactions.get(fact.name) ?? []) {
      const job: FactJob = { factId: randomUUID(), data: fact.data };
      await this.#insert(write, queueOf(reaction), job);
    }
  }

  async enqueue(write: Write, name: string, data: object, options: { startAfterSeconds?: number } = {}): Promise<void> {
    if (!this.#kinds.has(name)) throw new Error(`No job is called ${name}`);
    await this.#insert(write, name, data, options.startAfterSeconds);
  }

  /** Runs one job kind now: the timers call it, tests call it in place of waiting. */
  async runNow(name: string, data: Record<string, unknown> = {}): Promise<void> {
    const kind = this.#kinds.get(name);
    if (!kind) throw new Error(`No job is called ${name}`);
    await kind.run(this.work(), data);
  }

  /** Works off all that waits, including what the jobs themselves announce. For tests and for loading the demo town. */
  async drain(): Promise<number> {
    let done = 0;
    for (let before = -1; before !== done; ) {
      before = done;
      for (const name of this.#queueNames()) {
        const jobs = await this.#boss.fetch(name, { batchSize: 500 });
        if (jobs.length === 0) continue;
        await this.#runAll(name, jobs);
        await this.#boss.complete(name, jobs.map((job) => job.id));
        done += jobs.length;
      }
    }
    return done;
  }

  #queueNames(): string[] {
    return [...[...this.#reactions.values()].flat().map(queueOf), ...this.#kinds.keys()];
  }

  async #insert(write: Write, name: string, data: object, startAfterSeconds?: number): Promise<void> {
    await this.#boss.insert(name, [{ data, startAfter: startAfterSeconds }], { db: through(write) });
  }

  async #runAll(queue: string, jobs: Job<unknown>[]): Promise<void> {
    const reaction = [...this.#reactions.values()].flat().find((candidate) => queueOf(candidate) === queue);
    for (const job of jobs) {
      // Only `announce` and `enqueue` write to these queues, with these shapes.
      if (reaction) await this.#react(reaction, job.data as FactJob);
      else await this.runNow(queue, job.data as Record<string, unknown>);
    }
  }

  async #react(reaction: Reaction, job: FactJob): Promise<void> {
    await this.work().transaction(async (work) => {
      const isFirst = await work.db
        .insertInto('handled_facts')
        .values({ fact_id: job.factId, reaction: queueOf(reaction) })
        .onConflict((conflict) => conflict.doNothing())
        .returning('fact_id')
        .executeTakeFirst();
      if (isFirst) await reaction.run(work, job.data);
    });
  }

  #repeat(kind: JobKind, seconds: number): void {
    let isRunning = false;
    const timer = setInterval(async () => {
      if (isRunning) return;
      isRunning = true;
      try {
        await this.runNow(kind.name);
      } catch (error) {
        this.#logger.error({ err: error, job: kind.name }, 'repeated job failed');
      } finally {
        isRunning = false;
      }
    }, seconds * 1000);
    timer.unref();
    this.#timers.push(timer);
  }
}

function queueOf(reaction: Reaction): string {
  return `${reaction.to}.${reaction.name}`;
}

/** Lets pg-boss write inside the caller's transaction. Its insert answers nothing unless asked for ids. */
function through(write: Write): Db {
  return {
    async executeSql(text, values = []) {
      const parts = text.split(/\$(\d+)/);
      const query = sql.join(
        parts.map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql.val(values[Number(part) - 1]))),
        sql.raw(''),
      );
      await write(query);
      return { rows: [] };
    },
  };
}
