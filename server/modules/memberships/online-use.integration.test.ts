import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AppWithCards } from '#server/modules/booking/testing/app-with-cards.ts';
import { openAppWithCards } from '#server/modules/booking/testing/app-with-cards.ts';
import type { Desk } from '#server/modules/booking/testing/desk.ts';
import { aDesk } from '#server/modules/booking/testing/desk.ts';
import { aClass } from '#server/modules/classes/builders.ts';
import { aCustomer } from '#server/modules/customers/builders.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { getOrder, setPaymentOptions } from '#server/modules/payments/index.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { aMembership, aPassOf, aTenEntryOffer } from './builders.ts';

let served: AppWithCards;
let app: TestApp;
let desk: Desk;
let providerId: number;
let holder: { customerId: number; actor: Actor };
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
  await setPaymentOptions(app.work(), providerId, { serviceMembership: true, courseMembership: true });
  holder = await someone();
});

async function someone({ isProved = true } = {}): Promise<{ customerId: number; actor: Actor }> {
  const customerId = await aCustomer(app.work(), { providerId, email: `usa-${(made += 1)}@example.it` });
  const { rows } = await app.pool.query<{ id: number }>(
    `update people set verified_at = case when $3 then $2::timestamptz end
      where id = (select person_id from customers where id = $1) returning id`,
    [customerId, app.clock.now(), isProved],
  );
  return { customerId, actor: anActor({ personId: rows[0]?.id ?? 0 }) };
}

const passOf = async (
  more: Parameters<typeof aMembership>[1] | object = {},
  of = holder,
): Promise<number> => {
  const membership = await aMembership(app.work(), { providerId, ...more });
  const sale = { customerId: of.customerId, takenBy: desk.owner.personId };
  return (await aPassOf(app.work(), membership, sale)).passId;
};

const TYPED = 'firstname: "Ada", lastname: "Neri", agreements: [{ type: "sharing", decision: "Y" }]';
const BOOK = `mutation($pass: Id!, $offer: Id!, $at: String!) {
  it: bookWithPass(passId: $pass, subServiceId: $offer, dateTimeFrom: $at, ${TYPED}) { id orderId } }`;
const SIGN_UP = `mutation($pass: Id!, $class: Id!, $sessions: [Id!]!) {
  it: signUpWithPass(passId: $pass, classId: $class, sessions: $sessions, ${TYPED}) { id orderId } }`;
const MEANS = `query($offer: Id!, $at: String!) {
  it: getMeansOfPayment(offerId: $offer, dateTimeFrom: $at) { isMembershipAvailable passes { whyNot pass { id left } } } }`;

interface Made {
  id: number;
  orderId: number;
}

async function ask<T>(
  document: string,
  variables: object,
  { actor = holder.actor, key = `use-${(made += 1)}` }: { actor?: Actor; key?: string } = {},
): Promise<T> {
  const answer = await app.ask(document, variables as Record<string, unknown>, {
    actor,
    idempotencyKey: key,
  });
  const [error] = answer.errors ?? [];
  if (error) throw Object.assign(new Error(error.message), { code: error.code, reason: error.reason });
  return (answer.data as { it: T }).it;
}
const book = (pass: number, at: string, more: Parameters<typeof ask>[2] = {}): Promise<Made> =>
  ask(BOOK, { pass, offer: desk.offer.offerId, at }, more);
const means = (at: string, more: Parameters<typeof ask>[2] = {}) =>
  ask<{ isMembershipAvailable: boolean; passes: { whyNot: string | null; pass: { left: number } }[] }>(
    MEANS,
    { offer: desk.offer.offerId, at },
    more,
  );
const stateOf = async (orderId: number) => (await getOrder(app.work(), providerId, orderId))?.paymentState;
const countBookings = async () =>
  (await app.pool.query('select from reservations where provider_id = $1', [providerId])).rowCount;

it('an own pass pays a booking while it is made: it stands, an entry is used, once however often it is sent', async () => {
  const pass = await passOf();
  expect(await means('2026-11-10T10:00')).toMatchObject({
    isMembershipAvailable: true,
    passes: [{ whyNot: null, pass: { left: 10 } }],
  });
  const booked = await book(pass, '2026-11-10T10:00', { key: 'the-same-key-of-a-double-click' });
  expect(await book(pass, '2026-11-10T10:00', { key: 'the-same-key-of-a-double-click' })).toEqual(booked);
  expect(await stateOf(booked.orderId)).toBe('paidWithMembership');
  const { rows } = await app.pool.query('select status from reservations where id = $1', [booked.id]);
  expect(rows).toEqual([{ status: 'A' }]);
  expect((await means('2026-11-11T10:00')).passes[0]?.pass.left).toBe(9);
});

it('a center that takes passes alone is bookable', async () => {
  await setPaymentOptions(app.work(), providerId, {
    serviceOnsite: false,
    serviceOnline: false,
    courseOnsite: false,
    courseOnline: false,
  });
  await aClass(app.work(), { providerId, starts: ['2026-11-05T17:00:00Z'] });
  const { data } = await app.ask(
    `query($p: Id!) {
      center: getProviderGeneralInformation(id: $p) { takesBookings }
      services: getSubservicesForBooking(providerId: $p) { offers { canBookOnly canPayOnline canUseMembership } }
      classes: getClassesForBooking(providerId: $p) { canBookOnly canPayOnline canUseMembership } }`,
    { p: providerId },
  );
  const byPassAlone = { canBookOnly: false, canPayOnline: false, canUseMembership: true };
  expect(data).toEqual({
    center: { takesBookings: true },
    services: [{ offers: [byPassAlone] }],
    classes: [byPassAlone],
  });
  const { orderId } = await book(await passOf(), '2026-11-10T10:00');
  expect(await stateOf(orderId)).toBe('paidWithMembership');
});

it('pays the sessions of a sign-up, an entry each', async () => {
  const { classId, sessionIds } = await aClass(app.work(), {
    providerId,
    starts: ['2026-11-03T17:00:00Z', '2026-11-05T17:00:00Z'],
  });
  const pass = await passOf({ type: 'class', offers: [aTenEntryOffer({ sessionsCounter: 2 })] });
  const { orderId } = await ask<Made>(SIGN_UP, { pass, class: classId, sessions: sessionIds });
  expect(await stateOf(orderId)).toBe('paidWithMembership');
  const { rows } = await app.pool.query('select state from pass_uses where pass_id = $1', [pass]);
  expect(rows).toEqual([{ state: 'taken' }, { state: 'taken' }]);
  await app.jobs.drain();
  const { rows: mails } = await app.pool.query<{ body: string }>(
    "select rendered ->> 'text' as body from mails where kind = 'subscription-confirmed' and provider_id = $1",
    [providerId],
  );
  expect(mails[0]?.body).toContain('with your membership');
});

it('books nothing where the pass does not pay it, and says which rule is broken', async () => {
  const ofAClass = await passOf({ type: 'class' });
  await expect(book(ofAClass, '2026-11-10T10:00')).rejects.toMatchObject({
    code: 'subscriptionInvalidMembership',
  });
  const rules = [{ type: 'reservationLimit' as const, period: 'week' as const, amount: 1 }];
  const onceAWeek = await passOf({ rules });
  await book(onceAWeek, '2026-11-10T10:00');
  await expect(book(onceAWeek, '2026-11-12T10:00')).rejects.toMatchObject({
    code: 'membershipNotUsable',
    message: 'The membership allows at most 1 booking a week.',
    reason: { type: 'reservationLimit', period: 'week', amount: 1 },
  });
  expect(await countBookings()).toBe(1);
});

it('is nobody else’s, not before the e-mail is proved, and not where the center takes none online', async () => {
  const pass = await passOf();
  const other = await someone();
  await expect(book(pass, '2026-11-10T10:00', other)).rejects.toMatchObject({ code: 'notFound' });
  expect(await means('2026-11-10T10:00', other)).toMatchObject({ passes: [] });
  await expect(book(pass, '2026-11-10T10:00', { actor: { kind: 'guest' } })).rejects.toMatchObject({
    code: 'unauthenticated',
  });
  const unproved = await someone({ isProved: false });
  const theirs = await passOf({}, unproved);
  await expect(book(theirs, '2026-11-10T10:00', unproved)).rejects.toMatchObject({ code: 'notFound' });
  expect(await means('2026-11-10T10:00', unproved)).toMatchObject({ passes: [] });
  await setPaymentOptions(app.work(), providerId, { serviceMembership: false });
  await expect(book(pass, '2026-11-10T10:00')).rejects.toMatchObject({ code: 'paymentOption' });
  expect(await means('2026-11-10T10:00')).toMatchObject({ passes: [] });
  expect(await countBookings()).toBe(0);
});

it('gives the last entry to a booking or to a sign-up that want it at once, never to both', async () => {
  const { classId, sessionIds } = await aClass(app.work(), { providerId, starts: ['2026-11-05T17:00:00Z'] });
  for (let round = 0; round < 5; round += 1) {
    holder = await someone();
    const pass = await passOf({ type: 'subscription', offers: [aTenEntryOffer({ sessionsCounter: 1 })] });
    const codes = await Promise.all(
      [
        book(pass, `2026-11-${10 + round}T10:00`),
        ask<Made>(SIGN_UP, { pass, class: classId, sessions: sessionIds }),
      ].map((one) =>
        one.then(
          () => 'paid',
          ({ code }: { code: string }) => code,
        ),
      ),
    );
    expect(codes.toSorted()).toEqual(['paid', 'subscriptionInvalidSessionsLimit']);
  }
});
