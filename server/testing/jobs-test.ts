import { DatabaseClock } from '#server/kernel/clock.ts';
import type { Database } from '#server/kernel/database.ts';
import { openDatabase, openPool } from '#server/kernel/database.ts';
import type { JobKind } from '#server/kernel/jobs.ts';
import { Jobs } from '#server/kernel/jobs.ts';
import type { Logger } from '#server/kernel/logger.ts';

/** A process's part of the queue, without the rest of the product. */
export interface OpenJobs {
  jobs: Jobs;
  database: Database;
  /** Every line that was logged: its text and its fields. */
  lines: [text: string, fields: Record<string, unknown>][];
  close(withinMs?: number): Promise<void>;
}

export async function openJobs(url: string, kinds: JobKind[]): Promise<OpenJobs> {
  const lines: OpenJobs['lines'] = [];
  const note = (fields: Record<string, unknown>, text: string) => void lines.push([text, fields]);
  // The queue logs a text with fields, never a text alone.
  const logger = { debug: note, info: note, warn: note, error: note, fatal: note } as unknown as Logger;
  const pool = openPool(url, 8, () => undefined);
  const database = openDatabase(pool);
  const jobs = new Jobs({ url, database, clock: new DatabaseClock(pool), logger });
  jobs.register([], kinds);
  await jobs.start({ workers: false });
  return {
    jobs,
    database,
    lines,
    async close(withinMs) {
      await jobs.stop(withinMs);
      await database.destroy();
    },
  };
}
