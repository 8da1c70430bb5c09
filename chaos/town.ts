import { openApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openLocalDatabase } from '#server/local-database.ts';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { createUser } from '#server/modules/identity/index.ts';
import { connectPaymentAccount, setPaymentOptions } from '#server/modules/payments/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import type { CardProcessor } from './card-processor.ts';

const PROVIDERS = 8;
const SIGNED_IN = 3;
export const PASSWORD = 'Radura-chaos-1';

/** What the customers know when they come. */
export interface Town {
  /** Each of an hour, around the clock, done by one person. */
  offers: { offerId: number; providerId: number }[];
  /** Who has a log-in, by e-mail. */
  people: string[];
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
  const town: Town = { offers: [], people: [] };
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
