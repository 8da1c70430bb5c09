import { sql } from 'kysely';
import { readOffersToCover } from '#server/modules/catalog/index.ts';
import { addMembership, sellPassNow } from '#server/modules/memberships/index.ts';
import {
  addPromoCode,
  getOrder,
  giftNow,
  owedCents,
  setPaymentOptions,
  takeTillPayment,
  topUpNow,
} from '#server/modules/payments/index.ts';
import type { App } from '#server/kernel/app.ts';
import type { Work } from '#server/kernel/work.ts';
import type { SettableClock } from '#server/kernel/clock.ts';
import type { SpaFilled } from './fill-spa.ts';

const DAY_MS = 86_400_000;

const MEMBERSHIPS = [
  {
    name: 'Carnet massaggi',
    description: 'Dieci massaggi al prezzo di nove, da usare con calma.',
    type: 'service',
    offers: [
      { name: '5 ingressi', priceCents: 27_500, sessionsCounter: 5, duration: 3 },
      { name: '10 ingressi', priceCents: 49_500, sessionsCounter: 10, duration: 6 },
    ],
  },
  {
    name: 'Yoga libero',
    description: 'Tutte le lezioni di gruppo per un mese, al massimo tre la settimana.',
    color: '#3F7C8F',
    type: 'class',
    offers: [
      { name: 'Un mese', priceCents: 6900, sessionsCounter: null, duration: 30, durationType: 'days' },
    ],
    rules: [{ type: 'subscriptionLimit', period: 'week', amount: 3 }],
  },
  {
    name: 'Benessere misto',
    description: 'Massaggi e lezioni, come preferisci. Vale dal primo ingresso.',
    color: '#B8652F',
    type: 'subscription',
    offers: [{ name: '5 ingressi', priceCents: 19_000, sessionsCounter: 5, duration: 2, begins: 'firstUse' }],
  },
] as const;

/** For who comes for the first time, and for fifty of all. */
const PROMO_CODES = [
  { code: 'BENVENUTO', percentBasisPoints: 1000, duration: 'once' },
  { code: 'RELAX5', amountCents: 500, duration: 'forever', mostUses: 50 },
] as const;

/** The bundle stands after the memberships. */
const BUNDLE = MEMBERSHIPS.length;

/** Which offer was sold to which regular, how many days ago. */
const SOLD = [
  { membership: 0, offer: 1, regular: 1, daysAgo: 20 },
  { membership: 0, offer: 0, regular: 2, daysAgo: 1 },
  { membership: 1, offer: 0, regular: 3, daysAgo: 45 },
  { membership: 1, offer: 0, regular: 4, daysAgo: 5 },
  { membership: 2, offer: 0, regular: 5, daysAgo: 12 },
  { membership: BUNDLE, offer: 0, regular: 6, daysAgo: 8 },
] as const;

/** Three kinds of memberships of one center and a bundle, with holders whose passes are used, run out, or wait for their first use, and two promo codes. Leaves the clock at now. */
export async function addMemberships(
  app: App,
  clock: SettableClock,
  { providerId, ownerId, regularIds }: SpaFilled,
  now: Date,
): Promise<void> {
  const work = app.jobs.work();
  const memberships = await work.transaction(async (tx) => {
    await setPaymentOptions(tx, providerId, { serviceMembership: true, courseMembership: true });
    const added = [];
    for (const one of MEMBERSHIPS)
      added.push(
        await addMembership(tx, providerId, {
          ...one,
          offers: [...one.offers],
          rules: 'rules' in one ? [...one.rules] : [],
        }),
      );
    return added;
  });
  const bundle = await addBundle(work, providerId);
  if (bundle) memberships.push(bundle);
  for (const [index, { membership, offer: place, regular, daysAgo }] of SOLD.entries()) {
    const [offer, customerId] = [memberships[membership]?.offers[place], regularIds[regular]];
    if (!offer || customerId === undefined) continue;
    clock.set(new Date(now.getTime() - daysAgo * DAY_MS));
    await sellPassNow(work, {
      providerId,
      sale: {
        customerId,
        offerId: offer.id,
        shownPriceCents: offer.priceCents,
        method: 'terminal',
        receiptNumber: null,
        note: '',
        orderIds: membership === 0 ? await unpaidVisits(work, { providerId, customerId }) : [],
        promoCode: null,
      },
      takenBy: ownerId,
      actor: `person:${ownerId}`,
      key: `demo-pass-${index}`,
    });
  }
  await addCredit(app, clock, { providerId, ownerId, regularIds }, now);
  clock.set(now);
  for (const code of PROMO_CODES)
    await addPromoCode(work, providerId, { ...code, validFrom: now.toISOString().slice(0, 10) });
}

/** Three of the first service and three of the first class together, for less than alone; null without either. */
async function addBundle(work: Work, providerId: number) {
  const offers = (await readOffersToCover(work, providerId)).filter(({ priceCents }) => priceCents > 0);
  const parts = (['service', 'class'] as const).flatMap(
    (kind) => offers.find((one) => one.kind === kind) ?? [],
  );
  if (parts.length < 2) return null;
  const alone = parts.reduce((sum, { priceCents }) => sum + 3 * priceCents, 0);
  return addMembership(work, providerId, {
    name: 'Pacchetto equilibrio',
    description: 'Tre trattamenti e tre lezioni, per chi vuole provare tutto.',
    color: '#7A5C8E',
    type: 'bundle',
    parts: parts.map(({ id }) => ({ offerId: id, entries: 3 })),
    offers: [{ name: 'Valido tre mesi', priceCents: Math.floor((alone * 0.85) / 100) * 100, duration: 3 }],
  });
}

/** A regular has paid credit ahead, got some for a birthday and paid a visit with it. */
async function addCredit(
  app: App,
  clock: SettableClock,
  { providerId, ownerId, regularIds }: Pick<SpaFilled, 'providerId' | 'ownerId' | 'regularIds'>,
  now: Date,
): Promise<void> {
  const work = app.jobs.work();
  const [customerId] = regularIds;
  if (customerId === undefined) return;
  const by = { takenBy: ownerId, actor: `person:${ownerId}` };
  clock.set(new Date(now.getTime() - 9 * DAY_MS));
  const topUp = { customerId, amountCents: 10_000, method: 'cash' as const, receiptNumber: null, note: '' };
  await topUpNow(work, { providerId, topUp, ...by, key: 'demo-top-up' });
  clock.set(new Date(now.getTime() - 3 * DAY_MS));
  const gift = { customerId, amountCents: 1500 };
  await work.transaction((tx) => giftNow(tx, { providerId, gift, givenBy: ownerId }));
  clock.set(new Date(now.getTime() - DAY_MS));
  const [orderId] = await unpaidVisits(work, { providerId, customerId });
  const owed = orderId === undefined ? null : await getOrder(work, providerId, orderId);
  if (owed)
    await takeTillPayment(work, {
      providerId,
      method: 'wallet',
      orders: [{ orderId: owed.id, amountCents: Math.min(owedCents(owed), 5000) }],
      ...by,
      key: 'demo-spent',
    });
}

/** Bookings to come that a customer has not paid, two at most. */
async function unpaidVisits(
  work: Work,
  { providerId, customerId }: { providerId: number; customerId: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o join reservations r on r.provider_id = o.provider_id and r.order_id = o.id
      where o.provider_id = ${providerId} and o.customer_id = ${customerId} and o.subject = 'reservation' and o.payment_state = 'notPaid'
        and r.status = 'A' and r.starts_at > ${work.now()} and o.total_cents > 0 order by r.starts_at limit 2`.execute(
    work.db,
  );
  return rows.map(({ id }) => id);
}
