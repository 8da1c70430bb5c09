import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { App } from '#server/kernel/app.ts';
import { openApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Config } from '#server/config.ts';
import { makeScratchFolder, startEmbeddedPostgres } from '#server/kernel/embedded-postgres.ts';
import type { LockTaker } from '#server/kernel/work.ts';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { aPayableProvider } from '#server/modules/payments/builders.ts';
import { setPaymentOptions } from '#server/modules/payments/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import { documentsOfScreens } from '../../scripts/documents-of-screens.ts';

export interface BenchApp extends App {
  config: Config;
  databaseUrl: string;
  /** Closes the app and removes its database. */
  end(): Promise<void>;
}

const NO_LIMITS = {
  HOLDS_PER_EMAIL: '1000000',
  HOLDS_PER_ADDRESS: '1000000',
  UNPAID_PERCENT_OF_DAY: '1000000',
  BOOKINGS_PER_ADDRESS_PER_HOUR: '1000000000',
  API_COST_PER_ADDRESS_PER_MINUTE: '1000000000',
  SCREEN_REQUESTS_PER_ADDRESS_PER_MINUTE: '1000000000',
};

/**
 * The product on a fresh embedded database with its usual settings (fsync on).
 * @param options.withCards opens the card simulator too; its events go nowhere until `simulator.control.setWebhookUrl`
 * @param options.limits on who books how often: the usual ones, for guests with addresses of their own, or (default) none
 */
export async function openBenchApp(
  options: { locks?: LockTaker; connections?: number; limits?: 'usual' | 'none'; withCards?: boolean } = {},
): Promise<BenchApp> {
  const scratch = makeScratchFolder();
  const files = mkdtempSync(join(tmpdir(), 'radura-bench-'));
  const postgres = await startEmbeddedPostgres(join(scratch, 'data'));
  const config = readConfig({
    SECRET: 'a secret for benchmarks, long enough to be one',
    LOG_LEVEL: 'silent',
    DATA_FOLDER: files,
    PORT: '0',
    DATABASE_CONNECTIONS: String(options.connections ?? 16),
    TRUSTED_PROXIES: '1',
    ...(options.limits === 'usual' ? {} : NO_LIMITS),
  });
  const databaseUrl = await postgres.urlOf('radura');
  const origin = 'http://localhost:3000';
  const cards = options.withCards ? { webhookUrl: `${origin}/webhooks/card-payments` } : undefined;
  const app = await openApp(config, { databaseUrl, origin, cards, workers: false, locks: options.locks });
  return {
    ...app,
    config,
    databaseUrl,
    async end() {
      await app.close();
      await postgres.stop();
      for (const folder of [scratch, files]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface Bookable {
  offerId: number;
  providerId: number;
  resourceId: number;
}

/** Providers with one person each, who works around the clock every day on an offer of an hour; they take cards where there are any. */
export async function somePeople(app: App, count: number): Promise<Bookable[]> {
  const work = app.jobs.work();
  const bookables: Bookable[] = [];
  for (let index = 0; index < count; index += 1) {
    const wanted = { name: `Studio ${index}`, defaultTimeSlotStep: 60 };
    const simulator = app.cards?.simulator;
    const providerId = simulator
      ? (await aPayableProvider(work, simulator, wanted)).providerId
      : await aProvider(work, wanted);
    if (simulator) await setPaymentOptions(work, providerId, { serviceOnline: true, serviceOnsite: true });
    const resourceId = await aColleague(work, { providerId });
    await worksEveryDay(work, { providerId, resourceId, from: 0, to: 1440 });
    const { offerId } = await anOffer(work, { providerId, people: [resourceId] });
    bookables.push({ offerId, providerId, resourceId });
  }
  return bookables;
}

const SCREEN_DOCUMENTS = new Map((await documentsOfScreens()).map(({ name, text }) => [name, text]));

/** What one of our own screens sends, by the name of its operation; only those documents are compiled. */
export function screenDocument(name: string): string {
  const text = SCREEN_DOCUMENTS.get(name);
  if (text === undefined) throw new Error(`No screen asks for ${name}`);
  return text;
}

export interface BookingRequest {
  offer: number;
  at: string;
  email: string;
}

let requests = 0;

/** One call of the schema in this process, as a guest who asks once. */
export function askInProcess(app: App, query: string, variables: object): ReturnType<App['executor']['run']> {
  requests += 1;
  const context = app.contextOf({
    requestId: `bench-${requests}`,
    locale: 'it',
    address: '127.0.0.1',
    idempotencyKey: `wish ${requests}`,
  });
  return app.executor.run({ query, variables: { ...variables } }, context);
}

/** What our own pages send to book without paying. */
export function bookingOf({ offer, at, email }: BookingRequest): {
  query: string;
  variables: Record<string, unknown>;
} {
  const agreements = [{ type: 'sharing', decision: 'Y' }];
  return {
    query: screenDocument('Book'),
    variables: { subServiceId: offer, dateTimeFrom: at, email, onlyBook: true, agreements },
  };
}

/** One booking without paying. @returns 'booked' or the code of the refusal */
export async function bookInProcess(app: App, request: BookingRequest): Promise<string> {
  const { query, variables } = bookingOf(request);
  const answer = await askInProcess(app, query, variables);
  return answer.errors?.[0]?.code ?? 'booked';
}

/** The hour number `index` from the day after tomorrow on, as the API takes it: an instant, since no local hour is there on the night the clocks go forward. */
export function hourFromNow(index: number): string {
  const day = new Date(Date.now() + (2 + Math.floor(index / 24)) * 86_400_000).toISOString().slice(0, 10);
  return `${day}T${String(index % 24).padStart(2, '0')}:00Z`;
}

/** Runs `jobs` by at most `width` at a time. */
export async function inParallel<T>(width: number, jobs: Iterable<() => Promise<T>>): Promise<T[]> {
  const results: T[] = [];
  const iterator = jobs[Symbol.iterator]();
  const worker = async () => {
    for (let next = iterator.next(); !next.done; next = iterator.next()) results.push(await next.value());
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
