import type { JobKind } from './jobs.ts';

const DAY_MS = 86_400_000;

/** Every hour, drops what only had to be remembered for a while: counts, answers to repetitions, facts handled. */
export const housekeeping: JobKind = {
  name: 'kernel.housekeeping',
  everySeconds: 3600,
  async run(work) {
    const daysAgo = (days: number) => new Date(work.now().getTime() - days * DAY_MS);
    await work.db.deleteFrom('request_counts').where('window_start', '<', daysAgo(1)).execute();
    await work.db.deleteFrom('idempotency_answers').where('created_at', '<', daysAgo(2)).execute();
    // Longer than a job can wait among its retries.
    await work.db.deleteFrom('handled_facts').where('handled_at', '<', daysAgo(30)).execute();
  },
};
