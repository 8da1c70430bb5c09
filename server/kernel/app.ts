import type pg from 'pg';
import type { ChosenCardPayments } from '#server/adapters/card-payments/choose-card-payments.ts';
import type { Executor } from '#server/graphql/execute.ts';
import type { ActorOf, BrowserOf, ContextOf } from '#server/graphql/http.ts';
import type { Database } from './database.ts';
import type { Deps } from './deps.ts';
import type { Jobs } from './jobs.ts';
import type { Logger } from './logger.ts';
import type { CookieSettings } from './session-cookies.ts';

/** The running product without its doors: what HTTP, tests, the demo town and benchmarks all stand on. */
export interface App {
  pool: pg.Pool;
  database: Database;
  jobs: Jobs;
  deps: Deps;
  logger: Logger;
  executor: Executor;
  contextOf: ContextOf;
  actorOf: ActorOf;
  browserOf: BrowserOf;
  cookieSettings: CookieSettings;
  /** Whether others than this machine can come in (decision 23). */
  isPublic: boolean;
  /** The processor, and behind it the local simulator where that one is in use. */
  cards: ChosenCardPayments | null;
  close(): Promise<void>;
}
