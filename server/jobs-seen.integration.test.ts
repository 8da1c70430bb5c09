import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HttpServer } from './http-server.ts';
import { openHttpServer } from './http-server.ts';
import { runAudit } from './run-audit.ts';
import { takeDatabaseAway } from './testing/outage.ts';
import type { TestApp } from './testing/test-app.ts';
import { openTestApp } from './testing/test-app.ts';

let app: TestApp;
let server: HttpServer;

beforeAll(async () => {
  app = await openTestApp();
  server = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
});
afterAll(async () => {
  await server.close();
  await app.close();
});
beforeEach(() => app.pool.query('delete from pgboss.job'));

/** A job of a queue that is there. */
const addJob = (columns: string, values: string) =>
  app.pool.query(
    `insert into pgboss.job (name, data, ${columns}) values ('payments.send-refund', '{"refundId": 77}', ${values})`,
  );

describe('/metrics', () => {
  const figuresOf = async () => {
    const { body } = await server.fastify.inject('/metrics');
    return body
      .split('\n')
      .filter((line) => /^radura_jobs_\w+\{queue="(payments\.send-refund|payments\.reconcile)"\}/.test(line));
  };

  it('say of every queue how much waits, since when, and how much is dead', async () => {
    expect(await figuresOf()).toContain('radura_jobs_dead{queue="payments.send-refund"} 0');
    await addJob('start_after', "now() - interval '90 seconds'");
    await addJob('start_after', "now() + interval '1 hour'");
    await app.pool.query(
      "insert into pgboss.job (name, data, source_name) values ('dead-letters', '{\"refundId\": 77}', 'payments.send-refund')",
    );
    const figures = await figuresOf();
    expect(figures).toContain('radura_jobs_dead{queue="payments.send-refund"} 1');
    expect(figures).toContain('radura_jobs_waiting{queue="payments.send-refund"} 1');
    expect(figures).toContain('radura_jobs_waiting{queue="payments.reconcile"} 0');
    const oldest = figures.find((line) =>
      line.startsWith('radura_jobs_oldest_seconds{queue="payments.send-refund"}'),
    );
    expect(Number(oldest?.split(' ')[1])).toBeGreaterThanOrEqual(90);
  });

  it('say all that needs no database while it is away', async () => {
    const giveBack = await takeDatabaseAway(app.databaseUrl);
    try {
      const { statusCode, body } = await server.fastify.inject('/metrics');
      expect(statusCode).toBe(200);
      expect(body).toContain('process_resident_memory_bytes');
      expect(body).not.toMatch(/^radura_(jobs|refunds)_\w+\{/m);
    } finally {
      await giveBack();
    }
  });
});

describe('the audit', () => {
  const supervised = () => app.pool.query('update pgboss.queue set monitor_claim_on = now()');
  const violated = async () =>
    (await runAudit(app.pool)).flatMap(({ invariant, rows }) =>
      rows.map((row) => [invariant, (row as { state: string }).state]),
    );
  const NAME = 'a job is begun within ten minutes of being due, and never runs longer than it may';

  it('finds a job that nobody begins', async () => {
    await supervised();
    await addJob('start_after', "now() - interval '11 minutes'");
    expect(await violated()).toEqual([[NAME, 'created']]);
  });

  it('finds a job that runs beyond its end', async () => {
    await supervised();
    await addJob('state, started_on, expire_seconds', "'active', now() - interval '7 minutes', 300");
    expect(await violated()).toEqual([[NAME, 'active']]);
  });

  it('leaves in peace what waits for its next try, runs, is dead, or stands in an installation that does not work', async () => {
    await addJob('start_after', "now() - interval '8 hours'");
    await app.pool.query("update pgboss.queue set monitor_claim_on = now() - interval '8 hours'");
    expect(await violated()).toEqual([]);
    await app.pool.query('delete from pgboss.job');
    await supervised();
    await addJob('state, start_after', "'retry', now() + interval '2 hours'");
    await addJob('start_after', "now() - interval '9 minutes'");
    await addJob('state, started_on, expire_seconds', "'active', now() - interval '5 minutes', 300");
    await app.pool.query(
      "insert into pgboss.job (name, start_after) values ('dead-letters', now() - interval '30 days')",
    );
    expect(await violated()).toEqual([]);
  });
});
