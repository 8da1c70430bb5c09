import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookFor } from '#server/modules/booking/builders.ts';
import type { AppWithCards } from '#server/modules/booking/testing/app-with-cards.ts';
import { openAppWithCards } from '#server/modules/booking/testing/app-with-cards.ts';
import type { Desk } from '#server/modules/booking/testing/desk.ts';
import {
  activateAtDesk,
  aDesk,
  atDesk,
  cancelAtDesk,
  updateAtDesk,
} from '#server/modules/booking/testing/desk.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { call } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { aClass } from '#server/modules/classes/builders.ts';
import { aCustomer } from '#server/modules/customers/builders.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { addPromoCode, getOrder } from '#server/modules/payments/index.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { aMembership, aTenEntryOffer, offerOf } from './builders.ts';
import type { Membership } from './store/memberships.ts';
import { usePass } from './use-cases/use-pass.ts';

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
  customerId = await someone();
});

const someone = () => aCustomer(app.work(), { providerId, email: `holder-${(made += 1)}@example.it` });
const SELL =
  'mutation($p: Id!, $input: PassSaleInput!) { sellPass(providerId: $p, input: $input) { id orderId } }';
const PAY =
  'mutation($p: Id!, $o: Id!, $pass: Id!) { payOrderWithPass(providerId: $p, orderId: $o, passId: $pass) }';
const PASSES = `query($p: Id!, $c: Id!) { getUserMemberships(providerId: $p, customerId: $c) {
  items { id standing left startsOn endsOn startBy uses { state name } } } }`;
const FITTING =
  'query($p: Id!, $o: Id!) { getPassesForOrder(providerId: $p, orderId: $o) { whyNot pass { id left } } }';

const asked = <T>(document: string, more: object, actor: Actor = desk.owner): Promise<T> =>
  call<T>(app, document, { p: providerId, ...more }, { actor });
type Sold = { id: number; orderId: number };
const sell = (membership: Membership, more: object = {}): Promise<Sold> =>
  asked(SELL, { input: { customerId, method: 'cash', ...offerOf(membership), ...more } });
const pay = (o: number, pass: number) => asked<number>(PAY, { o, pass });
const book = (at: string, of = customerId) =>
  bookFor(app, { providerId, customerId: of, offerId: desk.offer.offerId, at });
type Shown = {
  id: number;
  standing: string;
  left: number | null;
  startsOn: string | null;
  endsOn: string | null;
  uses: { state: string }[];
};
const pass = async (): Promise<Shown | undefined> =>
  (await asked<{ items: Shown[] }>(PASSES, { c: customerId })).items[0];
const stateOf = async (orderId: number) => (await getOrder(app.work(), providerId, orderId))?.paymentState;
const posted = async (orderId: number): Promise<string[]> => {
  const { rows } = await app.pool.query<{ line: string }>(
    `select reason || ' ' || amount_cents as line from ledger_entries where order_id = $1 order by id`,
    [orderId],
  );
  return rows.map(({ line }) => line);
};

describe('a pass', () => {
  it('is sold at the desk: its money is in the ledger to the cent, and its days are written', async () => {
    const { orderId } = await sell(await aMembership(app.work(), { providerId }));
    expect(await posted(orderId)).toEqual(['tillPayment 12000', 'sale 9836', 'tax 2164']);
    expect(await pass()).toMatchObject({
      standing: 'active',
      left: 10,
      startsOn: '2026-11-02',
      endsOn: '2027-01-30',
    });
    const card =
      'query($p: Id!, $c: Id!) { getCustomer(providerId: $p, id: $c) { money { owedCents paidCents } } }';
    expect(await asked(card, { c: customerId })).toEqual({ money: { owedCents: 0, paidCents: 12_000 } });
  });

  it('is not sold unpublished, recurring, or at another price than was shown', async () => {
    const recurring = await aMembership(app.work(), {
      providerId,
      offers: [aTenEntryOffer({ isRecurringPayment: true })],
    });
    await expect(sell(recurring)).rejects.toMatchObject({ code: 'membershipNotForSale' });
    const dear = await aMembership(app.work(), { providerId });
    await expect(sell(dear, { shownPriceCents: 1 })).rejects.toMatchObject({ code: 'priceChanged' });
  });

  it('pays a booking: nothing is owed, its price stays, and no money is posted', async () => {
    const { id } = await sell(await aMembership(app.work(), { providerId }));
    const { orderId } = await book('2026-11-10T10:00');
    const [fits] = await asked<{ whyNot: string | null; pass: { id: number } }[]>(FITTING, { o: orderId });
    expect(fits).toMatchObject({ whyNot: null, pass: { id } });
    expect(await pay(orderId, id)).toBe(1);
    expect(await getOrder(app.work(), providerId, orderId)).toMatchObject({
      paymentState: 'paidWithMembership',
      totalCents: 5000,
      paymentMethod: 'Membership',
    });
    expect(await posted(orderId)).toEqual([]);
    expect((await pass())?.left).toBe(9);
    await expect(pay(orderId, id)).rejects.toMatchObject({ code: 'alreadyPaid' });
  });

  it('is named by the order that bought it and by the one it paid (MEM-10)', async () => {
    const { id, orderId: bought } = await sell(await aMembership(app.work(), { providerId }));
    const { orderId: visit } = await book('2026-11-10T10:00');
    await pay(visit, id);
    const { rows } = await app.pool.query<{ id: number }>(
      'update people set verified_at = now() where id = (select person_id from customers where id = $1) returning id',
      [customerId],
    );
    const { data } = await app.ask(
      '{ getMyOrders { items { id userMembershipId paidWithUserMembershipId } } }',
      {},
      { actor: anActor({ personId: rows[0]?.id ?? 0 }) },
    );
    const { getMyOrders } = data as { getMyOrders: { items: { id: number }[] } };
    expect(getMyOrders.items.toSorted((one, other) => one.id - other.id)).toEqual([
      { id: bought, userMembershipId: id, paidWithUserMembershipId: null },
      { id: visit, userMembershipId: null, paidWithUserMembershipId: id },
    ]);
  });

  it('stays usable once its membership is archived, which is sold no more until it is restored and published (MEM-14)', async () => {
    const membership = await aMembership(app.work(), { providerId });
    const { id } = await sell(membership);
    const put = (act: 'archiveMembership' | 'restoreMembership') =>
      asked(`mutation($p: Id!, $ids: [Id!]!) { ${act}(providerId: $p, ids: $ids) }`, {
        ids: [membership.id],
      });
    const listed = async (archived: boolean) =>
      (
        await asked<{ id: number }[]>(
          'query($p: Id!, $archived: Boolean) { getMemberships(providerId: $p, archived: $archived) { id isPublished } }',
          { archived },
        )
      ).filter((one) => one.id === membership.id);
    await put('archiveMembership');
    expect(await listed(true)).toEqual([{ id: membership.id, isPublished: false }]);
    expect(await listed(false)).toEqual([]);
    await expect(sell(membership)).rejects.toMatchObject({ code: 'membershipNotForSale' });
    const { orderId } = await book('2026-11-10T10:00');
    expect(await pay(orderId, id)).toBe(1);
    await put('restoreMembership');
    expect(await listed(false)).toEqual([{ id: membership.id, isPublished: false }]);
  });

  it('pays unpaid visits at its sale', async () => {
    const { orderId } = await book('2026-11-10T10:00');
    await sell(await aMembership(app.work(), { providerId }), { orderIds: [orderId] });
    expect(await stateOf(orderId)).toBe('paidWithMembership');
  });

  it('pays neither what it does not cover, nor after its end, nor above its entries or rules, nor for others', async () => {
    const { id: other } = await sell(
      await aMembership(app.work(), { providerId, type: 'class', offers: [aTenEntryOffer()] }),
    );
    const { orderId } = await book('2026-11-10T10:00');
    await expect(pay(orderId, other)).rejects.toMatchObject({ code: 'subscriptionInvalidMembership' });
    const { id: short } = await sell(
      await aMembership(app.work(), {
        providerId,
        offers: [aTenEntryOffer({ duration: 1, durationType: 'days', sessionsCounter: 1 })],
      }),
    );
    await expect(pay(orderId, short)).rejects.toMatchObject({ code: 'membershipNotUsable' });
    const { id: one } = await sell(
      await aMembership(app.work(), { providerId, offers: [aTenEntryOffer({ sessionsCounter: 1 })] }),
    );
    await pay(orderId, one);
    const { orderId: second } = await book('2026-11-11T10:00');
    await expect(pay(second, one)).rejects.toMatchObject({ code: 'subscriptionInvalidSessionsLimit' });
    const { id: ruled } = await sell(
      await aMembership(app.work(), {
        providerId,
        rules: [{ type: 'reservationLimit', period: 'week', amount: 1 }],
      }),
    );
    await pay(second, ruled);
    const { orderId: third } = await book('2026-11-12T10:00');
    await expect(pay(third, ruled)).rejects.toMatchObject({ code: 'membershipNotUsable' });
    const { orderId: strange } = await book('2026-11-17T10:00', await someone());
    await expect(pay(strange, ruled)).rejects.toMatchObject({ code: 'notFound' });
  });

  it('says of a broken rule which: type, period, amount', async () => {
    const rule = { type: 'reservationLimit', period: 'day', amount: 0 } as const;
    const { id } = await sell(await aMembership(app.work(), { providerId, rules: [rule] }));
    const { orderId } = await book('2026-11-10T10:00');
    const variables = { p: providerId, o: orderId, pass: id };
    const { errors } = await app.ask(PAY, variables, { actor: desk.owner, idempotencyKey: 'a-rule' });
    expect(errors?.[0]).toMatchObject({
      code: 'membershipNotUsable',
      reason: { name: 'customMemRules', ...rule },
    });
  });

  it('begins with its first use', async () => {
    const { id } = await sell(
      await aMembership(app.work(), {
        providerId,
        offers: [aTenEntryOffer({ begins: 'firstUse', duration: 2 })],
      }),
    );
    expect(await pass()).toMatchObject({ standing: 'waiting', startsOn: null });
    const { orderId, reservationId } = await book('2026-11-10T10:00');
    await pay(orderId, id);
    expect(await pass()).toMatchObject({ standing: 'active', startsOn: '2026-11-10', endsOn: '2027-01-08' });
    await cancelAtDesk(app, { providerId, id: reservationId }, {}, { actor: desk.owner });
    await app.jobs.drain();
    expect(await pass()).toMatchObject({ standing: 'waiting', startsOn: null });
  });

  it('ends when its money goes back', async () => {
    const { id, orderId } = await sell(await aMembership(app.work(), { providerId }));
    await asked(
      'mutation($p: Id!, $o: [TillOrderInput!]!) { returnPayment(providerId: $p, orders: $o, method: cash) { orderId } }',
      { o: [{ orderId, amountCents: 12_000 }] },
    );
    await app.jobs.drain();
    expect((await pass())?.standing).toBe('refunded');
    const { orderId: visit } = await book('2026-11-10T10:00');
    await expect(pay(visit, id)).rejects.toMatchObject({ code: 'membershipNotUsable' });
  });

  it('leaves its code free when its money goes back, unless it was used', async () => {
    const validFrom = '2026-01-01';
    const code = { code: 'estate', percentBasisPoints: 1000, duration: 'forever' as const, validFrom };
    await addPromoCode(app.work(), providerId, code);
    const membership = await aMembership(app.work(), { providerId });
    const stateAfter = async (isUsed: boolean) => {
      const { id, orderId } = await sell(membership, { promoCode: 'estate', shownPriceCents: 10_800 });
      if (isUsed) await pay((await book('2026-11-10T10:00')).orderId, id);
      await asked(
        'mutation($p: Id!, $o: [TillOrderInput!]!) { returnPayment(providerId: $p, orders: $o, method: cash) { orderId } }',
        { o: [{ orderId, amountCents: 10_800 }] },
      );
      await app.jobs.drain();
      const { rows } = await app.pool.query<{ state: string }>(
        'select state from promo_redemptions where order_id = $1',
        [orderId],
      );
      return rows[0]?.state;
    };
    expect(await stateAfter(false)).toBe('freed');
    expect(await stateAfter(true)).toBe('used');
  });

  it('is one subscription at a time', async () => {
    const whole = await aMembership(app.work(), { providerId, type: 'subscription' });
    await sell(whole);
    await expect(sell(whole)).rejects.toMatchObject({ code: 'membershipSubcriptionDatesOverlap' });
    const later = await aMembership(app.work(), {
      providerId,
      type: 'subscription',
      offers: [aTenEntryOffer({ begins: 'firstUse' })],
    });
    await expect(sell(later)).rejects.toMatchObject({ code: 'singleSubscriptionMembershipAllowed' });
  });
});

describe('the entry of a booking', () => {
  let passId: number;
  let booked: { orderId: number; reservationId: number };

  beforeEach(async () => {
    passId = (await sell(await aMembership(app.work(), { providerId }))).id;
    booked = await book('2026-11-10T10:00');
    await pay(booked.orderId, passId);
  });
  const cancel = async (by: 'we' | 'customer') => {
    const done = await cancelAtDesk(
      app,
      { providerId, id: booked.reservationId },
      { by },
      { actor: desk.owner },
    );
    await app.jobs.drain();
    return done;
  };

  it('comes back when the visit is called off in time, and nothing is asked for', async () => {
    await cancel('customer');
    expect(await pass()).toMatchObject({ left: 10, uses: [{ state: 'returned' }] });
    expect(await stateOf(booked.orderId)).toBe('notPaid');
    const owed = await asked<unknown[]>(
      'query($p: Id!, $c: Id!) { getOwedOrders(providerId: $p, customerId: $c) { orderId } }',
      { c: customerId },
    );
    expect(owed).toEqual([]);
  });

  it('is kept when its customer calls it off too late, and comes back when the center does', async () => {
    app.clock.set(new Date('2026-11-10T08:00:00Z'));
    await cancel('customer');
    expect(await pass()).toMatchObject({ left: 9, uses: [{ state: 'kept' }] });
    expect(await stateOf(booked.orderId)).toBe('paidWithMembership');
    booked = await book('2026-11-11T10:00');
    await pay(booked.orderId, passId);
    app.clock.set(new Date('2026-11-11T08:00:00Z'));
    await cancel('we');
    expect((await pass())?.left).toBe(9);
  });

  it('is taken again when the cancelling is undone', async () => {
    await cancel('we');
    await activateAtDesk(app, { providerId, id: booked.reservationId }, {}, { actor: desk.owner });
    await app.jobs.drain();
    expect(await stateOf(booked.orderId)).toBe('paidWithMembership');
    expect((await pass())?.left).toBe(9);
  });

  it('stays as it is where the booking would become another service, which is refused', async () => {
    const { offerId } = await anOffer(app.work(), { providerId, people: [desk.anna], priceCents: 9000 });
    const of = { p: providerId, id: booked.reservationId, sequence: 0, input: { offerId } };
    const heard = await atDesk(app, 'changeReservationService', of, { actor: desk.owner });
    expect(heard.code).toBe('alreadyPaid');
    expect(await stateOf(booked.orderId)).toBe('paidWithMembership');
    expect((await pass())?.left).toBe(9);
  });

  it('follows a move, and comes back where the pass is not valid by then', async () => {
    const move = async (startsAt: string, sequence: number) => {
      const { reservationId: id } = booked;
      const heard = await updateAtDesk(
        app,
        { providerId, id, sequence },
        { start: startsAt },
        { actor: desk.owner },
      );
      expect(heard.code).toBeNull();
      await app.jobs.drain();
    };
    await move('2026-11-12T10:00', 0);
    const { rows } = await app.pool.query(
      `select to_char(visit_on, 'YYYY-MM-DD') as day from pass_uses where pass_id = $1`,
      [passId],
    );
    expect(rows).toEqual([{ day: '2026-11-12' }]);
    await move('2027-02-15T10:00', 1);
    expect((await pass())?.left).toBe(10);
    expect(await stateOf(booked.orderId)).toBe('notPaid');
  });
});

it('pays a sign-up with an entry a session, each back by its own terms', async () => {
  const { classId, sessionIds } = await aClass(app.work(), {
    providerId,
    starts: ['2026-11-03T17:00:00Z', '2026-11-05T17:00:00Z', '2026-11-10T17:00:00Z'],
  });
  const { id: passId } = await sell(await aMembership(app.work(), { providerId, type: 'class' }));
  const { id, orderId } = await asked<{ id: number; orderId: number }>(
    'mutation($p: Id!, $input: NewSubscriptionInput!) { createSubscription(providerId: $p, input: $input) { id orderId } }',
    { input: { classId, sessions: sessionIds, customer: { id: customerId } } },
  );
  expect(await pay(orderId, passId)).toBe(3);
  const cancel = async (sessions: number[], by: string) => {
    await asked(
      'mutation($p: Id!, $id: Id!, $s: [Id!], $by: SubscriptionCancelledBy!) { cancelSubscription(providerId: $p, id: $id, sessions: $s, by: $by) { refundCents } }',
      { id, s: sessions, by },
    );
    await app.jobs.drain();
  };
  await cancel(sessionIds.slice(2), 'customer');
  expect((await pass())?.left).toBe(8);
  expect(await stateOf(orderId)).toBe('paidWithMembership');
  await cancel(sessionIds.slice(0, 2), 'we');
  expect((await pass())?.left).toBe(10);
  expect(await getOrder(app.work(), providerId, orderId)).toMatchObject({
    paymentState: 'notPaid',
    creditedCents: 4500,
  });
});

it('gives the last entry to one of 64 who want it at once', async () => {
  const { id } = await sell(
    await aMembership(app.work(), { providerId, offers: [aTenEntryOffer({ sessionsCounter: 2 })] }),
  );
  const orders: number[] = [];
  for (let day = 0; day < 8; day += 1)
    for (let hour = 9; hour < 17; hour += 1) {
      const date = `2026-11-${String(10 + day)}T${String(hour).padStart(2, '0')}:00`;
      orders.push((await book(date)).orderId);
    }
  // Commands of one person wait for each other: these are as if of many
  const use = (orderId: number) =>
    app.work().transaction((tx) => usePass(tx, { providerId, orderId, passId: id, actor: 'system:test' }));
  const codes = await Promise.all(
    orders.map((orderId) =>
      use(orderId).then(
        () => 'paid',
        (error: { code: string }) => error.code,
      ),
    ),
  );
  expect(codes.filter((code) => code === 'paid')).toHaveLength(2);
  expect(codes.filter((code) => code === 'subscriptionInvalidSessionsLimit')).toHaveLength(62);
});
