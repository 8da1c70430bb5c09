import type { GraphQLSchema } from 'graphql';
import type pg from 'pg';
import type { ChosenCardPayments } from './adapters/card-payments/choose-card-payments.ts';
import { chooseCardPayments } from './adapters/card-payments/choose-card-payments.ts';
import { chooseMailer } from './adapters/mail/choose-mailer.ts';
import { chooseObjectStorage } from './adapters/object-storage/choose-object-storage.ts';
import { openIndexedPlaces } from './adapters/places/indexed-places.ts';
import type { Config } from './config.ts';
import { Executor } from './graphql/execute.ts';
import { buildSchema } from './graphql/schema.ts';
import { Allowances } from './kernel/allowances.ts';
import { BookingCookie } from './kernel/booking-cookie.ts';
import type { BrowserOf } from './graphql/http.ts';
import type { App } from './kernel/app.ts';
import type { Clock } from './kernel/clock.ts';
import { DatabaseClock } from './kernel/clock.ts';
import { openDatabase, openPool } from './kernel/database.ts';
import { housekeeping } from './kernel/housekeeping.ts';
import { Jobs } from './kernel/jobs.ts';
import { Links } from './kernel/links.ts';
import { keyedHash } from './kernel/keyed-hash.ts';
import type { Logger } from './kernel/logger.ts';
import { openLogger } from './kernel/logger.ts';
import { Secrets } from './kernel/secrets.ts';
import { SessionCookies } from './kernel/session-cookies.ts';
import { migrateDatabase } from './kernel/migrate.ts';
import { networkOf } from './kernel/network-address.ts';
import { Cache } from './kernel/cache.ts';
import { ChangeFeed } from './kernel/change-feed.ts';
import type { Deps } from './kernel/deps.ts';
import type { LockTaker } from './kernel/work.ts';
import { keepTermsText } from './modules/selling/index.ts';
import { readActor } from './modules/identity/index.ts';
import { consequences, MODULES, partsOf, personalDataSources } from './modules.ts';

export interface AppOptions {
  databaseUrl: string;
  origin: string;
  /** Default: the database's clock. Tests and the demo town pass their own. */
  clock?: Clock;
  /** Where this process takes the processor's events; absent: no online payment. */
  cards?: { webhookUrl: string; timeoutMs?: number };
  /** Whether this process works off the queue from the start; `jobs.startWorkers` begins later. */
  workers: boolean;
  /** For loading history: nobody is written to, and search is filled afterwards (`rebuildSearch`). */
  isHistory?: boolean;
  /** How long free times may be remembered; 0 asks the database every time. */
  cacheMs?: number;
  /** Only for the harness that shows what the locks are good for. */
  locks?: LockTaker;
}

/** Another process's booking shows in the free times after this long at the latest; a booking is always checked anew. */
const REMEMBER_MS = 1_000;

/** History that is only half loaded when the power fails has to be loaded anew, whatever was on the disk already. */
const HISTORY_SETTINGS = '-c synchronous_commit=off';

// Every module's part of the API, in level order, is added to the builder before anybody can ask for the schema.
for (const one of MODULES) await one.graphql?.();

let schema: GraphQLSchema | null = null;

/** The whole API as one schema, built once per process from every module's operations. */
export function apiSchema(): GraphQLSchema {
  schema ??= buildSchema();
  return schema;
}

/** Migrates the database and puts the pieces together: the one place that knows every module and adapter. */
export async function openApp(config: Config, options: AppOptions): Promise<App> {
  const logger = openLogger(config.logLevel);
  const settings = options.isHistory ? HISTORY_SETTINGS : '';
  const pool = openPool(
    options.databaseUrl,
    config.database.connections,
    (error) => logger.warn({ err: error }, 'idle connection lost'),
    settings,
  );
  const database = openDatabase(pool);
  await migrateDatabase(options.databaseUrl);
  const { clock, stopClock } = options.clock
    ? { clock: options.clock, stopClock: null }
    : await databaseClock(pool);
  const cache = new Cache(options.cacheMs ?? REMEMBER_MS);
  const { locks } = options;
  const cookieSettings = { isSecure: options.origin.startsWith('https:'), parentDomain: config.parentDomain };
  const jobs = new Jobs({ url: options.databaseUrl, database, clock, logger, cache, locks });
  const cards = options.cards
    ? await openCards(config, options.databaseUrl, options.cards, clock, logger)
    : null;
  const secrets = new Secrets(config.secret, options.origin);
  const changes = new ChangeFeed(options.databaseUrl, logger);
  const deps: Deps = {
    changes,
    cardPayments: cards?.cardPayments ?? null,
    places: await openIndexedPlaces(),
    mailer: chooseMailer(config),
    storage: chooseObjectStorage(config, { clock, secrets, origin: options.origin }),
    links: new Links(config.secret),
    secrets,
    logger,
    origin: options.origin,
    limits: config.limits,
    platformFeeBasisPoints: config.card.platformFeeBasisPoints,
    videoShareBasisPoints: config.card.videoShareBasisPoints,
    contactEmail: config.mail.contactEmail,
    personalData: await personalDataSources(),
    customerRows: await partsOf((one) => one.customerRows?.()),
    consequences: await consequences(config),
  };
  jobs.register(
    [
      ...(await partsOf((one) => one.reactions?.())),
      ...(options.isHistory ? [] : await partsOf((one) => one.reactionsOfToday?.())),
    ],
    [housekeeping, ...(await partsOf((one) => one.jobs?.(deps)))],
  );
  await jobs.start({ workers: options.workers });
  await keepTermsText(jobs.work());
  const browserOf: BrowserOf = (header) => ({
    sessions: new SessionCookies(cookieSettings, header),
    justBooked: new BookingCookie(cookieSettings, { links: deps.links, now: jobs.work().now(), header }),
  });
  return {
    pool,
    database,
    jobs,
    deps,
    logger,
    executor: new Executor(apiSchema(), {
      isIntrospectionAllowed: !config.isPublic,
      allowances: new Allowances(config.limits.apiCostPerAddressPerMinute),
      ownAllowances: new Allowances(config.limits.screenRequestsPerAddressPerMinute),
    }),
    contextOf: ({ address, ...asked }) => ({
      actor: { kind: 'guest' },
      area: 'public',
      ...browserOf(undefined),
      userAgent: '',
      ...asked,
      // Most calls never ask.
      get address() {
        return keyedHash(config.secret, networkOf(address));
      },
      work: jobs.work(),
      deps,
    }),
    actorOf: ({ area, cookies, authorization, isUnattended = false }) =>
      readActor(jobs.work(), deps.secrets, {
        area,
        cookie: new SessionCookies(cookieSettings).read(area, cookies),
        authorization,
        isUse: !isUnattended,
      }),
    browserOf,
    cookieSettings,
    isPublic: config.isPublic,
    cards,
    async close() {
      await jobs.stop();
      await changes.close();
      stopClock?.();
      await cards?.close();
      await database.destroy();
    },
  };
}

/** The simulator gets connections of its own: requests that wait for it must not starve it. */
async function openCards(
  config: Config,
  databaseUrl: string,
  { webhookUrl, timeoutMs }: NonNullable<AppOptions['cards']>,
  clock: Clock,
  logger: Logger,
): Promise<ChosenCardPayments> {
  const pool = openPool(databaseUrl, 4, (error) => logger.warn({ err: error }, 'idle connection lost'));
  const chosen = await chooseCardPayments({
    keys: config.card.keys,
    address: config.card.address,
    isPublic: config.isPublic,
    webhookUrl,
    timeoutMs,
    pool,
    clock,
  });
  return {
    ...chosen,
    async close() {
      await chosen.close();
      await pool.end();
    },
  };
}

/** The database's clock, compared with this machine's every minute. */
async function databaseClock(pool: pg.Pool): Promise<{ clock: Clock; stopClock: () => void }> {
  const clock = new DatabaseClock(pool);
  await clock.adjust();
  const timer = setInterval(() => void clock.adjust().catch(() => undefined), 60_000).unref();
  return { clock, stopClock: () => clearInterval(timer) };
}
