import { join } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import type pg from 'pg';
import { chooseMailer } from './adapters/mail/choose-mailer.ts';
import { FolderStorage } from './adapters/object-storage/folder-storage.ts';
import { openIndexedPlaces } from './adapters/places/indexed-places.ts';
import type { CardPayments } from './adapters/card-payments/port.ts';
import type { Config } from './config.ts';
import { Executor } from './graphql/execute.ts';
import type { ContextOf } from './graphql/http.ts';
import { buildSchema } from './graphql/schema.ts';
import type { Clock } from './kernel/clock.ts';
import { DatabaseClock } from './kernel/clock.ts';
import type { Database } from './kernel/database.ts';
import { openDatabase, openPool } from './kernel/database.ts';
import { Jobs } from './kernel/jobs.ts';
import { Links } from './kernel/links.ts';
import type { Logger } from './kernel/logger.ts';
import { openLogger } from './kernel/logger.ts';
import { migrate } from './kernel/migrate.ts';
import type { Tools } from './kernel/tools.ts';

/** The running product without its doors: what HTTP, tests, the demo town and benchmarks all stand on. */
export interface App {
  pool: pg.Pool;
  database: Database;
  jobs: Jobs;
  tools: Tools;
  logger: Logger;
  executor: Executor;
  contextOf: ContextOf;
  close(): Promise<void>;
}

export interface AppOptions {
  databaseUrl: string;
  origin: string;
  /** Default: the database's clock. Tests and the demo town pass their own. */
  clock?: Clock;
  cardPayments?: CardPayments | null;
  /** Whether this process works off the queue. */
  workers: boolean;
}

let schema: GraphQLSchema | null = null;

/** The whole API as one schema, built once per process from every module's operations. */
export function apiSchema(): GraphQLSchema {
  schema ??= buildSchema();
  return schema;
}

/** Migrates the database and puts the pieces together: the one place that knows every module and adapter. */
export async function openApp(config: Config, options: AppOptions): Promise<App> {
  const logger = openLogger(config.logLevel);
  const pool = openPool(options.databaseUrl, config.database.connections, (error) => logger.warn({ err: error }, 'idle connection lost'));
  const database = openDatabase(pool);
  await migrate(database);
  const clock = options.clock ?? (await databaseClock(pool));
  const jobs = new Jobs({ url: options.databaseUrl, database, clock, logger });
  const tools: Tools = {
    cardPayments: options.cardPayments ?? null,
    places: await openIndexedPlaces(),
    mailer: chooseMailer(config),
    storage: new FolderStorage(join(config.dataFolder, 'files')),
    links: new Links(config.secret),
    logger,
    origin: options.origin,
    limits: config.limits,
    platformFeeBasisPoints: config.card.platformFeeBasisPoints,
    contactEmail: config.mail.contactEmail,
  };
  jobs.register([], []);
  await jobs.start({ workers: options.workers });
  return {
    pool,
    database,
    jobs,
    tools,
    logger,
    executor: new Executor(apiSchema(), { isIntrospectionAllowed: !config.isPublic }),
    contextOf: (asked) => ({ ...asked, work: jobs.work(), tools, actor: { kind: 'guest' } }),
    async close() {
      await jobs.stop();
      await database.destroy();
    },
  };
}

async function databaseClock(pool: pg.Pool): Promise<DatabaseClock> {
  const clock = new DatabaseClock(pool);
  await clock.adjust();
  setInterval(() => void clock.adjust().catch(() => undefined), 60_000).unref();
  return clock;
}
