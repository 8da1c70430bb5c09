import type { PoolClient, QueryConfig } from 'pg';
import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

const ROW_LOCK = /\sfor update\b/i;

/** Where somebody was stopped. */
interface Pause {
  reached: Promise<unknown>;
  goOn(): void;
}

/**
 * Stands between an app and its connections: hears which statements the database broke off, which the app tries again in
 * silence; lets two rivals meet for certain; and can take the row locks out of all statements.
 */
export class Statements {
  /** The database's codes of what failed: 40P01 a deadlock, 40001 a changed row, 55P03 a lock waited for too long. */
  readonly failures: string[] = [];
  readonly #app: TestApp;
  readonly #rowLocks: boolean;
  readonly #watched = new WeakSet<PoolClient>();
  #stopAfter: { isMeant: RegExp; answered(): Promise<void> } | null = null;

  constructor(app: TestApp, { rowLocks = true } = {}) {
    this.#app = app;
    this.#rowLocks = rowLocks;
    const { pool } = app;
    const connect = pool.connect.bind(pool);
    const watched = async (): Promise<PoolClient> => this.#watch(await connect());
    // The pool's own shortcuts use the other form, with a callback: they are no part of a transaction.
    const replacement = (callback?: Parameters<typeof connect>[0]) =>
      callback ? connect(callback) : watched();
    pool.connect = replacement as typeof pool.connect;
  }

  /** Rivals of whom one had to be tried again, by the database's codes; others are the product's own refusals. */
  brokenOff(): string[] {
    return this.failures.filter((code) => ['40P01', '40001', '55P03'].includes(code));
  }

  /**
   * Lets two meet: the first is stopped when a statement like that has been answered, then the second begins; once that has
   * ended, or waits for what the first has locked, the first goes on.
   */
  async meet<One, Other>(
    isMeant: RegExp,
    first: () => Promise<One>,
    second: () => Promise<Other>,
  ): Promise<[One, Other]> {
    const pause = this.#pauseAfter(isMeant);
    const one = first();
    await Promise.race([pause.reached, one]);
    let isOver = false;
    const other = second().finally(() => (isOver = true));
    await expect
      .poll(async () => isOver || (await this.waiting()) > 0, { timeout: 10_000, interval: 10 })
      .toBe(true);
    pause.goOn();
    return Promise.all([one, other]);
  }

  /** How many of the app's transactions wait for a lock of another. */
  async waiting(): Promise<number> {
    const { rows } = await this.#app.pool.query<{ n: number }>(
      "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows[0]?.n ?? 0;
  }

  #pauseAfter(isMeant: RegExp): Pause {
    const reached = Promise.withResolvers<undefined>();
    const goOn = Promise.withResolvers<undefined>();
    this.#stopAfter = {
      isMeant,
      answered: async () => {
        reached.resolve(undefined);
        await goOn.promise;
      },
    };
    return { reached: reached.promise, goOn: () => goOn.resolve(undefined) };
  }

  #watch(client: PoolClient): PoolClient {
    if (this.#watched.has(client)) return client;
    this.#watched.add(client);
    const query = client.query.bind(client);
    const watched = (asked: string | QueryConfig, ...rest: unknown[]): unknown => {
      const text = typeof asked === 'string' ? asked : asked.text;
      const stop = this.#stopAfter?.isMeant.test(text) ? this.#stopAfter : null;
      if (stop) this.#stopAfter = null;
      const isBare = !this.#rowLocks && typeof asked !== 'string' && ROW_LOCK.test(text);
      // Under no name: that one stands for the statement with its lock.
      const sent = isBare ? { text: text.replace(ROW_LOCK, ''), values: asked.values } : asked;
      // The overloads differ in what comes after the statement, which is handed on as it came.
      const answer = (query as (...given: unknown[]) => unknown)(sent, ...rest);
      if (!(answer instanceof Promise)) return answer;
      answer.catch((error: unknown) => {
        if (error instanceof Error && 'code' in error) this.failures.push(String(error.code));
      });
      return stop ? answer.finally(() => stop.answered()) : answer;
    };
    client.query = watched as typeof client.query;
    return client;
  }
}
