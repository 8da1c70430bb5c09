import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import type { OfferMade } from '#server/modules/catalog/builders.ts';
import { worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { aConfirmedReservation } from './builders.ts';
import { idsOfReservations } from './store/exported-reservations.ts';
import { RESERVATION_PAYMENTS } from './store/find-reservations.ts';
import { atDesk } from './testing/desk.ts';
import { NO_FILTER } from './testing/no-filter.ts';

const DAY = '2026-11-02';
const NEXT = '2026-11-03';

/** What each place that shows a booking says of its money. */
interface Said {
  name: string;
  state: string;
  due: number;
  paid: number;
  owed: number;
}

let app: TestApp;
let offer: OfferMade;
let owner: Awaited<ReturnType<typeof worksAt>>;
const bookings = new Map<string, { id: number; orderId: number }>();

beforeAll(async () => {
  app = await openTestApp();
  app.clock.set(`${DAY}T07:00:00Z`);
  const providerId = await aProvider(app.work());
  owner = await worksAt(app, providerId, 'owner');
  const people = [await aColleague(app.work(), { providerId })];
  await worksEveryDay(app.work(), { providerId, resourceId: people[0] ?? 0 });
  offer = await anOffer(app.work(), { providerId, people });
  const other = await anOffer(app.work(), { providerId, people, priceCents: 3000 });
  const names = ['as booked', 'part paid', 'part back', 'all back', 'another', 'another part paid', 'dearer'];
  for (const [index, name] of names.entries())
    bookings.set(
      name,
      await aConfirmedReservation(app, {
        offerId: offer.offerId,
        at: `${DAY}T${9 + index}:00`.replace('T9', 'T09'),
      }),
    );
  await money('takePayment', 'part paid', 2000);
  for (const name of names.slice(2)) await money('takePayment', name, 5000);
  await money('returnPayment', 'part back', 2000);
  for (const name of names.slice(3)) await money('returnPayment', name, 5000);
  for (const name of ['another', 'another part paid'])
    await act('changeReservationService', name, { offerId: other.offerId });
  await money('takePayment', 'another part paid', 1000);
  // A price is what is due, as a service's: what was given back of the one before is not in it
  await act('updateReservation', 'dearer', { priceCents: 7000 });
});
afterAll(async () => {
  expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  await app.close();
});

async function ask<Answer>(document: string, variables: object, key?: string): Promise<Answer> {
  const { errors, data } = await app.ask(
    document,
    { p: offer.providerId, ...variables },
    { actor: owner, idempotencyKey: key },
  );
  expect(errors ?? []).toEqual([]);
  // The documents below ask for these shapes.
  return data as Answer;
}
const money = (how: 'takePayment' | 'returnPayment', name: string, amountCents: number) =>
  ask(
    `mutation($p: Id!, $orders: [TillOrderInput!]!) { ${how}(providerId: $p, orders: $orders, method: cash) { orderId } }`,
    { orders: [{ orderId: bookings.get(name)?.orderId, amountCents }] },
    randomUUID(),
  );
async function act(what: 'changeReservationService' | 'updateReservation', name: string, input: object) {
  const of = { p: offer.providerId, id: bookings.get(name)?.id, sequence: 0 };
  expect(await atDesk(app, what, { ...of, input }, { actor: owner })).toMatchObject({ code: null });
}
const nameOf = (id: number) => [...bookings].find(([, booked]) => booked.id === id)?.[0] ?? '?';

const EXPECTED: Said[] = [
  { name: 'as booked', state: 'notPaid', due: 5000, paid: 0, owed: 5000 },
  { name: 'part paid', state: 'partiallyPaid', due: 5000, paid: 2000, owed: 3000 },
  { name: 'part back', state: 'fullyPaid', due: 3000, paid: 3000, owed: 0 },
  { name: 'all back', state: 'givenBack', due: 0, paid: 0, owed: 0 },
  { name: 'another', state: 'notPaid', due: 3000, paid: 0, owed: 3000 },
  { name: 'another part paid', state: 'partiallyPaid', due: 3000, paid: 1000, owed: 2000 },
  { name: 'dearer', state: 'notPaid', due: 7000, paid: 0, owed: 7000 },
];

it('the list says what each booking comes to now, as its drawer does', async () => {
  const { getReservations: list } = await ask<{
    getReservations: {
      items: { id: number; moneyState: string; dueCents: number; paidCents: number; owedCents: number }[];
    };
  }>(
    'query($p: Id!) { getReservations(providerId: $p) { items { id moneyState dueCents paidCents owedCents } } }',
    {},
  );
  const said = list.items.map(({ id, moneyState, dueCents, paidCents, owedCents }) => ({
    name: nameOf(id),
    state: moneyState,
    due: dueCents,
    paid: paidCents,
    owed: owedCents,
  }));
  expect(said).toEqual(EXPECTED);
  for (const { name, due, paid, owed } of EXPECTED) {
    const seen = await ask(
      'query($p: Id!, $id: Id!) { getReservation(providerId: $p, id: $id) { money { dueCents paidCents owedCents } } }',
      { id: bookings.get(name)?.id },
    );
    expect(seen).toEqual({ getReservation: { money: { dueCents: due, paidCents: paid, owedCents: owed } } });
  }
});

it('the calendar and today say the same', async () => {
  const { getCalendar: drawn } = await ask<{
    getCalendar: { bookings: { id: number; moneyState: string }[] };
  }>(`query($p: Id!) { getCalendar(providerId: $p, from: "${DAY}", to: "${NEXT}") { bookings } }`, {});
  expect(drawn.bookings.map(({ id, moneyState }) => ({ name: nameOf(id), state: moneyState }))).toEqual(
    EXPECTED.map(({ name, state }) => ({ name, state })),
  );
  const { getToday: today } = await ask<{ getToday: { visits: { id: number; owedCents: number }[] } }>(
    'query($p: Id!) { getToday(providerId: $p) { visits { id owedCents } } }',
    {},
  );
  expect(today.visits.map(({ id, owedCents }) => ({ name: nameOf(id), owed: owedCents }))).toEqual(
    EXPECTED.map(({ name, owed }) => ({ name, owed })),
  );
});

it('a calendar that was read before hears of what is given back', async () => {
  const name = 'as booked';
  const read = async () => {
    const { getCalendar: drawn } = await ask<{
      getCalendar: { bookings: { id: number; moneyState: string }[] };
    }>(`query($p: Id!) { getCalendar(providerId: $p, from: "${DAY}", to: "${NEXT}") { bookings } }`, {});
    return drawn.bookings.find(({ id }) => nameOf(id) === name)?.moneyState;
  };
  expect(await read()).toBe('notPaid');
  await money('takePayment', name, 5000);
  expect(await read()).toBe('fullyPaid');
  await money('returnPayment', name, 5000);
  expect(await read()).toBe('givenBack');
  await act('updateReservation', name, { priceCents: 5000 });
  expect(await read()).toBe('notPaid');
});

it('is found by the filters of money as it is shown', async () => {
  const found: Record<string, string[]> = {};
  for (const payment of RESERVATION_PAYMENTS) {
    const question = { ...NO_FILTER, providerId: offer.providerId, ownResourceId: null, payment };
    const ids = await idsOfReservations(app.work(), question);
    found[payment] = ids.map(nameOf);
  }
  const shown = (...states: string[]) =>
    EXPECTED.filter(({ state }) => states.includes(state)).map(({ name }) => name);
  expect(found).toEqual({
    unpaid: shown('notPaid', 'partiallyPaid'),
    pending: shown('partiallyPaid'),
    paid: shown('fullyPaid'),
    reimbursed: [],
  });
});

it('a price that was typed before a part went back is what is due after it, and said again changes nothing', async () => {
  bookings.set(
    'meanwhile',
    await aConfirmedReservation(app, { offerId: offer.offerId, at: `${NEXT}T09:00` }),
  );
  await money('takePayment', 'meanwhile', 5000);
  await money('returnPayment', 'meanwhile', 1000);
  for (const priceCents of [6000, 6000]) await act('updateReservation', 'meanwhile', { priceCents });
  const { id } = bookings.get('meanwhile') ?? {};
  const seen = await ask(
    'query($p: Id!, $id: Id!) { getReservation(providerId: $p, id: $id) { money { totalCents creditedCents dueCents owedCents } } }',
    { id },
  );
  expect(seen).toEqual({
    getReservation: { money: { totalCents: 7000, creditedCents: 1000, dueCents: 6000, owedCents: 2000 } },
  });
  const { rows } = await app.pool.query(
    `select after -> 'priceCents' as price from audit_entries where action = 'updateReservation' and subject_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ price: 7000 }]);
});
