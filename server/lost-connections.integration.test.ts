import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { anOfferToPay, bookAndPay } from '#server/testing/paying-crowd.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { ALL_CASES } from '#server/testing/all-cases.ts';

const app = await openTestApp({ withCards: true, now: new Date().toISOString() });
const offer = await anOfferToPay(app);
const server = await startServerProcess({
  DATABASE_URL: app.databaseUrl,
  DATA_FOLDER: app.config.dataFolder,
  LOG_LEVEL: 'warn',
});
afterAll(async () => {
  await server.stop();
  await app.close();
});

const RIVALS = 8;
const paidIn = (outcomes: readonly string[]) => outcomes.filter((outcome) => outcome === 'paid').length;

it(
  'outlives the loss of every connection while people book and pay, and answers again by itself',
  { timeout: 90_000 },
  async () => {
    await server.ready();
    let hour = 0;
    const over = new AbortController();
    const outcomes: string[] = [];
    const rivals = Array.from({ length: RIVALS }, async () => {
      while (!over.signal.aborted) outcomes.push(await bookAndPay(server.address, offer, (hour += 1)));
    });
    for (let time = 1; time <= (ALL_CASES ? 5 : 2); time += 1) {
      // Refusals come fast while the connections are lost: only who paid shows that they are there again.
      const before = paidIn(outcomes);
      while (paidIn(outcomes) < before + RIVALS) await sleep(10);
      const { rows } = await app.pool.query<{ ended: number }>(
        `select count(pg_terminate_backend(pid))::int as ended from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
      );
      expect(rows[0]?.ended).toBeGreaterThan(0);
    }
    over.abort();
    await Promise.all(rivals);
    expect(outcomes).toContain('paid');
    await server.ready();
    expect(await bookAndPay(server.address, offer, (hour += 1))).toBe('paid');
  },
);
