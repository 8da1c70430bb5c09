import { afterAll, beforeAll, expect, it } from 'vitest';
import type { App } from '#server/kernel/app.ts';
import { openApp } from '#server/app.ts';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { aWaitingReservation } from './builders.ts';

let app: TestApp;
let other: App;

beforeAll(async () => {
  app = await openTestApp();
  const { databaseUrl, clock } = app;
  other = await openApp(app.config, { databaseUrl, origin: app.deps.origin, clock, workers: false });
});
afterAll(async () => {
  expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  await other.close();
  await app.close();
});

const HOURS = [9, 10, 11, 12, 13, 14, 15, 16];

/** Holds that nobody confirms. */
async function bookUnconfirmed(): Promise<void> {
  const { offerId, providerId, people } = await anOffer(app.work());
  await worksEveryDay(app.work(), { providerId, resourceId: people[0] ?? 0 });
  for (const hour of HOURS) {
    const at = `2026-11-03T${String(hour).padStart(2, '0')}:00`;
    await aWaitingReservation(app, { offerId, at, email: `guest${hour}@example.it` });
  }
}

const count = async (sql: string) =>
  (await app.pool.query<{ n: number }>(`select count(*)::int as n from ${sql}`)).rows[0]?.n;

// Once: the lock of the booking's row, shown in `row-races`, "two sweeps". At once: whoever starts first sweeps for both.
it('two processes that start together after a night call off every unconfirmed booking at once, and once', async () => {
  await bookUnconfirmed();
  app.clock.advance(8 * 60);
  await Promise.all([app.jobs.startWorkers(), other.jobs.startWorkers()]);
  await expect.poll(() => count("reservations where status = 'C'"), { timeout: 20_000 }).toBe(HOURS.length);
  await expect
    .poll(() => count("pgboss.job where state < 'completed' and start_after <= now()"), { timeout: 20_000 })
    .toBe(0);
  await Promise.all([app.jobs.stop(), other.jobs.stop()]);
  expect(await count("audit_entries where action = 'callOffReservation'")).toBe(HOURS.length);
  const { rows } = await app.pool.query<{ queue: string; n: number }>(
    "select name as queue, count(*)::int as n from pgboss.job where name like 'reservationCancelled.%' group by name",
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { queue, n } of rows) expect([queue, n]).toEqual([queue, HOURS.length]);
  expect(
    await count("pgboss.job where name = 'dead-letters' or retry_count > 0 or state in ('retry', 'failed')"),
  ).toBe(0);
});
