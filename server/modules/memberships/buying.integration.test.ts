import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PACKAGE_IDS } from '#contracts/package-ids.ts';
import type { AppWithCards } from '#server/modules/booking/testing/app-with-cards.ts';
import { openAppWithCards } from '#server/modules/booking/testing/app-with-cards.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { createUser } from '#server/modules/identity/index.ts';
import { refundOrder } from '#server/modules/payments/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { aMembership, aTenEntryOffer, offerOf } from './builders.ts';
import { expirePasses } from './use-cases/expire-passes.ts';

let served: AppWithCards;
let app: TestApp;
let providerId: number;
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
  providerId = await aProvider(app.work(), { packageId: PACKAGE_IDS.allInOne });
  await served.takeCards(providerId);
});

const BUY = `mutation($id: Id!, $email: String!, $n: Int, $shown: Int, $start: String) {
  it: generatePaymentIntent(membershipId: $id, email: $email, firstname: "Ada", lastname: "Neri", quantity: $n, shownAmountCents: $shown,
    startTime: $start, agreements: [{ type: "sharing", decision: "Y" }]) { id orderId amountCents clientSecret stripeAccount success } }`;
const MINE = 'query { it: getMyPasses { total items { providerName pass { name left standing endsOn } } } }';
const SEEN =
  'query($p: Id!) { it: getPublicMemberships(providerId: $p) { name coverNames offers { canBuy offer { id name } } } }';

async function ask<T>(
  document: string,
  variables: Record<string, unknown>,
  actor: Actor = { kind: 'guest' },
): Promise<T> {
  const answer = await app.ask(document, variables, { actor, idempotencyKey: `pass-${(made += 1)}` });
  const [error] = answer.errors ?? [];
  if (error) throw new Error(error.code);
  return (answer.data as { it: T }).it;
}

interface Bought {
  id: number;
  orderId: number;
  amountCents: number;
  clientSecret: string | null;
  stripeAccount: string | null;
}

async function pay({ clientSecret, stripeAccount }: Bought): Promise<void> {
  await served.giveCard({ clientSecret: clientSecret ?? '', stripeAccount: stripeAccount ?? '' });
  await served.settle();
}

const NOTHING_HELD = [false, { userHasMembership: false, membershipsCounter: 0 }];

/** What somebody is told of a membership and its provider. */
const heldBy = async (actor: Actor, id: number) => {
  const { data } = await app.ask(
    `query($id: Id!, $p: Id!) { getPublicMembership(id: $id) { userHasMembership }
      getProviderGeneralInformation(id: $p) { userHasMembership membershipsCounter } }`,
    { id, p: providerId },
    { actor },
  );
  const { getPublicMembership, getProviderGeneralInformation } = data as {
    getPublicMembership: { userHasMembership: boolean };
    getProviderGeneralInformation: object;
  };
  return [getPublicMembership.userHasMembership, getProviderGeneralInformation];
};

async function somebody(): Promise<{ actor: Actor; email: string }> {
  const email = `compra-${(made += 1)}@example.it`;
  const { personId } = await createUser(app.work(), app.deps, {
    email,
    password: 'Una password lunga 1!',
    firstname: 'Ada',
    lastname: 'Neri',
    language: 'it',
    actor: 'system:test',
  });
  return { actor: anActor({ personId }), email };
}

const passOf = async ({ id }: Bought) =>
  (await app.pool.query('select status, end_reason as why, entries from passes where id = $1', [id])).rows[0];
const kindsTo = async (email: string) =>
  (
    await app.pool.query<{ kind: string }>(
      "select kind from mails where recipient = $1 and state = 'sent' order by id",
      [email],
    )
  ).rows.map(({ kind }) => kind);

it('a guest buys a pass by card, is written to, sees it once the e-mail is proved, and loses it with a whole refund', async () => {
  await app.pool.query("update providers set notification_email = 'sala@example.it' where id = $1", [
    providerId,
  ]);
  const membership = await aMembership(app.work(), { providerId });
  const { offerId } = offerOf(membership);
  const { actor, email } = await somebody();
  expect(await heldBy(actor, membership.id)).toEqual(NOTHING_HELD);
  const bought = await ask<Bought>(BUY, { id: offerId, email, n: 2, shown: 24_000 });
  expect(bought).toMatchObject({ amountCents: 24_000, clientSecret: expect.any(String) });
  expect(await passOf(bought)).toEqual({ status: 'unpaid', why: null, entries: 20 });
  expect(await ask(MINE, {}, actor)).toMatchObject({ total: 0 });
  expect(await ask<Bought>(BUY, { id: offerId, email, n: 2 })).toMatchObject({ id: bought.id });
  await pay(bought);
  expect(await ask(MINE, {}, actor)).toMatchObject({
    total: 1,
    items: [{ pass: { name: 'Massaggi', left: 20, standing: 'active', endsOn: '2027-01-30' } }],
  });
  expect(await heldBy(actor, membership.id)).toEqual([
    true,
    { userHasMembership: true, membershipsCounter: 1 },
  ]);
  expect(await heldBy({ kind: 'guest' }, membership.id)).toEqual(NOTHING_HELD);
  expect(await kindsTo(email)).toEqual(['pass-bought']);
  expect(await kindsTo('sala@example.it')).toEqual(['owner-pass-sold']);
  await app.work().transaction((tx) =>
    refundOrder(tx, {
      providerId,
      orderId: bought.orderId,
      reason: 'providerDecision',
      actor: 'system:test',
    }),
  );
  await served.settle();
  expect(await passOf(bought)).toMatchObject({ status: 'ended', why: 'refunded' });
  expect(await heldBy(actor, membership.id)).toEqual(NOTHING_HELD);
});

it('a pass that nobody paid lapses', async () => {
  const { offerId } = offerOf(await aMembership(app.work(), { providerId }));
  const bought = await ask<Bought>(BUY, { id: offerId, email: `tardi-${providerId}@example.it` });
  app.clock.advance(31 * 60_000);
  await expirePasses(app.work(), app.deps);
  expect(await passOf(bought)).toMatchObject({ status: 'ended', why: 'unpaid' });
});

it('what is free is had at once; visitors see what is published, and amounts, prices and starts are checked', async () => {
  const membership = await aMembership(app.work(), {
    providerId,
    offers: [
      aTenEntryOffer({ priceCents: 0 }),
      aTenEntryOffer({ name: 'rinnovo', isRecurringPayment: true }),
    ],
  });
  const [free, renewed] = membership.offers.map(({ id }) => id);
  const email = `gratis-${providerId}@example.it`;
  expect(await ask(SEEN, { p: providerId })).toEqual([
    {
      name: 'Massaggi',
      coverNames: [],
      offers: [{ canBuy: true, offer: { id: free, name: '10 ingressi' } }],
    },
  ]);
  expect(await passOf(await ask<Bought>(BUY, { id: free, email }))).toMatchObject({ status: 'active' });
  for (const [more, code] of [
    [{ id: renewed }, 'notFound'],
    [{ id: free, n: 0 }, 'invalidInput'],
    [{ id: free, n: 11 }, 'invalidInput'],
    [{ id: free, start: '2026-12-01' }, 'invalidInput'],
    [{ id: free, shown: 100 }, 'priceChanged'],
  ] as const)
    await expect(ask(BUY, { email, ...more })).rejects.toThrow(code);
});

it('somebody has one subscription at a time, also where two were bought at once', async () => {
  const { offerId } = offerOf(await aMembership(app.work(), { providerId, type: 'subscription' }));
  const email = `doppio-${providerId}@example.it`;
  const first = await ask<Bought>(BUY, { id: offerId, email });
  const other = offerOf(await aMembership(app.work(), { providerId, type: 'subscription' }));
  const second = await ask<Bought>(BUY, { id: other.offerId, email });
  await pay(first);
  await pay(second);
  expect(await passOf(second)).toMatchObject({ status: 'ended', why: 'refunded' });
  await expect(ask(BUY, { id: offerId, email })).rejects.toThrow('membershipSubcriptionDatesOverlap');
});
