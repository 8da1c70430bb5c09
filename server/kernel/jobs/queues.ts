import type { PgBoss } from 'pg-boss';

/** Where jobs end that have used up their tries: with the queue they come from, their data and their last error. */
export const DEAD_LETTERS = 'dead-letters';

const DAY = 86_400;
/** Nothing that waits, or is dead, may vanish because nobody looked for some weeks. */
const KEPT_WAITING = 365 * DAY;

/** A job that has not come back after this long is taken for hung; each runs for seconds at most. */
export const LONGEST_RUN_SECONDS = 240;

/** Ten tries, from half a minute to two hours apart, then the dead letters. */
const OF_JOBS = {
  retryLimit: 10,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 7200,
  deadLetter: DEAD_LETTERS,
  // Later than the process itself gives up: only for one that cannot any more.
  expireInSeconds: LONGEST_RUN_SECONDS + 60,
  retentionSeconds: KEPT_WAITING,
  deleteAfterSeconds: DAY,
};
const OF_DEAD_LETTERS = { retentionSeconds: KEPT_WAITING };

/** Makes the queues that are missing, and gives those that are there today's settings. */
export async function bringQueues(boss: PgBoss, names: readonly string[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const bring = async (name: string, options: Partial<typeof OF_JOBS>): Promise<void> => {
    const before = known.get(name);
    if (!before) return boss.createQueue(name, options);
    const isAsNow = Object.entries(options).every(
      ([key, value]) => before[key as keyof typeof OF_JOBS] === value,
    );
    if (!isAsNow) await boss.updateQueue(name, options);
  };
  await bring(DEAD_LETTERS, OF_DEAD_LETTERS);
  for (const name of names) await bring(name, OF_JOBS);
}
