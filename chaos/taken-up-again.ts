import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { DUE_JOBS } from './check/read-end-state.ts';
import type { Stretch } from './check/waits.ts';
import { waited } from './check/waits.ts';

const LOOK_EVERY_MS = 500;

/** What waited or was in hand at one kill, and how it went on. */
export interface AfterKill {
  killedAt: number;
  jobs: number;
  /** When the last of them was taken up again or done; null: not yet. */
  resumedAt: number | null;
}

/** Watches in the queue's own tables, by looking only, what becomes of the jobs that a kill left behind. */
export class TakenUpAgain {
  readonly kills: AfterKill[] = [];
  readonly #left = new Map<AfterKill, string[]>();
  #pool: Pool | null = null;
  #looking: Promise<void> = Promise.resolve();

  /** Begins to look at a database that has just come up. */
  watch(databaseUrl: string): void {
    const pool = new Pool({ connectionString: databaseUrl, max: 1, connectionTimeoutMillis: 2_000 });
    // The database dies with its server.
    pool.on('error', () => undefined);
    this.#pool = pool;
    this.#looking = this.#lookOnAndOn(pool);
  }

  /** To be called right before a kill. @returns what it leaves behind */
  async noteKill(): Promise<AfterKill> {
    const rows = (await this.#pool?.query<{ id: string }>(DUE_JOBS))?.rows ?? [];
    const kill: AfterKill = {
      killedAt: Date.now(),
      jobs: rows.length,
      resumedAt: rows.length === 0 ? Date.now() : null,
    };
    this.kills.push(kill);
    if (rows.length > 0)
      this.#left.set(
        kill,
        rows.map(({ id }) => id),
      );
    return kill;
  }

  /** Stops looking, as the database goes. */
  async pause(): Promise<void> {
    const pool = this.#pool;
    this.#pool = null;
    await this.#looking;
    await pool?.end().catch(() => undefined);
  }

  async #lookOnAndOn(pool: Pool): Promise<void> {
    while (this.#pool === pool) {
      await this.#look(pool).catch(() => undefined);
      await sleep(LOOK_EVERY_MS);
    }
  }

  async #look(pool: Pool): Promise<void> {
    for (const [kill, ids] of this.#left) {
      const { rows } = await pool.query<{ id: string }>(
        `select id from pgboss.job where id = any($1) and state in ('created', 'retry', 'active')
           and start_after <= now() and coalesce(started_on, 'epoch') <= $2`,
        [ids, new Date(kill.killedAt)],
      );
      this.#left.set(
        kill,
        rows.map(({ id }) => id),
      );
      if (rows.length > 0) continue;
      kill.resumedAt = Date.now();
      this.#left.delete(kill);
    }
  }
}

/** How long what a kill left behind waited while somebody was there to take it up, in milliseconds; until `now` where it still does. */
export function resumedAfter(
  { killedAt, resumedAt }: AfterKill,
  downs: readonly Stretch[],
  now: number,
): number {
  return waited({ from: killedAt, to: resumedAt ?? now }, downs);
}
