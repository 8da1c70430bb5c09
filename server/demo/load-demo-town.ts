import { addFurtherOffers } from './add-further-offers.ts';
import { epochMinutesOf, localDateOf, zoneOf } from '#contracts/time.ts';
import type { LocalDate } from '#contracts/time.ts';
import type { App } from '#server/kernel/app.ts';
import type { SettableClock } from '#server/kernel/clock.ts';
import type { Work } from '#server/kernel/work.ts';
import { connectPaymentAccount } from '#server/modules/payments/index.ts';
import { changeStatus } from '#server/modules/providers/index.ts';
import { rebuildSearch } from '#server/modules/search/index.ts';
import { addLogIns, addTeacherLogIn, HOST } from './add-log-ins.ts';
import { addMagazine } from './add-magazine.ts';
import { addTownProvider } from './add-provider.ts';
import type { SpaFilled } from './fill-spa.ts';
import { fillSpa, sellAtSpa } from './fill-spa.ts';
import { planBookings } from './plan-bookings.ts';
import type { BookingsPlayed } from './play-bookings.ts';
import { playBookings } from './play-bookings.ts';
import { randomFrom } from './random.ts';
import { TOWN_CUSTOMERS } from './town/customers.ts';
import { webNameOf } from './town/profile.ts';
import { TOWN_PROVIDERS } from './town/providers.ts';
import type { TownProvider } from './town/town-provider.ts';

export interface TownLoaded extends BookingsPlayed {
  providers: number;
}

const SEED = 20_261;
const ALL_BOOKINGS = 420;
/** Of the center whose past is told. */
const ALL_VISITS = 1500;
/** How long before now the town's providers joined. */
const JOINED_DAYS_AGO = 200;
/** When the desk of that center books the weeks ahead: before anybody of the plan does. */
const FILLED_DAYS_AGO = 21;
const DAY_MS = 86_400_000;
const MOST_EVENTS = 1_000_000;

/**
 * Fills an empty database with the demo town, as of where the clock stands: providers in one transaction, so that there
 * never is half a town, then a month of bookings around now. All through the use cases that real data goes through; the
 * same seed, day and time make the same town.
 * @param app opened for loading history, so that no mail is written, and with this clock
 * @param options.bookings how many people want to book; fewer for tests
 * @param options.visits how many have been at the center whose past is told; fewer for tests
 */
export async function loadDemoTown(
  app: App,
  clock: SettableClock,
  options: { bookings?: number; visits?: number } = {},
): Promise<TownLoaded> {
  const now = clock.now();
  const today = localDateOf(zoneOf('Europe/Rome'), epochMinutesOf(now));
  // Every payment is looked at when it is made; nobody needs to be told of it again later.
  app.cards?.simulator?.control.announceNext({ manner: 'lost', times: MOST_EVENTS });
  clock.set(new Date(now.getTime() - JOINED_DAYS_AGO * DAY_MS));
  const providerIds = await app.jobs.work().transaction(async (tx) => {
    const ids = await addProviders(app, tx, today);
    await rebuildSearch(tx);
    return ids;
  });
  await addLogIns(app, providerIds);
  await addMagazine(app, now);
  await app.jobs.drain();
  const { bookings = ALL_BOOKINGS, visits = ALL_VISITS } = options;
  const spa = await fillHost(app, clock, { providerIds, now, today, visits });
  const liveliness = TOWN_PROVIDERS.map((provider) => provider.liveliness ?? 1);
  const plan = planBookings(randomFrom(SEED), {
    bookings,
    now,
    today,
    customers: TOWN_CUSTOMERS,
    liveliness,
  });
  const played = await playBookings(app, clock, plan, { providerIds, now });
  await addFurtherOffers(app, clock, { providerIds, spa, today, now });
  await addTeacherLogIn(app, providerIds);
  await app.jobs.drain();
  // With the clock at now again: they stand in today's till
  if (spa) await sellAtSpa(app.jobs.work(), spa);
  return { providers: providerIds.length, ...played };
}

/** Its bookings to come are written down this morning, so that who books online finds the rest. */
async function fillHost(
  app: App,
  clock: SettableClock,
  {
    providerIds,
    now,
    today,
    visits,
  }: { providerIds: readonly number[]; now: Date; today: LocalDate; visits: number },
): Promise<SpaFilled | null> {
  const [provider, providerId] = [TOWN_PROVIDERS[HOST], providerIds[HOST]];
  if (!provider || providerId === undefined) return null;
  clock.set(new Date(now.getTime() - FILLED_DAYS_AGO * DAY_MS));
  const filled = await fillSpa(app, randomFrom(SEED + 1), { providerId, provider, today, visits });
  await app.jobs.drain();
  return filled;
}

async function addProviders(app: App, work: Work, today: LocalDate): Promise<number[]> {
  const ids: number[] = [];
  for (const [index, provider] of TOWN_PROVIDERS.entries()) {
    const providerId = await addTownProvider(work, app.deps, provider, { index, today });
    await openPaymentAccount(app, work, providerId, provider);
    if (provider.shows === 'locked')
      await changeStatus(work, providerId, { isLocked: true, canUnlock: true }, 'system:demo');
    ids.push(providerId);
  }
  return ids;
}

/** With real keys nobody gets an account: those belong to real businesses. */
async function openPaymentAccount(
  app: App,
  work: Work,
  providerId: number,
  { name, pays, shows }: TownProvider,
): Promise<void> {
  const simulator = app.cards?.simulator;
  if (!simulator || pays === 'NoPayments' || shows === 'unconnected' || shows === 'freePlan') return;
  const id = `acct_demo_${webNameOf(name).replaceAll('-', '_')}`;
  await simulator.control.openAccount({ id, businessName: name });
  await connectPaymentAccount(work, {
    providerId,
    processorAccountId: id,
    customerName: name,
    chargesEnabled: true,
  });
}
