import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Locale } from '#contracts/languages.ts';
import type { Area } from '#contracts/roles.ts';
import type { App } from '#server/kernel/app.ts';
import { openApp } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import { readConfig } from '#server/config.ts';
import type { ApiAnswer } from '#server/graphql/execute.ts';
import { SettableClock } from '#server/kernel/clock.ts';
import { openPool } from '#server/kernel/database.ts';
import type { Actor, SessionOutlet } from '#server/kernel/request-context.ts';
import type { LockTaker, Work } from '#server/kernel/work.ts';
import { hashCheaplyInTests } from '#server/modules/identity/use-cases/passwords.ts';
import { withDatabase } from './test-postgres.ts';

/** The whole product on a database of its own, with a clock that stands still. */
export interface TestApp extends App {
  config: Config;
  clock: SettableClock;
  /** The address of the app's own database. */
  databaseUrl: string;
  /** A work outside any transaction. */
  work(): Work;
  /** Runs a GraphQL document, as a guest unless told otherwise. */
  ask(document: string, variables?: Record<string, unknown>, asked?: AskedAs): Promise<ApiAnswer>;
}

export interface AskedAs {
  locale?: Locale;
  address?: string;
  idempotencyKey?: string | null;
  /** Default: a guest. */
  actor?: Actor;
  /** Default: the actor's. */
  area?: Area;
  sessions?: SessionOutlet;
}

export interface TestAppOptions {
  /** Where the clock stands at first. Default: Monday 2 November 2026, 09:00 in Rome. */
  now?: string;
  environment?: Record<string, string>;
  /** Opens the card simulator too; its events go nowhere until `app.cards.simulator.control.setWebhookUrl`. */
  withCards?: boolean;
  /** Silence of the simulator after which an outcome counts as unknown, where a test waits for it. Default: as in production. */
  cardTimeoutMs?: number;
  /** Default 0: every question goes to the database. */
  cacheMs?: number;
  locks?: LockTaker;
  isHistory?: boolean;
}

export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  hashCheaplyInTests();
  const databaseUrl = await cloneTemplate();
  const files = mkdtempSync(join(tmpdir(), 'radura-files-'));
  const clock = new SettableClock(options.now ?? '2026-11-02T08:00:00Z');
  const config = readConfig({
    SECRET: 'a secret for tests, long enough to be one',
    LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
    DATA_FOLDER: files,
    DATABASE_CONNECTIONS: '10',
    HOLDS_PER_EMAIL: '1000',
    HOLDS_PER_ADDRESS: '1000',
    UNPAID_PERCENT_OF_DAY: '1000000',
    BOOKINGS_PER_ADDRESS_PER_HOUR: '100000',
    API_COST_PER_ADDRESS_PER_MINUTE: '1000000000',
    SCREEN_REQUESTS_PER_ADDRESS_PER_MINUTE: '1000000000',
    ...options.environment,
  });
  const origin = config.publicUrl ?? 'http://localhost:3000';
  const cards = options.withCards
    ? { webhookUrl: `${origin}/webhooks/card-payments`, timeoutMs: options.cardTimeoutMs }
    : undefined;
  const { cacheMs = 0, locks, isHistory } = options;
  const app = await openApp(config, {
    databaseUrl,
    origin,
    clock,
    cards,
    workers: false,
    cacheMs,
    locks,
    isHistory,
  });
  let requests = 0;
  return {
    ...app,
    config,
    clock,
    databaseUrl,
    async close() {
      await app.close();
      rmSync(files, { recursive: true, force: true });
    },
    work: () => app.jobs.work(),
    ask(document, variables = {}, asked = {}) {
      const context = app.contextOf({
        requestId: `test-${(requests += 1)}`,
        locale: asked.locale ?? 'en',
        address: asked.address ?? '198.51.100.7',
        idempotencyKey: asked.idempotencyKey ?? null,
        ...(asked.actor && {
          actor: asked.actor,
          area: asked.actor.kind === 'guest' ? 'public' : asked.actor.area,
        }),
        ...(asked.area && { area: asked.area }),
        ...(asked.sessions && { sessions: asked.sessions }),
      });
      return app.executor.run({ query: document, variables }, context);
    },
  };
}

async function cloneTemplate(): Promise<string> {
  const maintenanceUrl = inject('postgresUrl');
  const name = `radura_${randomBytes(6).toString('hex')}`;
  const admin = openPool(maintenanceUrl, 1, () => undefined);
  try {
    // By files and not by the log, page by page: a quarter of the server's time for a database of this size.
    await admin.query(`create database ${name} template radura_template strategy file_copy`);
  } finally {
    await admin.end();
  }
  return withDatabase(maintenanceUrl, name);
}
