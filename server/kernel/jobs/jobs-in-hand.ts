import { sql } from 'kysely';
import pg from 'pg';
import type { PgBoss } from 'pg-boss';

/** A job that this process has taken. */
export interface TakenJob {
  id: string;
  queue: string;
  data: object;
  /** How many tries came before this one. */
  retryCount: number;
  retryLimit: number;
  /** When it was taken, as the database writes it: tells this taking from every other. */
  startedOn: string;
  /** How often this try was begun and never ended. */
  timesLost: number;
}

/** The first of the two numbers of an advisory lock; the second is made of the job's id. */
const LOCK_CLASS = 71_013;

/** Whether some process has the job of the row `job` in hand. */
export const isInSomeHand = sql<boolean>`exists (
  select from pg_locks l
  where l.locktype = 'advisory' and l.database = (select oid from pg_database where datname = current_database())
    and l.classid = ${sql.lit(LOCK_CLASS)} and l.objid = (hashtext(job.id::text)::bigint & 4294967295)::oid and l.objsubid = 2)`;

/** One connection, never given up for being idle; that its other end is gone without a word is noticed within 20 s on both sides. */
const CONNECTION = {
  max: 1,
  idleTimeoutMillis: 0,
  application_name: 'radura-jobs-in-hand',
  connectionTimeoutMillis: 2_000,
  query_timeout: 15_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  options:
    '-c statement_timeout=10000 -c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=2',
};

/**
 * Takes jobs, and shows all processes which ones this one has: as long as it lives, one connection of its own holds a lock for
 * each. With the process the locks go, at the same moment (docs/decisions/0006). Jobs are taken over that same connection: without
 * it none are.
 */
export class JobsInHand {
  readonly #boss: PgBoss;
  readonly #connection: pg.Pool;
  readonly #ids = new Set<string>();
  /** Those whose lock went with a connection. */
  #toShow = new Set<string>();

  constructor(url: string, boss: PgBoss) {
    this.#boss = boss;
    this.#connection = new pg.Pool({ connectionString: url, ...CONNECTION });
    this.#connection.on('connect', () => {
      this.#toShow = new Set(this.#ids);
    });
    // Whoever asks next is told; without a listener it ends the process.
    this.#connection.on('error', () => undefined);
  }

  /** Those of the queues in which jobs are due, the longest waiting first. Called often, it also keeps the connection. */
  async due(queues: readonly string[]): Promise<string[]> {
    // The first of each, from its index: a long backlog is never read as a whole.
    const { rows } = await this.#ask<{ queue: string }>(
      `select queue from unnest($1::text[]) as queue cross join lateral (
         select created_on from pgboss.job where name = queue and state < 'active' and not blocked and start_after <= now()
         order by priority desc, created_on limit 1) as first order by created_on`,
      [queues],
    );
    if (this.#toShow.size > 0) await this.#showAgain();
    return rows.map(({ queue }) => queue);
  }

  /** @param most at most so many */
  async take(queue: string, most: number): Promise<TakenJob[]> {
    // The locks are taken in the statement that takes the jobs: nobody ever sees one without the other.
    const jobs = await this.#boss.fetch<object>(queue, {
      batchSize: most,
      includeMetadata: true,
      db: {
        executeSql: (text, values) =>
          this.#ask(
            `with taken as (${text}) select taken.*, "startedOn"::text as "startedText", pg_advisory_lock(${LOCK_CLASS}, hashtext(id::text)) from taken`,
            values,
          ),
      },
    });
    for (const { id } of jobs) this.#ids.add(id);
    return jobs.map((job) => ({
      id: job.id,
      queue,
      data: job.data,
      retryCount: job.retryCount,
      retryLimit: job.retryLimit,
      // Added by the statement above.
      startedOn: (job as typeof job & { startedText: string }).startedText,
      timesLost: (job.output as { timesLost?: number } | null)?.timesLost ?? 0,
    }));
  }

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  /** When its end is written down. Whatever fails here fails with the connection, and the lock goes with that. */
  async letGo({ id }: TakenJob): Promise<void> {
    this.#ids.delete(id);
    await this.#ask(`select pg_advisory_unlock(${LOCK_CLASS}, hashtext($1))`, [id]).catch(() => undefined);
  }

  async close(): Promise<void> {
    if (!this.#connection.ending) await this.#connection.end();
  }

  /** One statement after the other; after one that failed, on a new connection. */
  #ask<Row extends object>(text: string, values: unknown[] = []): Promise<pg.QueryResult<Row>> {
    return this.#connection.query<Row>(text, values);
  }

  /** After a lost connection, shows again what runs. Where another process was quicker it runs twice, as every job must bear. */
  async #showAgain(): Promise<void> {
    const ids = [...this.#toShow].filter((id) => this.#ids.has(id));
    const { rows } = await this.#ask<{ id: string }>(
      `select id from unnest($1::text[]) as id where pg_try_advisory_lock(${LOCK_CLASS}, hashtext(id))`,
      [ids],
    );
    const shown = new Set(rows.map(({ id }) => id));
    this.#toShow = new Set(ids.filter((id) => !shown.has(id)));
  }
}
