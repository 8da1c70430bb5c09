import type { App } from '#server/kernel/app.ts';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { invitePerson } from '#server/modules/identity/index.ts';
import { connectPaymentAccount, setPaymentOptions } from '#server/modules/payments/index.ts';
import { aClass } from '#server/modules/classes/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import type { JourneyTown } from './journey.ts';
import { buildSearchTown } from './search-town.ts';

const RIMINI = { city: 'Rimini', cityKey: 'it-rimini', latitude: 44.06, longitude: 12.565 };

/** Builds the town into an empty database, through the same use cases as real data. */
export async function buildJourneyTown(app: App): Promise<JourneyTown> {
  const work = app.jobs.work();
  const studio = await aStudio(app, 'Studio Aria');

  const onlineOnly = await aProvider(work, {
    name: 'Solo Online',
    acceptPayments: 'OnlineOnly',
    hasNoWidget: true,
  });
  const single = await anOffer(work, {
    providerId: onlineOnly,
    name: 'Trattamento viso',
    priceCents: 4000,
    durationMinutes: 60,
  });
  await worksEveryDay(work, {
    providerId: onlineOnly,
    resourceId: single.people[0] ?? 0,
    from: 480,
    to: 1260,
  });
  await takeCards(app, onlineOnly, 'Solo Online');

  const unconnected = await aProvider(work, {
    name: 'Bottega Serena',
    acceptPayments: 'Optional',
    city: 'Ferrara',
    cityKey: 'it-ferrara',
    latitude: 44.836,
    longitude: 11.619,
  });
  const calm = await anOffer(work, {
    providerId: unconnected,
    name: 'Trattamento viso',
    priceCents: 4000,
    durationMinutes: 60,
  });
  await worksEveryDay(work, {
    providerId: unconnected,
    resourceId: calm.people[0] ?? 0,
    from: 480,
    to: 1260,
  });

  const onFree = await aProvider(work, {
    name: 'Bottega Gratuita',
    packageId: 0,
    phone: '+39 051 0000000',
    email: 'ciao@bottega.example',
  });
  await anOffer(work, { providerId: onFree });
  const unpaid = await aProvider(work, {
    name: 'Conto Sospeso',
    packageEndsAt: new Date(work.now().getTime() - 86_400_000),
  });
  await anOffer(work, { providerId: unpaid });
  await invitePerson(work, {
    email: 'collaboratrice@example.it',
    providerId: studio,
    role: 'collaborator',
    language: 'it',
    firstname: 'Carla',
    actor: 'system',
  });
  await buildSearchTown(work);
  const workshop = await aStudio(app, 'Officina del Benessere', RIMINI);
  const gym = await aGym(app);
  await app.jobs.drain();
  return { studio, onlineOnly, unconnected, onFree, unpaid, workshop, gym };
}

/** Two people who work every day, a massage for money and one for nothing, and a payment account. */
async function aStudio(app: App, name: string, place: Partial<typeof RIMINI> = {}): Promise<number> {
  const work = app.jobs.work();
  const providerId = await aProvider(work, {
    name,
    acceptPayments: 'Optional',
    categories: ['massage-center'],
    ...place,
  });
  const people = [
    await aColleague(work, { providerId, name: 'Anna Verdi' }),
    await aColleague(work, { providerId, name: 'Bruno Neri' }),
  ];
  for (const resourceId of people) await worksEveryDay(work, { providerId, resourceId, from: 480, to: 1260 });
  const { serviceId } = await anOffer(work, {
    providerId,
    people,
    name: 'Massaggio rilassante',
    priceCents: 5000,
    durationMinutes: 60,
  });
  await anOffer(work, {
    providerId,
    serviceId,
    people,
    name: 'Prova gratuita',
    priceCents: 0,
    durationMinutes: 30,
  });
  await takeCards(app, providerId, name);
  await setPaymentOptions(work, providerId, { onlineDiscountBasisPoints: 1000 });
  return providerId;
}

/** Courses alone, in a town of its own: three sessions of yoga from the day after tomorrow, at 18:00 in summer. */
async function aGym(app: App): Promise<number> {
  const work = app.jobs.work();
  const name = 'Sala Respiro';
  const place = { city: 'Ravenna', cityKey: 'it-ravenna', latitude: 44.417, longitude: 12.199 };
  const providerId = await aProvider(work, { name, acceptPayments: 'Optional', ...place });
  await takeCards(app, providerId, name);
  const starts = [2, 4, 6].map((days) => {
    const at = new Date(work.now().getTime() + days * 86_400_000);
    at.setUTCHours(16, 0, 0, 0);
    return at.toISOString();
  });
  await aClass(work, { providerId, name: 'Yoga dolce', capacity: 2, starts });
  return providerId;
}

async function takeCards(app: App, providerId: number, businessName: string): Promise<void> {
  const processorAccountId = `acct_journey${providerId}`;
  await app.cards?.simulator?.control.openAccount({ id: processorAccountId, businessName });
  await connectPaymentAccount(app.jobs.work(), {
    providerId,
    processorAccountId,
    customerName: businessName,
    chargesEnabled: true,
  });
}
