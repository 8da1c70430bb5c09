import { sql } from 'kysely';
import type { LockTaker } from '#server/kernel/work.ts';
import type { TestApp } from './test-app.ts';

/**
 * Stands in for the locks, and lets rivals without them overtake each other for certain, however busy the machine: from `call` on
 * each waits until all have come, all go on at the same moment, and to the end each sees the database as it was when it came, as
 * the slowest of them might. Whoever comes later, or again, passes; nobody waits longer than ten seconds.
 */
export class Meeting {
  #isCalled = false;

  /** For `openTestApp`. */
  readonly locks: LockTaker = () => (this.#isCalled ? sql`select meet()` : sql`select 1`);

  /** @param rivals at most as many as the app has connections */
  async call(app: TestApp, rivals: number): Promise<void> {
    // Sequences are seen at once by everybody, whatever transaction they are in.
    await app.pool.query('create sequence arrivals; create sequence leaving_at');
    await app.pool.query(`
      create function meet() returns void language plpgsql as $$
      declare leaving bigint;
      begin
        if nextval('arrivals') = ${rivals} then
          perform setval('leaving_at', (extract(epoch from clock_timestamp()) * 1000)::bigint + 100);
        end if;
        for try in 1..2000 loop
          select last_value into leaving from leaving_at;
          exit when leaving > 1;
          perform pg_sleep(0.005);
        end loop;
        perform pg_sleep(greatest(0, leaving / 1000.0 - extract(epoch from clock_timestamp())));
      end $$`);
    const connections = await Promise.all(Array.from({ length: app.config.database.connections }, () => app.pool.connect()));
    for (const connection of connections) {
      await connection.query('set session characteristics as transaction isolation level repeatable read');
      connection.release();
    }
    this.#isCalled = true;
  }
}
