import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { DB } from './database-types.ts';
import type { Work } from './work.ts';
import { Refusal } from './refusal.ts';

const HOUR_MS = 3_600_000;
const WINDOWS_MS = { hour: HOUR_MS, day: 24 * HOUR_MS };

/**
 * Counts one request in a bucket of an hour, or of a day. Committed on its own, so that refused attempts count too.
 * @param bucket what is limited and for whom, e.g. `contact:203.0.113.7`; always with the same window
 * @throws Refusal tooManyRequests above the limit
 */
export async function countRequest(work: Work, bucket: string, most: number, window: keyof typeof WINDOWS_MS = 'hour'): Promise<void> {
  const now = work.now().getTime();
  const length = WINDOWS_MS[window];
  const windowStart = now - (now % length);
  const count = await counterOf(work.db).count(bucket, new Date(windowStart));
  if (count > most) throw new Refusal('tooManyRequests', { retryAfterSeconds: Math.ceil((windowStart + length - now) / 1000) });
}

interface Asked {
  bucket: string;
  windowStart: Date;
  counted: PromiseWithResolvers<number>;
}

/**
 * One statement counts at a time; whoever asks meanwhile is counted by the next. Many requests of one address would
 * otherwise queue at its row, each for the length of a commit. The counts are the same as one after the other.
 */
class RequestCounter {
  readonly #db: Kysely<DB>;
  #waiting: Asked[] = [];
  #isCounting = false;

  constructor(db: Kysely<DB>) {
    this.#db = db;
  }

  /** @returns how many requests the bucket has seen in its window, this one included */
  count(bucket: string, windowStart: Date): Promise<number> {
    const counted = Promise.withResolvers<number>();
    this.#waiting.push({ bucket, windowStart, counted });
    if (!this.#isCounting) void this.#countWaiting();
    return counted.promise;
  }

  async #countWaiting(): Promise<void> {
    this.#isCounting = true;
    while (this.#waiting.length > 0) {
      const asked = this.#waiting;
      this.#waiting = [];
      try {
        await this.#countTogether(asked);
      } catch (error) {
        for (const { counted } of asked) counted.reject(error);
      }
    }
    this.#isCounting = false;
  }

  async #countTogether(all: readonly Asked[]): Promise<void> {
    const groups = [...Map.groupBy(all, ({ bucket, windowStart }) => `${windowStart.toISOString()} ${bucket}`).values()];
    const firsts = groups.flatMap(([first]) => first ?? []);
    // In one order everywhere, so that two processes never wait for each other's rows in a circle.
    const { rows } = await sql<{ bucket: string; windowStart: Date; count: number }>`
      insert into request_counts (bucket, window_start, count)
      select * from unnest(${firsts.map(({ bucket }) => bucket)}::text[],
          ${firsts.map(({ windowStart }) => windowStart)}::timestamptz[], ${groups.map(({ length }) => length)}::integer[])
        as asked (bucket, window_start, count) order by window_start, bucket
      on conflict (bucket, window_start) do update set count = request_counts.count + excluded.count
      returning bucket, window_start as "windowStart", count`.execute(this.#db);
    for (const group of groups) {
      const [first] = group;
      const row = rows.find(({ bucket, windowStart }) => bucket === first?.bucket && windowStart.getTime() === first.windowStart.getTime());
      if (!row) throw new Error('A request was not counted');
      for (const [index, { counted }] of group.entries()) counted.resolve(row.count - group.length + index + 1);
    }
  }
}

const counters = new WeakMap<Kysely<DB>, RequestCounter>();

function counterOf(db: Kysely<DB>): RequestCounter {
  const counter = counters.get(db) ?? new RequestCounter(db);
  counters.set(db, counter);
  return counter;
}
