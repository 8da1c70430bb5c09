import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppWithCards } from '#server/modules/booking/testing/app-with-cards.ts';
import { openAppWithCards } from '#server/modules/booking/testing/app-with-cards.ts';
import type { Desk } from '#server/modules/booking/testing/desk.ts';
import { aDesk } from '#server/modules/booking/testing/desk.ts';
import { aClass } from '#server/modules/classes/builders.ts';
import { aCustomer } from '#server/modules/customers/builders.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { aWallet } from '#server/modules/payments/builders.ts';
import { getOrder, setPaymentOptions } from '#server/modules/payments/index.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';

let served: AppWithCards;
let app: TestApp;
let desk: Desk;
let providerId: number;
let holder: { customerId: number; actor: Actor; email: string };
let made = 0;

beforeAll(async () => {
  served = await openAppWithCards();
  app = served.app;
});
afterAll(async () => {
  expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  await served.close();
});
beforeEach(async () => {
  app.clock.set(new Date('2026-11-02T08:00:00Z'));
  desk = await aDesk(app);
  ({ providerId } = desk.offer);
  await served.takeCards(providerId);
  holder = await someone();
});

async function someone({ isProved = true, language = 'it' } = {}): Promise<typeof holder> {
  const email = `credito-${(made += 1)}@example.it`;
  const customerId = await aCustomer(app.work(), { providerId, email });
  const { rows } = await app.pool.query<{ id: number }>(
    `with person as (update people set verified_at = case when $3 then $2::timestamptz end, language = $4
        where id = (select person_id from customers where id = $1) returning id),
      log_in as (insert into log_ins (person_id, created_at) select id, $2 from person where $3)
      select id from person`,
    [customerId, app.clock.now(), isProved, language],
  );
  return { customerId, actor: anActor({ personId: rows[0]?.id ?? 0 }), email };
}
const credit = (paidCents: number, giftCents = 0, of = holder) =>
  aWallet(app.work(), {
    providerId,
    customerId: of.customerId,
    takenBy: desk.owner.personId,
    paidCents,
    giftCents,
  });

interface Made {
  id: number | null;
  orderId: number;
  amountCents: number;
  clientSecret: string | null;
  stripeAccount: string | null;
  paymentToken: string | null;
  message: string;
}
const RESULT = '{ id orderId amountCents clientSecret stripeAccount paymentToken message }';
const TYPED = 'firstname: "Ada", lastname: "Neri", agreements: [{ type: "sharing", decision: "Y" }]';
const BOOK = `mutation($offer: Id!, $at: String!, $email: String!, $onlyBook: Boolean!, $cents: Int) {
  it: createReservationAsAnonymous(subServiceId: $offer, dateTimeFrom: $at, email: $email, onlyBook: $onlyBook, ${TYPED},
    payWith: { walletCents: $cents }) ${RESULT} }`;
const SIGN_UP = `mutation($class: Id!, $sessions: [Id!]!, $email: String!, $onlyBook: Boolean!, $cents: Int) {
  it: createSubscriptionAsAnonymous(classId: $class, sessions: $sessions, email: $email, onlyBook: $onlyBook, ${TYPED},
    payWith: { walletCents: $cents }) ${RESULT} }`;
const TOP_UP = `mutation($p: Id!, $cents: Int!) { it: topUpMyWallet(providerId: $p, amountCents: $cents) ${RESULT} }`;
const MINE = `query { it: getMyWallets { items { providerId balanceCents canTopUp movements { kind } } } }`;
const CENTERS = 'query { it: getCentersWithCredit { providerId providerName } }';
const MEANS = `query($offer: Id!, $at: String!) { it: getMeansOfPayment(offerId: $offer, dateTimeFrom: $at) { walletCents } }`;

type Asked = { actor?: Actor; key?: string };
async function ask<T>(document: string, variables: object, { actor, key }: Asked = {}): Promise<T> {
  const answer = await app.ask(document, variables as Record<string, unknown>, {
    actor: actor ?? holder.actor,
    idempotencyKey: key ?? `wallet-${(made += 1)}`,
  });
  const [error] = answer.errors ?? [];
  if (error) throw Object.assign(new Error(error.message), { code: error.code, affected: error.affected });
  return (answer.data as { it: T }).it;
}
const book = (
  cents: number | null,
  {
    at = '2026-11-10T10:00',
    onlyBook = false,
    email = holder.email,
    ...more
  }: Asked & {
    at?: string;
    onlyBook?: boolean;
    email?: string;
  } = {},
): Promise<Made> => ask(BOOK, { offer: desk.offer.offerId, at, email, onlyBook, cents }, more);
const topUp = (cents: number, more: Asked = {}) => ask<Made>(TOP_UP, { p: providerId, cents }, more);
const balance = async (of = holder) => {
  const { rows } = await app.pool.query<{ balance: number; gift: number }>(
    'select balance_cents as balance, gift_cents as gift from wallets where customer_id = $1',
    [of.customerId],
  );
  return rows[0] ? [rows[0].balance, rows[0].gift] : null;
};
const orderOf = async ({ orderId }: Pick<Made, 'orderId'>) => getOrder(app.work(), providerId, orderId);
const statusOf = async ({ id }: Pick<Made, 'id'>) =>
  (await app.pool.query<{ status: string }>('select status from reservations where id = $1', [id])).rows[0]
    ?.status;
async function giveCard(of: Made): Promise<void> {
  await served.giveCard({ clientSecret: of.clientSecret ?? '', stripeAccount: of.stripeAccount ?? '' });
  await served.settle();
}
async function expire(): Promise<void> {
  app.clock.advance(16);
  await app.jobs.runNow('booking.expire-reservations');
  await app.jobs.runNow('classes.expire-enrolments');
  await served.settle();
}

describe('a booking', () => {
  it('is paid with credit at once, given credit first, once however often it is sent', async () => {
    await credit(6000, 1000);
    expect(await ask(MEANS, { offer: desk.offer.offerId, at: '2026-11-10T10:00' })).toEqual({
      walletCents: 7000,
    });
    const key = 'the-same-key-of-a-double-click';
    const [booked, again] = await Promise.all([book(5000, { key }), book(5000, { key })]);
    expect(again).toEqual(booked);
    expect(booked).toMatchObject({ clientSecret: null, paymentToken: null });
    expect(await statusOf(booked)).toBe('A');
    expect(await orderOf(booked)).toMatchObject({
      paymentState: 'fullyPaid',
      paidCents: 4000,
      paymentMethod: 'Wallet',
      platformFeeCents: 0,
    });
    expect(await balance()).toEqual([2000, 0]);
  });

  it('is paid in part with credit and the rest by card', async () => {
    await credit(2000);
    const booked = await book(2000);
    expect(booked).toMatchObject({ amountCents: 3000, clientSecret: expect.any(String) });
    expect(await statusOf(booked)).toBe('RSD');
    expect(await balance()).toEqual([0, 0]);
    await giveCard(booked);
    expect(await statusOf(booked)).toBe('A');
    expect(await orderOf(booked)).toMatchObject({ paymentState: 'fullyPaid', paidCents: 5000 });
  });

  it('is paid in part with credit and the rest on site', async () => {
    await credit(2000);
    const booked = await book(2000, { onlyBook: true });
    expect(await statusOf(booked)).toBe('A');
    expect(await orderOf(booked)).toMatchObject({ paymentState: 'partiallyPaid', paidCents: 2000 });
  });

  it('that nobody pays in time gives the credit back, and late card money goes back whole', async () => {
    await credit(1000, 1000);
    const booked = await book(2000);
    expect(await balance()).toEqual([0, 0]);
    await served.giveCard(
      { clientSecret: booked.clientSecret ?? '', stripeAccount: booked.stripeAccount ?? '' },
      '4000 0000 0000 9995',
    );
    await expire();
    expect(await balance()).toEqual([2000, 1000]);
    await giveCard(booked);
    expect(await orderOf(booked)).toMatchObject({ paidCents: 0 });
    expect(await statusOf(booked)).not.toBe('A');
    expect(await balance()).toEqual([2000, 1000]);
  });

  it('that is paid while its time runs out stands', async () => {
    await credit(2000);
    const booked = await book(2000);
    await served.giveCard({
      clientSecret: booked.clientSecret ?? '',
      stripeAccount: booked.stripeAccount ?? '',
    });
    await expire();
    expect(await statusOf(booked)).toBe('A');
    expect(await balance()).toEqual([0, 0]);
  });

  it('that is taken up again is not paid with credit twice, and can be paid wholly then', async () => {
    await credit(4000);
    const first = await book(2000);
    const again = await book(2000);
    expect(again).toMatchObject({ id: first.id, amountCents: 3000 });
    expect(await balance()).toEqual([2000, 0]);
    const other = await someone();
    await credit(9000, 0, other);
    const asked = { at: '2026-11-10T15:00', email: other.email, actor: other.actor };
    const waiting = await book(null, asked);
    const paid = await book(5000, asked);
    expect(paid).toMatchObject({ id: waiting.id, clientSecret: null, paymentToken: null });
    await served.settle();
    expect(await statusOf(paid)).toBe('A');
    expect(await balance(other)).toEqual([4000, 0]);
  });

  it('gives the wallet its part and the card its part back when it is cancelled in time', async () => {
    await credit(2000);
    const booked = await book(2000);
    await giveCard(booked);
    await ask(`mutation($p: Id!, $id: Id!) { it: cancelMyReservation(providerId: $p, id: $id) { id } }`, {
      p: providerId,
      id: booked.id,
    });
    await served.settle();
    expect(await balance()).toEqual([2000, 0]);
    expect(await orderOf(booked)).toMatchObject({ paidCents: 0 });
  });

  it('is refused, and nothing is spent or held, where the credit shown is gone or is somebody else’s', async () => {
    await credit(2000);
    await expect(book(3000)).rejects.toMatchObject({ code: 'walletTooLow' });
    await expect(book(0)).rejects.toMatchObject({ code: 'invalidInput' });
    await expect(book(4970)).rejects.toMatchObject({ code: 'paymentOption' });
    await expect(book(2000, { actor: { kind: 'guest' } })).rejects.toMatchObject({ code: 'unauthenticated' });
    const other = await someone();
    await expect(book(2000, { actor: other.actor })).rejects.toMatchObject({ code: 'notFound' });
    const unproved = await someone({ isProved: false });
    await credit(2000, 0, unproved);
    await expect(book(2000, { actor: unproved.actor, email: unproved.email })).rejects.toMatchObject({
      code: 'notFound',
    });
    const { rows } = await app.pool.query('select from reservations where provider_id = $1', [providerId]);
    expect(rows).toHaveLength(0);
    expect(await balance()).toEqual([2000, 0]);
  });
});

it('64 bookings at once spend one wallet no further than it goes', async () => {
  await credit(12_000);
  const asked = Array.from({ length: 64 }, (_, index) => {
    const day = 10 + Math.floor(index / 8);
    return `2026-11-${day}T${String(9 + (index % 8)).padStart(2, '0')}:00`;
  });
  const ends = await Promise.all(
    asked.map((at) =>
      book(5000, { at, onlyBook: true }).then(
        () => 'done',
        (error: { code: string }) => error.code,
      ),
    ),
  );
  expect(ends.filter((end) => end === 'done')).toHaveLength(2);
  expect(ends.filter((end) => end === 'walletTooLow')).toHaveLength(62);
  expect(await balance()).toEqual([2000, 0]);
});

describe('a sign-up for a class', () => {
  const signUp = async (cents: number, { onlyBook = false } = {}) => {
    const { classId, sessionIds } = await aClass(app.work(), {
      providerId,
      starts: ['2026-11-05T17:00:00Z'],
    });
    return ask<Made>(SIGN_UP, { class: classId, sessions: sessionIds, email: holder.email, onlyBook, cents });
  };
  const enrolled = async ({ id }: Made) =>
    (await app.pool.query<{ status: string }>('select status from enrolments where id = $1', [id])).rows[0]
      ?.status;

  it('is paid with credit at once', async () => {
    await credit(10_000);
    const made = await signUp(10_000);
    expect(made).toMatchObject({ clientSecret: null });
    expect(await enrolled(made)).toBe('A');
    expect(await orderOf(made)).toMatchObject({ paymentState: 'fullyPaid' });
  });

  it('tells in its mail what the wallet paid, and to pay on site only what is left', async () => {
    await credit(300, 200);
    await signUp(500, { onlyBook: true });
    await served.settle();
    holder = await someone();
    await credit(1500);
    await signUp(1500, { onlyBook: true });
    await served.settle();
    const { rows } = await app.pool.query<{ text: string }>(
      "select rendered->>'text' as text from mails where kind = 'subscription-confirmed' order by id desc limit 2",
    );
    expect(rows[1]?.text).toMatch(/Pagato con il portafoglio: 5,00/);
    expect(rows[1]?.text).toContain('Si paga sul posto.');
    expect(rows[0]?.text).toMatch(/Pagato con il portafoglio: 15,00/);
    expect(rows[0]?.text).not.toContain('Si paga sul posto.');
  });

  it('is paid in part and the rest by card, or gives the credit back', async () => {
    await credit(1000);
    const made = await signUp(500);
    expect(await enrolled(made)).toBe('RSD');
    await giveCard(made);
    expect(await enrolled(made)).toBe('A');
    const other = await signUp(500);
    expect(await balance()).toEqual([0, 0]);
    await expire();
    expect(await balance()).toEqual([500, 0]);
    await giveCard(other);
    expect(await enrolled(other)).not.toBe('A');
    expect(await orderOf(other)).toMatchObject({ paidCents: 0 });
  });
});

describe('a top-up online', () => {
  it('is credit once its card has paid, with a mail in the language of who bought it', async () => {
    holder = await someone({ language: 'en' });
    expect(await ask(CENTERS, {})).toMatchObject([{ providerId }]);
    const key = 'one-key-for-a-double-click';
    const bought = await topUp(5000, { key });
    expect(await topUp(5000, { key })).toEqual(bought);
    expect(bought).toMatchObject({ amountCents: 5000, clientSecret: expect.any(String) });
    expect(await balance()).toBeNull();
    await giveCard(bought);
    await served.settle();
    expect(await ask(MINE, {})).toEqual({
      items: [{ providerId, balanceCents: 5000, canTopUp: true, movements: [{ kind: 'topUp' }] }],
    });
    expect(await ask(CENTERS, {})).toEqual([]);
    const { rows } = await app.pool.query(
      "select kind, language, state from mails where recipient = $1 and kind like 'wallet%'",
      [holder.email],
    );
    expect(rows).toEqual([{ kind: 'wallet-topped-up', language: 'en', state: 'sent' }]);
    // Named for whoever reads it, not for whoever paid
    for (const [locale, name] of [
      ['it', 'Ricarica portafoglio'],
      ['en', 'Wallet top-up'],
    ] as const)
      expect(
        (await app.ask('{ getMyOrders { items { name } } }', {}, { actor: holder.actor, locale })).data,
      ).toEqual({ getMyOrders: { items: [{ name }] } });
    expect(await orderOf(bought)).toMatchObject({ paymentState: 'fullyPaid', platformFeeCents: 150 });
  });

  it('that is not paid in time is nothing, and late money is credit', async () => {
    const bought = await topUp(2000);
    app.clock.advance(31);
    await expect(ask(MINE, {})).resolves.toEqual({ items: [] });
    await app.jobs.runNow('payments.reconcile');
    const late = await topUp(2000);
    await served.giveCard({ clientSecret: late.clientSecret ?? '', stripeAccount: late.stripeAccount ?? '' });
    app.clock.advance(31);
    await app.jobs.runNow('payments.reconcile');
    expect(await balance()).toEqual([2000, 0]);
    expect(await orderOf(bought)).toMatchObject({ paidCents: 0 });
  });

  it('is refused where the center sells none, to strangers and to who has not proved the e-mail', async () => {
    await expect(topUp(49)).rejects.toMatchObject({ code: 'invalidInput', affected: ['amountCents'] });
    await expect(topUp(100_000_01)).rejects.toMatchObject({ code: 'invalidInput' });
    await expect(topUp(2000, { actor: { kind: 'guest' } })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    const unproved = await someone({ isProved: false });
    await expect(topUp(2000, { actor: unproved.actor })).rejects.toMatchObject({ code: 'notFound' });
    await app.pool.query("update providers set accept_payments = 'NoPayments' where id = $1", [providerId]);
    await expect(topUp(2000)).rejects.toMatchObject({ code: 'paymentOption' });
    expect(await ask(CENTERS, {})).toEqual([]);
  });

  it('is not sold by a center whose e-mail alone is known', async () => {
    await setPaymentOptions(app.work(), providerId, { serviceOnline: false, courseOnline: false });
    expect(await topUp(2000)).toMatchObject({ amountCents: 2000 });
  });
});
