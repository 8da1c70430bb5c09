import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookFor } from '#server/modules/booking/builders.ts';
import type { AppWithCards } from '#server/modules/booking/testing/app-with-cards.ts';
import { openAppWithCards } from '#server/modules/booking/testing/app-with-cards.ts';
import type { Desk } from '#server/modules/booking/testing/desk.ts';
import { aDesk, updateAtDesk } from '#server/modules/booking/testing/desk.ts';
import { call } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { aCustomer } from '#server/modules/customers/builders.ts';
import { addPromoCode, getOrder } from '#server/modules/payments/index.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { aMembership, aTenEntryOffer, offerOf } from './builders.ts';
import type { Membership } from './store/memberships.ts';

let served: AppWithCards;
let app: TestApp;
let desk: Desk;
let providerId: number;
let customerId: number;
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
  customerId = await aCustomer(app.work(), { providerId, email: `season-${(made += 1)}@example.it` });
});

const asked = <T>(document: string, more: object = {}): Promise<T> =>
  call<T>(app, document, { p: providerId, ...more }, { actor: desk.owner });
type Season = { startTime?: string; endTime?: string };
const seasonal = (season: Season, more: object = {}): Promise<Membership> =>
  aMembership(app.work(), { providerId, offers: [aTenEntryOffer({ ...season, ...more })] });
const sell = (membership: Membership) =>
  asked<{ id: number; orderId: number }>(
    'mutation($p: Id!, $input: PassSaleInput!) { sellPass(providerId: $p, input: $input) { id orderId } }',
    { input: { customerId, method: 'cash', ...offerOf(membership) } },
  );
const pay = (o: number, pass: number) =>
  asked<number>(
    'mutation($p: Id!, $o: Id!, $pass: Id!) { payOrderWithPass(providerId: $p, orderId: $o, passId: $pass) }',
    { o, pass },
  );
const pass = async () => {
  const { items } = await asked<{ items: object[] }>(
    'query($p: Id!, $c: Id!) { getUserMemberships(providerId: $p, customerId: $c) { items { standing startsOn endsOn startBy } } }',
    { c: customerId },
  );
  return items[0];
};
const book = (at: string) => bookFor(app, { providerId, customerId, offerId: desk.offer.offerId, at });
const onSale = () =>
  asked<{ id: number }[]>('query($p: Id!) { getMemberships(providerId: $p, onSale: true) { id } }');
const publicly = () =>
  asked<{ offers: { offer: Season }[] }[]>(
    'query($p: Id!) { getPublicMemberships(providerId: $p) { offers { offer { startTime endTime } } } }',
  );

describe('an offer with a season', () => {
  it('sells passes that are valid in it alone', async () => {
    const { id } = await sell(await seasonal({ startTime: '2026-11-09', endTime: '2026-12-20' }));
    expect(await pass()).toEqual({
      standing: 'waiting',
      startsOn: '2026-11-09',
      endsOn: '2026-12-20',
      startBy: null,
    });
    const before = await book('2026-11-05T10:00');
    await expect(pay(before.orderId, id)).rejects.toMatchObject({ code: 'membershipNotUsable' });
    const within = await book('2026-11-10T10:00');
    expect(await pay(within.orderId, id)).toBe(1);
    app.clock.set(new Date('2026-11-09T08:00:00Z'));
    expect(await pass()).toMatchObject({ standing: 'active' });
  });

  it('lets a first use begin within it, also when the visit is moved out of it', async () => {
    const season = { startTime: '2026-11-09', endTime: '2026-11-15' };
    const { id } = await sell(await seasonal(season, { begins: 'firstUse' }));
    expect(await pass()).toMatchObject({ standing: 'waiting', startsOn: null, startBy: '2026-11-15' });
    const early = await book('2026-11-05T10:00');
    await expect(pay(early.orderId, id)).rejects.toMatchObject({
      code: 'membershipNotUsable',
      message: 'The membership is valid from 09/11/2026.',
    });
    const visit = await book('2026-11-10T10:00');
    expect(await pay(visit.orderId, id)).toBe(1);
    expect(await pass()).toMatchObject({ startsOn: '2026-11-10', endsOn: '2026-11-15' });
    await updateAtDesk(
      app,
      { providerId, id: visit.reservationId },
      { start: '2026-11-05T14:00' },
      { actor: desk.owner },
    );
    await app.jobs.drain();
    expect(await getOrder(app.work(), providerId, visit.orderId)).toMatchObject({ paymentState: 'notPaid' });
  });

  it('is sold and shown until its last day at the center', async () => {
    const season = { startTime: '2026-11-01', endTime: '2026-11-02' };
    const membership = await seasonal(season);
    expect(await publicly()).toEqual([{ offers: [{ offer: season }] }]);
    expect(await onSale()).toEqual([{ id: membership.id }]);
    // A quarter past midnight in Rome
    app.clock.set(new Date('2026-11-02T23:15:00Z'));
    expect(await publicly()).toEqual([]);
    expect(await onSale()).toEqual([]);
    await expect(sell(membership)).rejects.toMatchObject({ code: 'membershipNotForSale' });
  });

  it('lets a subscription that was never used and whose season is over be followed by another', async () => {
    const subscription = { begins: 'firstUse' as const, sessionsCounter: null };
    const past = await aMembership(app.work(), {
      providerId,
      type: 'subscription',
      offers: [aTenEntryOffer({ ...subscription, endTime: '2026-11-02' })],
    });
    const next = await aMembership(app.work(), {
      providerId,
      type: 'subscription',
      offers: [aTenEntryOffer(subscription)],
    });
    await sell(past);
    await expect(sell(next)).rejects.toMatchObject({ code: 'singleSubscriptionMembershipAllowed' });
    app.clock.set(new Date('2026-11-02T23:15:00Z'));
    expect(await sell(next)).toMatchObject({ id: expect.any(Number) });
  });

  it('ends no sooner than it begins', async () => {
    const offers = [{ ...aTenEntryOffer(), startTime: '2026-11-09', endTime: '2026-11-08' }];
    const create = asked(
      'mutation($p: Id!, $input: MembershipInput!) { createMembership(providerId: $p, input: $input) }',
      { input: { name: 'Estate', type: 'service', offers } },
    );
    await expect(create).rejects.toMatchObject({
      code: 'invalidStartDateBeforeEndDate',
      affected: ['offers.0.endTime'],
    });
  });
});

describe('a pass of a season, bought online', () => {
  it('goes back to the card when its money comes after the season, and its code is free again', async () => {
    await served.takeCards(providerId);
    await addPromoCode(app.work(), providerId, {
      code: 'estate',
      percentBasisPoints: 1000,
      duration: 'once',
      mostUses: 1,
      validFrom: '2026-01-01',
    });
    const { offerId } = offerOf(await seasonal({ endTime: '2026-11-02' }));
    const { data } = await app.ask(
      `mutation($id: Id!, $email: String!) { it: generatePaymentIntent(membershipId: $id, email: $email, firstname: "Ada",
        lastname: "Neri", promoCode: "estate", agreements: [{ type: "sharing", decision: "Y" }]) { id orderId clientSecret stripeAccount } }`,
      { id: offerId, email: `late-${made}@example.it` },
      { idempotencyKey: `season-${made}` },
    );
    const bought = data?.['it'] as {
      id: number;
      orderId: number;
      clientSecret: string;
      stripeAccount: string;
    };
    app.clock.set(new Date('2026-11-02T23:15:00Z'));
    await served.giveCard(bought);
    await served.settle();
    const { rows } = await app.pool.query<{ status: string; back: number; state: string; used: number }>(
      `select p.status, r.amount_cents as back, u.state, c.used from passes p join refunds r on r.order_id = p.order_id
        join promo_redemptions u on u.order_id = p.order_id join promo_codes c on c.id = u.promo_code_id where p.id = $1`,
      [bought.id],
    );
    expect(rows).toEqual([{ status: 'ended', back: 10_800, state: 'freed', used: 0 }]);
  });
});
