import { sql } from 'kysely';
import type { Work } from './work.ts';
import { Refusal } from './refusal.ts';

/**
 * Counts one request in a bucket of an hour. Committed on its own, so that refused attempts count too.
 * @param bucket what is limited and for whom, e.g. `contact:203.0.113.7`
 * @throws Refusal tooManyRequests above the limit
 */
export async function countRequest(work: Work, bucket: string, perHour: number): Promise<void> {
  const now = work.now();
  const windowStart = new Date(now);
  windowStart.setUTCMinutes(0, 0, 0);
  const { count } = await work.db
    .insertInto('request_counts')
    .values({ bucket, window_start: windowStart, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['bucket', 'window_start']).doUpdateSet({ count: sql`request_counts.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  if (count > perHour) {
    const retryAfterSeconds = Math.ceil((windowStart.getTime() + 3_600_000 - now.getTime()) / 1000);
    throw new Refusal('tooManyRequests', { retryAfterSeconds });
  }
}
