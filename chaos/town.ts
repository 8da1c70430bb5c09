import type { App } from '#server/kernel/app.ts';
import { openApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { SessionCookies } from '#server/kernel/session-cookies.ts';
import { openLocalDatabase } from '#server/local-database.ts';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { createUser } from '#server/modules/identity/index.ts';
import { finishSignIn } from '#server/modules/identity/use-cases/finish-sign-in.ts';
import { connectPaymentAccount, setPaymentOptions } from '#server/modules/payments/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague, anEquipment } from '#server/modules/staff/builders.ts';
import type { CardProcessor } from './card-processor.ts';

const PROVIDERS = 8;
const SIGNED_IN = 3;
/** At the first of the providers, one each. */
const DESKS = 3;
export const PASSWORD = 'Radura-chaos-1';

/** What the customers know when they come. */
export interface Town {
  /** Each of an hour, around the clock, done by one person. */
  offers: { offerId: number; providerId: number }[];
  /** Who has a log-in, by e-mail. */
  people: string[];
  desks: TownDesk[];
}

/** What somebody at the desk of a provider knows when they come. */
export interface TownDesk {
  providerId: number;
  /** Of the browser in which the owner is signed in. */
  cookie: string;
  /** Each is done by any of the people; the first one in one of the rooms, the other one with several at once. */
  offer: number;
  groupOffer: number;
  priceCents: number;
  people: number[];
  rooms: number[];
}

/** Builds the town into the empty database of a server that is not running yet. */
export async function buildTown(
  environment: Record<string, string>,
  processor: CardProcessor,
): Promise<Town> {
  const config = readConfig({ ...environment, LOG_LEVEL: 'error' });
  const database = await openLocalDatabase(config);
  const cards = { webhookUrl: 'http://127.0.0.1:9/webhooks/card-payments' };
  const app = await openApp(config, {
    databaseUrl: database.url,
    origin: 'http://localhost',
    cards,
    workers: false,
  });
  const work = app.jobs.work();
  const town: Town = { offers: [], people: [], desks: [] };
  for (let number = 1; number <= PROVIDERS; number += 1) {
    const name = `Studio ${number}`;
    const providerId = await aProvider(work, {
      name,
      defaultTimeSlotStep: 60,
      notificationEmail: `studio${number}@example.it`,
    });
    const processorAccountId = `acct_chaos${number}`;
    await processor.openAccount(processorAccountId, name);
    await connectPaymentAccount(work, {
      providerId,
      processorAccountId,
      customerName: name,
      chargesEnabled: true,
    });
    await setPaymentOptions(work, providerId, { serviceOnline: true, serviceOnsite: true });
    const resourceId = await aColleague(work, { providerId });
    await worksEveryDay(work, { providerId, resourceId, from: 0, to: 1440 });
    const { offerId } = await anOffer(work, {
      providerId,
      people: [resourceId],
      priceCents: 3_333 + number * 111,
    });
    town.offers.push({ offerId, providerId });
    if (number <= DESKS) town.desks.push(await aDesk(app, { providerId, resourceId }));
  }
  for (let number = 1; number <= SIGNED_IN; number += 1) {
    const email = `person${number}@example.it`;
    await createUser(work, app.deps, {
      email,
      password: PASSWORD,
      firstname: 'Ada',
      lastname: 'Rossi',
      language: 'it',
      actor: 'system:chaos',
    });
    town.people.push(email);
  }
  await app.close();
  await database.close();
  return town;
}

/** The desk of a provider: who does what customers book also does what is booked here. */
async function aDesk(
  app: App,
  { providerId, resourceId }: { providerId: number; resourceId: number },
): Promise<TownDesk> {
  const work = app.jobs.work();
  const other = await aColleague(work, { providerId, name: 'Bruno' });
  await worksEveryDay(work, { providerId, resourceId: other, from: 0, to: 1440 });
  const people = [resourceId, other];
  const rooms = [await anEquipment(work, { providerId }), await anEquipment(work, { providerId })];
  const priceCents = 4_999;
  const offer = { providerId, people, priceCents };
  const { offerId, serviceId } = await anOffer(work, { ...offer, needs: [{ resourceIds: rooms }] });
  const group = await anOffer(work, { ...offer, serviceId, name: 'Yoga', capacity: 4 });
  const cookie = await signInOwner(app, providerId);
  return { providerId, cookie, offer: offerId, groupOffer: group.offerId, priceCents, people, rooms };
}

/** Second factor and all, without the mails and codes of a first log-in. */
async function signInOwner(app: App, providerId: number): Promise<string> {
  const work = app.jobs.work();
  const { personId } = await createUser(work, app.deps, {
    email: `owner${providerId}@example.it`,
    password: PASSWORD,
    firstname: 'Olga',
    lastname: 'Neri',
    language: 'it',
    at: { providerId, role: 'owner' },
    actor: 'system:chaos',
  });
  const sessions = new SessionCookies(app.cookieSettings);
  const origin = { sessions, userAgent: 'chaos', address: 'chaos', replaces: null };
  await finishSignIn(work, app.deps, origin, {
    personId,
    area: 'business',
    client: { appName: 'chaos', appVersion: '6.0.0', os: 'web' },
    secondFactor: 'authenticatorApp',
  });
  return sessions.lines.map((line) => line.split(';')[0]).join('; ');
}
