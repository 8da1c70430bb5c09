import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import { refusalOfDatabaseError } from './constraint-refusals.ts';
import type { DB } from './database-types.ts';
import type { Fact } from './facts.ts';
import { Refusal } from './refusal.ts';

/** Writes jobs through whatever connection it is given, so that they commit or vanish with the business rows. */
export interface JobWriter {
  announce(db: Kysely<DB>, fact: Fact): Promise<void>;
  enqueue(db: Kysely<DB>, job: string, data: object, options?: { startAfterSeconds?: number }): Promise<void>;
}

/**
 * What a use case works with: the database (or the transaction it is in), the clock, and a way to announce facts.
 * Use cases take it first and hand it on; there is no ambient state.
 */
export class Work {
  readonly db: Kysely<DB>;
  readonly clock: Clock;
  readonly #jobs: JobWriter;

  constructor(db: Kysely<DB>, clock: Clock, jobs: JobWriter) {
    this.db = db;
    this.clock = clock;
    this.#jobs = jobs;
  }

  now(): Date {
    return this.clock.now();
  }

  get isInTransaction(): boolean {
    return this.db.isTransaction;
  }

  /**
   * Opens a transaction, or joins the caller's. One that it opened is tried again, at most three times, when the
   * database broke it off for reasons of concurrency.
   * @throws Refusal slotBusyRetry when rivals held the locks too long; the refusal a constraint stands for
   */
  async transaction<T>(run: (work: Work) => Promise<T>): Promise<T> {
    if (this.isInTransaction) return run(this);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.db.transaction().execute((tx) => run(this.#inside(tx)));
      } catch (error) {
        if (!wasBrokenOffByRivals(error)) throw refusalOfDatabaseError(error) ?? error;
        if (attempt === 3) throw new Refusal('slotBusyRetry', { retryAfterSeconds: 1 });
        await new Promise((resolve) => setTimeout(resolve, attempt * 10 + Math.random() * 30));
      }
    }
  }

  /** Announces a fact to every module that reacts to it: commits with the caller's rows or not at all. */
  async announce(fact: Fact): Promise<void> {
    await this.#jobs.announce(this.db, fact);
  }

  /** Puts a job of the caller's own module in the queue, committed with the caller's rows. */
  async enqueue(job: string, data: object, options?: { startAfterSeconds?: number }): Promise<void> {
    await this.#jobs.enqueue(this.db, job, data, options);
  }

  /**
   * Waits for the named locks until the transaction ends. Sorted, so that two that want the same never wait in a circle.
   * @throws the database's lock timeout after 3 s, which `transaction` turns into a retry
   */
  async lock(keys: readonly string[]): Promise<void> {
    const sorted = [...new Set(keys)].sort();
    await sql`select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(${sorted}::text[]) with ordinality as k (key, i) order by i`.execute(
      this.db,
    );
  }

  #inside(tx: Transaction<DB>): Work {
    return new Work(tx, this.clock, this.#jobs);
  }
}

const DEADLOCK = '40P01';
const SERIALIZATION = '40001';
const LOCK_TIMEOUT = '55P03';

function wasBrokenOffByRivals(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return code === DEADLOCK || code === SERIALIZATION || code === LOCK_TIMEOUT;
}
