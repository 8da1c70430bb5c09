import { sql } from 'kysely';
import { batchedPerDatabase } from './batched.ts';
import type { Work } from './work.ts';
import { Refusal } from './refusal.ts';

const HOUR_MS = 3_600_000;
const WINDOWS_MS = { hour: HOUR_MS, day: 24 * HOUR_MS };

/**
 * Counts one request in a bucket of an hour, or of a day. Outside of a transaction it is committed on its own, so that
 * refused attempts count too.
 * @param bucket what is limited and for whom, e.g. `contact:203.0.113.7`; always with the same window
 * @throws Refusal tooManyRequests above the limit
 */
export async function countRequest(
  work: Work,
  bucket: string,
  most: number,
  window: keyof typeof WINDOWS_MS = 'hour',
): Promise<void> {
  const now = work.now().getTime();
  const length = WINDOWS_MS[window];
  const windowStart = now - (now % length);
  const counted = await count(work, { bucket, windowStart: new Date(windowStart) });
  if (counted > most)
    throw new Refusal('tooManyRequests', {
      retryAfterSeconds: Math.ceil((windowStart + length - now) / 1000),
    });
}

interface Asked {
  bucket: string;
  windowStart: Date;
}

/** Many requests of one address would queue at its row, each for the length of a commit; together they wait once. */
const MOST_TOGETHER = 500;
const count = batchedPerDatabase(countAll, MOST_TOGETHER);

/** @returns how many requests each bucket has seen in its window when it was asked about: the counts are the same as one after the other */
async function countAll({ db }: Work, all: readonly Asked[]): Promise<number[]> {
  const nameOf = ({ bucket, windowStart }: Asked) => `${windowStart.toISOString()} ${bucket}`;
  const groups = Map.groupBy(all, nameOf);
  const firsts = [...groups.values()].flatMap(([first]) => first ?? []);
  // In one order everywhere, so that two processes never wait for each other's rows in a circle.
  const { rows } = await sql<Asked & { count: number }>`
    insert into request_counts (bucket, window_start, count)
    select * from unnest(${firsts.map(({ bucket }) => bucket)}::text[],
        ${firsts.map(({ windowStart }) => windowStart)}::timestamptz[], ${firsts.map((first) => groups.get(nameOf(first))?.length ?? 0)}::integer[])
      as asked (bucket, window_start, count) order by window_start, bucket
    on conflict (bucket, window_start) do update set count = request_counts.count + excluded.count
    returning bucket, window_start as "windowStart", count`.execute(db);
  const counted = new Map(
    rows.map((row) => [nameOf(row), row.count - (groups.get(nameOf(row))?.length ?? 0)]),
  );
  return all.map((asked) => {
    const before = counted.get(nameOf(asked));
    if (before === undefined) throw new Error('A request was not counted');
    counted.set(nameOf(asked), before + 1);
    return before + 1;
  });
}
