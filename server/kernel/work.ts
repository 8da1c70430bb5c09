import type { Kysely, OperationNodeSource, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import { refusalOfDatabaseError } from './constraint-refusals.ts';
import type { DB } from './database-types.ts';
import type { MadeFact } from './facts.ts';
import { AND_COMMIT } from './prepared-statement-pool.ts';
import { Refusal } from './refusal.ts';
import type { Cache } from './cache.ts';

/** How many rows a statement must write, with `returning`, and the refusal when it writes fewer. */
export interface Expected {
  rows: number;
  orElse: Refusal;
}

/** Takes one statement whose answer nobody needs. */
export type Write = (statement: OperationNodeSource) => Promise<void>;

/** Hands jobs over as statements, so that they commit or vanish with the business rows. */
export interface JobWriter {
  announce(write: Write, fact: MadeFact): Promise<void>;
  enqueue(write: Write, job: string, data: object, options?: { startAfterSeconds?: number }): Promise<void>;
}

/** A query that waits for named locks, already sorted, held until the transaction ends; it answers one row with one value. */
export type LockTaker = (keys: readonly string[]) => RawBuilder<unknown>;

export interface WorkParts {
  db: Kysely<DB>;
  clock: Clock;
  cache: Cache;
  jobs: JobWriter;
  /** Only the harness that shows what locks are good for passes its own. */
  locks?: LockTaker;
}

/** What a transaction keeps for later. */
interface QueuedUntilCommit {
  /** Statements that go to the database together. */
  writes: { statement: OperationNodeSource; expected?: Expected }[];
  /** Names of the locks it holds. */
  locked: Set<string>;
  /** Scopes of the memory to forget once it has committed. */
  toInvalidate: Set<string>;
}

/** What the one transaction of a work begins with. */
interface Beginning {
  run: (tx: Work) => Promise<void>;
  isDone: boolean;
}

/** More than this in one statement would only make it long. */
const MOST_WRITES_TOGETHER = 12;

/**
 * What a use case works with: the database (or the transaction it is in), the clock, and a way to announce facts.
 * Use cases take it first and hand it on; there is no ambient state.
 */
export class Work {
  readonly db: Kysely<DB>;
  readonly clock: Clock;
  readonly cache: Cache;
  readonly #jobs: JobWriter;
  readonly #locks: LockTaker;
  /** null outside of a transaction. */
  readonly #kept: QueuedUntilCommit | null;
  #beginning: Beginning | null = null;

  constructor(parts: WorkParts, kept: QueuedUntilCommit | null = null) {
    this.db = parts.db;
    this.clock = parts.clock;
    this.cache = parts.cache;
    this.#jobs = parts.jobs;
    this.#locks = parts.locks ?? advisoryLocks;
    this.#kept = kept;
  }

  now(): Date {
    return this.clock.now();
  }

  get isInTransaction(): boolean {
    return this.db.isTransaction;
  }

  /**
   * Opens a transaction, or joins the caller's, which then sees all that was written. One that it opened is tried again, at
   * most three times, when the database broke it off for reasons of concurrency.
   * @throws Refusal slotBusyRetry when rivals held the locks too long; the refusal a constraint stands for
   */
  async transaction<T>(run: (tx: Work) => Promise<T>): Promise<T> {
    if (this.isInTransaction) {
      const answer = await run(this);
      await this.flush();
      return answer;
    }
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#openTransaction(run);
      } catch (error) {
        if (!wasBrokenOffByRivals(error)) throw refusalOfDatabaseError(error) ?? error;
        if (attempt === 3) throw new Refusal('slotBusyRetry', { retryAfterSeconds: 1 });
        await new Promise((resolve) => setTimeout(resolve, attempt * 10 + Math.random() * 30));
      }
    }
  }

  /** The same work for one transaction, which begins with the given; a second one is a fault. */
  beginningWith(run: (tx: Work) => Promise<void>): Work {
    if (this.isInTransaction) throw new Error('The transaction has begun');
    const { db, clock, cache } = this;
    const work = new Work({ db, clock, cache, jobs: this.#jobs, locks: this.#locks });
    work.#beginning = { run, isDone: false };
    return work;
  }

  /** Announces a fact, made by its constructor, to every module that reacts to it: commits with the caller's rows or not at all. */
  async announce(fact: MadeFact): Promise<void> {
    await this.#jobs.announce((statement) => this.queueWrite(statement), fact);
  }

  /** Puts a job of the caller's own module in the queue, committed with the caller's rows. */
  async enqueue(job: string, data: object, options?: { startAfterSeconds?: number }): Promise<void> {
    await this.#jobs.enqueue((statement) => this.queueWrite(statement), job, data, options);
  }

  /**
   * Writes something that the transaction does not read again: the log, a fact, a row that is already complete. Such
   * statements go to the database as one, by `flush` or before the commit, which saves most of what they cost apart.
   * They all see the tables as they were before, so none may build on another; a constraint refuses when they are written.
   * @param expected ends the transaction with its refusal when fewer rows are written
   */
  async queueWrite(statement: OperationNodeSource, expected?: Expected): Promise<void> {
    if (!this.#kept) return this.transaction((tx) => tx.queueWrite(statement, expected));
    this.#kept.writes.push({ statement, expected });
    if (this.#kept.writes.length >= MOST_WRITES_TOGETHER) await this.flush();
  }

  /** Writes now what was left for later, for those who go on reading in the same transaction. */
  async flush(): Promise<void> {
    await this.#write(sql``);
  }

  async #write(ending: RawBuilder<unknown>): Promise<void> {
    const writes = this.#kept?.writes.splice(0) ?? [];
    if (writes.length === 0) return;
    const parts = writes.map(({ statement }, index) => sql`${sql.ref(`write_${index}`)} as (${statement})`);
    const checks = writes.flatMap(({ expected }, index) =>
      expected ? [refusedUnless(sql.ref(`write_${index}`), expected)] : [],
    );
    try {
      await sql`with ${sql.join(parts)} select ${sql.join(checks)} ${ending}`.execute(this.db);
    } catch (error) {
      // The database knows the refusal's code alone.
      const code = refusalOfDatabaseError(error)?.code;
      throw writes.find(({ expected }) => expected?.orElse.code === code)?.expected?.orElse ?? error;
    }
  }

  /**
   * Waits for the named locks until the transaction ends; for those it holds already there is nothing to wait for. Sorted, so
   * that two that want the same never wait in a circle.
   * @throws the database's lock timeout after 3 s, which `transaction` turns into a retry
   */
  async lock(keys: readonly string[]): Promise<void> {
    const isHeld = keys.every((key) => this.#kept?.locked.has(key));
    if (!isHeld) await this.lockWithin(keys).execute(this.db);
  }

  /**
   * The same as part of a query: a value, which waits when a row of the query is answered. That query must answer one, or the
   * transaction must end.
   */
  lockWithin(keys: readonly string[]): RawBuilder<unknown> {
    for (const key of keys) this.#kept?.locked.add(key);
    return this.#locks([...new Set(keys)].sort());
  }

  /** Drops what is remembered under a scope, once what changed it has committed. */
  invalidate(scope: string): void {
    if (this.#kept) this.#kept.toInvalidate.add(scope);
    else this.cache.invalidate(scope);
  }

  async #openTransaction<T>(run: (tx: Work) => Promise<T>): Promise<T> {
    const kept: QueuedUntilCommit = { writes: [], locked: new Set(), toInvalidate: new Set() };
    const { clock, cache } = this;
    const rest = { clock, cache, jobs: this.#jobs, locks: this.#locks };
    const beginning = this.#beginning;
    if (beginning?.isDone) throw new Error('This work had its one transaction');
    const result = await this.db.transaction().execute(async (db) => {
      const tx = new Work({ db, ...rest }, kept);
      await beginning?.run(tx);
      const answer = await run(tx);
      await tx.#write(sql.raw(AND_COMMIT));
      return answer;
    });
    if (beginning) beginning.isDone = true;
    for (const scope of kept.toInvalidate) cache.invalidate(scope);
    return result;
  }
}

const advisoryLocks: LockTaker = (keys) => sql`
  select count(pg_advisory_xact_lock(hashtextextended(wanted.key, 0)))
  from (select key from unnest(${keys}::text[]) with ordinality as k (key, i) order by i) as wanted`;

function refusedUnless(write: RawBuilder<unknown>, { rows, orElse }: Expected): RawBuilder<unknown> {
  return sql`case when (select count(*) from ${write}) < ${rows} then refuse(${orElse.code}) end`;
}

const DEADLOCK = '40P01';
const SERIALIZATION = '40001';
const LOCK_TIMEOUT = '55P03';

function wasBrokenOffByRivals(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return code === DEADLOCK || code === SERIALIZATION || code === LOCK_TIMEOUT;
}
