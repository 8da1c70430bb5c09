import type { App } from '#server/kernel/app.ts';
import { addDays, isoWeekday, zoneOf } from '#contracts/time.ts';
import type { LocalDate } from '#contracts/time.ts';
import { formatMinuteOfDay } from '#contracts/time-text.ts';
import type { DeskSaleForm } from '#contracts/validation/desk-sale.ts';
import { isRefusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { bookForCustomer } from '#server/modules/booking/index.ts';
import type { BookableOffer } from '#server/modules/catalog/index.ts';
import { getBookableOffersOf } from '#server/modules/catalog/index.ts';
import { addCustomer, tagCustomers, writeNote } from '#server/modules/customers/index.ts';
import { findPerson } from '#server/modules/identity/index.ts';
import { sell } from '#server/modules/payments/index.ts';
import { resourcesOf } from '#server/modules/staff/index.ts';
import { addPastVisits } from './add-past-visits.ts';
import type { PlannedOffer, PlannedPerson } from './plan-visits.ts';
import { planVisits } from './plan-visits.ts';
import type { Random } from './random.ts';
import { TOWN_CUSTOMERS } from './town/customers.ts';
import { webNameOf } from './town/profile.ts';
import type { TownProvider } from './town/town-provider.ts';
import { weeklySpans } from './town/week.ts';

const CUSTOMERS = 300;
const DAYS_AHEAD = 28;
/** How often the desk tries to book somebody on a day for each person; many starts are taken already. */
const TRIES_A_DAY = 4;
const ZONE = zoneOf('Europe/Rome');
const TAGS = [
  { name: 'Abbonata', every: 6 },
  { name: 'Sconto residenti', every: 9 },
  { name: 'Gift card', every: 17 },
];
/** Of one customer in three. */
const NOTES = [
  { text: 'Preferisce la mattina, meglio prima delle 11.', isHealth: false },
  { text: 'Arriva in bici, spesso cinque minuti dopo.', isHealth: false },
  { text: 'Allergia all’olio di mandorle: usare quello di jojoba.', isHealth: true },
  { text: 'Vuole la musica bassa e poche parole.', isHealth: false },
  { text: 'Cervicale: niente pressioni forti sul collo.', isHealth: true },
];

/** Who sells there, and to whom. */
export interface SpaFilled {
  providerId: number;
  ownerId: number;
  customerId: number | null;
  /** A dozen of its regulars. */
  regularIds: number[];
}

/** How much of it; less for tests. */
export interface SpaMonth {
  visits: number;
}

/**
 * Fills the calendar of one center as the desk of a busy one has it: regular customers whom it wrote down itself, visits of the past months with their money,
 * and four weeks ahead booked through the product, as of where the clock stands.
 * @returns who runs it, and one of its regulars
 */
export async function fillSpa(
  app: App,
  random: Random,
  {
    providerId,
    provider,
    today,
    visits: wanted,
  }: SpaMonth & { providerId: number; provider: TownProvider; today: LocalDate },
): Promise<SpaFilled> {
  const work = app.jobs.work();
  const ownerId = await findPerson(work, `${webNameOf(provider.name)}@example.it`);
  if (ownerId === null) throw new Error(`${provider.name} has no owner`);
  const customerIds = await addRegulars(work, random, { providerId, ownerId });
  const offers = await getBookableOffersOf(work, [providerId]);
  const people = await plannedPeople(work, { providerId, provider, offers });
  const visits = planVisits(random, {
    people,
    visits: wanted,
    customers: customerIds.length,
    today,
    zone: ZONE,
  });
  await work.transaction(async (tx) =>
    addPastVisits(
      tx,
      {
        providerId,
        zone: ZONE,
        offers: new Map(offers.map((offer) => [offer.offerId, offer])),
        people: new Map((await resourcesOf(tx, providerId)).map((one) => [one.id, one])),
        customerIds,
        takenBy: ownerId,
      },
      visits,
    ),
  );
  await bookAhead(app, random, { providerId, people, customerIds, today });
  return { providerId, ownerId, customerId: customerIds[0] ?? null, regularIds: customerIds.slice(0, 12) };
}

/** Two sales at the desk as of where the clock stands, one to a customer who owes a part of it. */
export async function sellAtSpa(work: Work, { providerId, ownerId, customerId }: SpaFilled): Promise<void> {
  const usual = { vatTreatment: null, receiptNumber: null, note: '' };
  const sales: DeskSaleForm[] = [
    {
      ...usual,
      name: 'Olio da massaggio',
      amountCents: 1850,
      customerId: null,
      paidCents: null,
      method: 'cash',
    },
    { ...usual, name: 'Accappatoio', amountCents: 4900, customerId, paidCents: 2000, method: 'terminal' },
  ];
  for (const [index, sale] of sales.entries())
    await sell(work, {
      providerId,
      sale,
      takenBy: ownerId,
      actor: `person:${ownerId}`,
      key: `demo-sale-${index}`,
    });
}

/** People with a name and a phone; of every fifth the desk has an e-mail too, so that they are reminded. Some are tagged, and noted of. */
async function addRegulars(
  work: Work,
  random: Random,
  { providerId, ownerId }: { providerId: number; ownerId: number },
): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < CUSTOMERS; index += 1) {
    const [{ firstname }, { lastname }] = [random.of(TOWN_CUSTOMERS), random.of(TOWN_CUSTOMERS)];
    const phone = `+39 338 555 ${String(1000 + index)}`;
    const email = index % 5 === 0 ? `regular-${index}@example.it` : null;
    const contacts = { email, phone, further: [] };
    ids.push(await addCustomer(work, providerId, { firstname, lastname, ...contacts, language: 'it' }));
  }
  const tagged = ids.flatMap((customerId, index) => {
    const tags = TAGS.filter(({ every }) => index % every === 0).map(({ name }) => name);
    return tags.length === 0 ? [] : [{ customerId, tags }];
  });
  await tagCustomers(work, providerId, { color: '#7c8c3a', tagged });
  for (const [index, customerId] of ids.entries()) {
    const note = NOTES[index % (NOTES.length * 3)];
    if (note) await writeNote(work, { providerId, customerId }, { ...note, writtenBy: ownerId });
  }
  return ids;
}

async function plannedPeople(
  work: Work,
  {
    providerId,
    provider,
    offers,
  }: { providerId: number; provider: TownProvider; offers: readonly BookableOffer[] },
): Promise<PlannedPerson[]> {
  const resources = await resourcesOf(work, providerId);
  return provider.people.flatMap(({ name, hours, breaks }) => {
    const resource = resources.find((one) => one.name === name);
    const own = offers.filter(({ people }) => people.some(({ resourceId }) => resourceId === resource?.id));
    if (!resource || own.length === 0) return [];
    return [
      { resourceId: resource.id, week: { hours, ...(breaks && { breaks }) }, offers: own.map(plannedOffer) },
    ];
  });
}

/** Each of its needs is met by one thing of one kind. */
const plannedOffer = ({
  offerId,
  durationMinutes,
  prepareMinutes,
  cleanupMinutes,
  equipment,
}: BookableOffer): PlannedOffer => ({
  offerId,
  durationMinutes,
  prepareMinutes,
  cleanupMinutes,
  things: equipment.map(({ resourceId, quantity }) => ({ resourceId, quantity })),
});

/** Four weeks from today as the desk books them: what does not fit is let be. */
async function bookAhead(
  { deps, jobs }: App,
  random: Random,
  {
    providerId,
    people,
    customerIds,
    today,
  }: {
    providerId: number;
    people: readonly PlannedPerson[];
    customerIds: readonly number[];
    today: LocalDate;
  },
): Promise<void> {
  for (let day = 0; day < DAYS_AHEAD; day += 1) {
    const date = addDays(today, day);
    for (const { resourceId, week, offers } of people) {
      const spans = weeklySpans(week.hours).filter(({ weekday }) => weekday === isoWeekday(date));
      if (spans.length === 0) continue;
      for (let turn = 0; turn < TRIES_A_DAY; turn += 1) {
        const { startMinute, endMinute } = random.of(spans);
        const minute = startMinute + 15 * random.below((endMinute - startMinute) / 15);
        const request = {
          providerId,
          customerId: random.of(customerIds),
          offerId: random.of(offers).offerId,
          resourceId,
          onlyBook: true,
          dateTimeFrom: `${date}T${formatMinuteOfDay(minute)}`,
        };
        await bookIfFree(jobs.work(), deps, request);
      }
    }
  }
}

async function bookIfFree(
  work: Work,
  deps: App['deps'],
  request: Parameters<typeof bookForCustomer>[2],
): Promise<void> {
  try {
    await work.transaction((tx) =>
      bookForCustomer(tx, deps, request, { actor: 'system:demo', language: 'it', channel: 'Business' }),
    );
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
}
