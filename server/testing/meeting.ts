import { sql } from 'kysely';
import type { LockTaker } from '#server/kernel/work.ts';
import type { TestApp } from './test-app.ts';

/**
 * Stands in for the locks, and lets rivals without them overtake each other for certain, however busy the machine: from `call` on
 * each waits until all have come, and to the end each sees the database as it was when it came, as the slowest of them might.
 * Whoever comes later, or again, passes; nobody waits longer than ten seconds.
 */
export class Meeting {
  #isCalled = false;

  /** For `openTestApp`. */
  readonly locks: LockTaker = () => (this.#isCalled ? sql`select meet()` : sql`select 1`);

  /**
   * May be called again when all of the last ones are through.
   * @param rivals at most as many as the app has connections
   */
  async call(app: TestApp, rivals: number): Promise<void> {
    if (!this.#isCalled) await seeTheDatabaseAsItWas(app);
    // A sequence is seen at once by everybody, whatever transaction they are in.
    await app.pool.query("create sequence if not exists arrivals; select setval('arrivals', 1, false)");
    await app.pool.query(`
      create or replace function meet() returns void language plpgsql as $$
      declare arrived bigint := nextval('arrivals');
      begin
        for try in 1..2000 loop
          exit when arrived >= ${rivals};
          perform pg_sleep(0.005);
          select last_value into arrived from arrivals;
        end loop;
      end $$`);
    this.#isCalled = true;
  }

  /** Nobody meets any more until the next call. */
  isOver(): void {
    this.#isCalled = false;
  }
}

async function seeTheDatabaseAsItWas(app: TestApp): Promise<void> {
  const connections = await Promise.all(
    Array.from({ length: app.config.database.connections }, () => app.pool.connect()),
  );
  for (const connection of connections) {
    await connection.query('set session characteristics as transaction isolation level repeatable read');
    // Who waits in a circle, as rivals without locks do, need not wait long.
    await connection.query('set deadlock_timeout = 50');
    connection.release();
  }
}
