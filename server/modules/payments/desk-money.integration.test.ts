import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { BusinessRole } from '#contracts/roles.ts';
import { anActor, aPerson } from '#server/modules/identity/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import {
  getOrderMoney,
  getOwedOrders,
  owedCents,
  refundPayment,
  repriceOrder,
  returnPayment,
  stopCardPayment,
  takePayment,
} from './index.ts';
import type { OrderKey, PaymentsTest } from './testing/payments-test.ts';
import { openPaymentsTest } from './testing/payments-test.ts';

let test: PaymentsTest;
const people = new Map<BusinessRole, number>();

beforeAll(async () => {
  test = await openPaymentsTest();
  for (const role of ['owner', 'director', 'manager', 'collaborator'] as const) {
    const personId = await aPerson(test.app.work(), { email: `${role}@example.it` });
    people.set(role, personId);
    await test.app.pool.query(
      `with log_in as (insert into log_ins (person_id, created_at) values ($2, now()))
       insert into provider_roles (provider_id, person_id, role, created_at) values ($1, $2, $3, now())`,
      [test.providerId, personId, role],
    );
  }
});
afterEach(async () => {
  test.control.reset();
  expect(await test.violations()).toEqual([]);
});
afterAll(() => test.close());

const as = (role: BusinessRole, key: string | null = randomUUID()) => ({
  work: test.app.work(),
  actor: anActor({
    personId: people.get(role) ?? 0,
    providerRoles: [{ providerId: test.providerId, role }],
  }),
  idempotencyKey: key,
});
const onSite = () => test.order({ paymentMode: 'onSite' });
const slip = (order: OrderKey, amountCents: number, method = 'cash') => ({
  orders: [{ orderId: order.orderId, amountCents }],
  method,
});
const take = (order: OrderKey, cents: number, asking = as('manager'), method = 'cash') =>
  takePayment(asking, test.providerId, slip(order, cents, method));
const giveBack = (order: OrderKey, cents: number, asking = as('manager')) =>
  returnPayment(asking, test.providerId, slip(order, cents));
const owed = async (order: OrderKey): Promise<number> => owedCents(await test.orderNow(order));

describe('taking money at the desk', () => {
  it('takes a part in cash and the rest by the terminal, and shows both with who took them', async () => {
    const order = await onSite();
    await take(order, 2000);
    await take(order, 3000, as('owner'), 'terminal');
    const money = await getOrderMoney(as('manager'), order);
    expect(money).toMatchObject({
      paidCents: 5000,
      owedCents: 0,
      paymentState: 'fullyPaid',
      returnableCents: 5000,
    });
    expect(money.movements).toMatchObject([
      { kind: 'taken', method: 'cash', amountCents: 2000, by: 'manager@example.it' },
      { kind: 'taken', method: 'terminal', amountCents: 3000, by: 'owner@example.it' },
    ]);
  });

  it('takes once for a key, however often it comes, also side by side', async () => {
    const order = await onSite();
    const key = randomUUID();
    const all = await Promise.all([1, 2, 3].map(() => take(order, 1000, as('manager', key))));
    await take(order, 1000, as('manager', key));
    expect(new Set(all.map(({ tillPaymentId }) => tillPaymentId)).size).toBe(1);
    expect(await owed(order)).toBe(4000);
  });

  it('takes two equal payments of two forms as two', async () => {
    const order = await onSite();
    await take(order, 1000);
    await take(order, 1000);
    expect(await owed(order)).toBe(3000);
  });

  it('takes the whole once when two tills take it at the same moment', async () => {
    const order = await onSite();
    const both = await Promise.allSettled([take(order, 5000), take(order, 5000, as('owner'))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'invalidInput', details: { affected: ['amount'] } },
    });
    expect(await owed(order)).toBe(0);
  });

  describe('for several visits at once', () => {
    /** Three visits of one customer, the first one first. */
    async function threeVisits() {
      const first = await onSite();
      const { customerId } = await test.orderNow(first);
      const rest = [];
      for (const priceCents of [3333, 1])
        rest.push(await test.order({ paymentMode: 'onSite', customerId, priceCents }));
      return { customerId: customerId ?? 0, orders: [first, ...rest] };
    }
    const takeMany = async (orders: readonly OrderKey[], cents: readonly number[], asking = as('manager')) =>
      takePayment(asking, test.providerId, {
        orders: orders.map(({ orderId }, index) => ({ orderId, amountCents: cents[index] })),
        method: 'bank',
        receiptNumber: '12',
        note: 'Insieme',
      });

    it('is one payment with one receipt, and a line of history for each', async () => {
      const { orders } = await threeVisits();
      const { tillPaymentId } = await takeMany(orders, [5000, 3333, 1]);
      expect(await Promise.all(orders.map(owed))).toEqual([0, 0, 0]);
      const { rows: receipts } = await test.app.pool.query(
        'select id, receipt_number, amount_cents from till_payments where provider_id = $1 and id = $2',
        [test.providerId, tillPaymentId],
      );
      expect(receipts).toEqual([{ id: tillPaymentId, receipt_number: '12', amount_cents: 8334 }]);
      const { rows: lines } = await test.app.pool.query<{ subject_id: number }>(
        `select subject_id from audit_entries where action = 'takeTillPayment' and (after->>'tillPaymentId')::bigint = $1 order by subject_id`,
        [tillPaymentId],
      );
      expect(lines.map(({ subject_id: id }) => id)).toEqual(orders.map(({ orderId }) => orderId));
    });

    it('is told to who takes money, of a customer or of bookings, the oldest first', async () => {
      const { customerId, orders } = await threeVisits();
      await takeMany(orders.slice(0, 1), [4000]);
      const ofCustomer = await getOwedOrders(as('manager'), test.providerId, { customerId });
      expect(ofCustomer.map(({ orderId, owedCents: cents }) => [orderId, cents])).toEqual(
        orders.map(({ orderId }, index) => [orderId, [1000, 3333, 1][index]]),
      );
      const reservationIds = orders.slice(1).map(({ subjectId }) => subjectId);
      const ofBookings = await getOwedOrders(as('manager'), test.providerId, { reservationIds });
      expect(ofBookings.map(({ orderId }) => orderId)).toEqual(orders.slice(1).map(({ orderId }) => orderId));
      await expect(getOwedOrders(as('collaborator'), test.providerId, { customerId })).rejects.toMatchObject({
        code: 'NotAuthorizedException',
      });
      const elsewhere = await aProvider(test.app.work());
      await expect(getOwedOrders(as('manager'), elsewhere, { reservationIds })).rejects.toMatchObject({
        code: 'notFound',
      });
    });

    it('refuses those of two customers, and leaves both as they are', async () => {
      const [one, other] = [await onSite(), await onSite()];
      await expect(takeMany([one, other], [5000, 5000])).rejects.toMatchObject({
        code: 'invalidInput',
        details: { affected: ['customer'] },
      });
      expect([await owed(one), await owed(other)]).toEqual([5000, 5000]);
    });

    it('refuses all when one has been paid meanwhile', async () => {
      const { orders } = await threeVisits();
      await takeMany(orders.slice(1, 2), [1]);
      await expect(takeMany(orders, [5000, 3333, 1])).rejects.toMatchObject({
        code: 'invalidInput',
        details: { affected: ['amount'] },
      });
      expect(await Promise.all(orders.map(owed))).toEqual([5000, 3332, 1]);
    });

    it('is taken once for a key, and once by two tills in either order of the visits', async () => {
      const { orders } = await threeVisits();
      const asking = as('manager');
      const same = await Promise.all([1, 2].map(() => takeMany(orders, [1000, 1000, 1], asking)));
      expect(same[0]).toEqual(same[1]);
      expect(await Promise.all(orders.map(owed))).toEqual([4000, 2333, 0]);
      const two = await Promise.allSettled([
        takeMany(orders.slice(0, 2), [4000, 2333]),
        takeMany(orders.slice(0, 2).toReversed(), [2333, 4000], as('owner')),
      ]);
      expect(two.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(await Promise.all(orders.map(owed))).toEqual([0, 0, 0]);
    });
  });

  it.each([0, -1, 1.5, 5001, 2 ** 31])('refuses %s cents of 5000', async (cents) => {
    const order = await onSite();
    await expect(take(order, cents)).rejects.toMatchObject({ code: 'invalidInput' });
    expect(await owed(order)).toBe(5000);
  });

  it('refuses without a key, a collaborator, and an order of another provider', async () => {
    const order = await onSite();
    await expect(take(order, 100, as('manager', null))).rejects.toMatchObject({ code: 'invalidInput' });
    await expect(take(order, 100, as('collaborator'))).rejects.toMatchObject({
      code: 'NotAuthorizedException',
    });
    const another = await aProvider(test.app.work(), { name: 'Altrove' });
    const there = {
      ...as('owner'),
      actor: anActor({
        personId: people.get('owner') ?? 0,
        providerRoles: [{ providerId: another, role: 'owner' }],
      }),
    };
    await expect(takePayment(there, another, slip(order, 100))).rejects.toMatchObject({ code: 'notFound' });
    expect(await owed(order)).toBe(5000);
  });
});

describe('giving money back at the desk', () => {
  it('credits what goes back, so that it is not asked for again', async () => {
    const order = await onSite();
    await take(order, 5000);
    await giveBack(order, 1500);
    const money = await getOrderMoney(as('owner'), order);
    expect(money).toMatchObject({
      paidCents: 3500,
      creditedCents: 1500,
      owedCents: 0,
      returnableCents: 3500,
    });
    await expect(giveBack(order, 3501)).rejects.toMatchObject({
      code: 'invalidInput',
      details: { affected: ['amount'] },
    });
  });

  it('lets a manager give back what was taken the same day alone, and a director any', async () => {
    const order = await onSite();
    await take(order, 3000);
    const before = test.app.clock.now();
    test.app.clock.set(new Date(before.getTime() + 36 * 3_600_000));
    await take(order, 500);
    await giveBack(order, 200);
    await expect(giveBack(order, 301)).rejects.toMatchObject({ code: 'NotAuthorizedException' });
    await giveBack(order, 1000, as('director'));
    expect((await test.orderNow(order)).paidCents).toBe(2300);
    test.app.clock.set(before);
  });
});

describe('giving card money back at the desk', () => {
  async function paidOnline(card?: string): Promise<OrderKey> {
    const order = await test.order();
    expect(await test.pay(await test.start(order), card)).toBe('succeeded');
    await test.settle();
    return order;
  }
  const refund = ({ orderId }: OrderKey, amountCents: number, asking = as('manager')) =>
    refundPayment(asking, test.providerId, { orderId, amountCents });

  it('sends a part to the card it came from, which is not asked for again, and then the rest', async () => {
    const order = await paidOnline();
    const { paidCents } = await test.orderNow(order);
    await refund(order, 1200);
    expect(await getOrderMoney(as('manager'), order)).toMatchObject({
      owedCents: 0,
      returnableCents: paidCents - 1200,
      cardReturnableCents: paidCents - 1200,
      refundProgress: 'onItsWay',
    });
    await test.settle();
    expect(await test.refundStates(order)).toEqual(['succeeded 1200 providerDecision']);
    expect(await getOrderMoney(as('manager'), order)).toMatchObject({
      paidCents: paidCents - 1200,
      creditedCents: 1200,
      owedCents: 0,
      paymentState: 'fullyPaid',
    });
    await refund(order, paidCents - 1200, as('owner'));
    await test.settle();
    expect(await getOrderMoney(as('manager'), order)).toMatchObject({ paidCents: 0, cardReturnableCents: 0 });
  });

  it('leaves an order that may cost something else once all has gone back, and says until then what is in the way', async () => {
    const reprice = (of: OrderKey) =>
      test.app.work().transaction((tx) => repriceOrder(tx, { ...of, priceCents: 6000 }));
    const asked = await test.order();
    await test.start(asked);
    await expect(reprice(asked)).rejects.toMatchObject({
      code: 'alreadyPaid',
      details: { params: { known: 'cardAsked' } },
    });
    const order = await paidOnline();
    const { paidCents } = await test.orderNow(order);
    await expect(reprice(order)).rejects.toMatchObject({ code: 'alreadyPaid', details: {} });
    await refund(order, paidCents);
    await expect(reprice(order)).rejects.toMatchObject({ details: { params: { known: 'onItsWay' } } });
    await test.settle();
    await reprice(order);
    expect(await getOrderMoney(as('manager'), order)).toMatchObject({
      totalCents: 6000 + paidCents,
      creditedCents: paidCents,
      paidCents: 0,
      owedCents: 6000,
    });
  });

  /** What the bank says of a refund in the end. */
  async function settleRefundAs(status: 'failed', { orderId }: OrderKey): Promise<void> {
    const { rows } = await test.app.pool.query<{ id: string }>(
      'select processor_refund_id as id from refunds where order_id = $1',
      [orderId],
    );
    await test.control.settleRefund({ account: test.account, refundId: rows[0]?.id ?? '', status });
    await test.settle();
  }
  const repriceTo = (priceCents: number, of: OrderKey) =>
    test.app.work().transaction((tx) => repriceOrder(tx, { ...of, priceCents }));

  it('leaves an order that may cost something else once every card that was asked is out of the way', async () => {
    const order = await test.order();
    await test.start(order);
    await stopCardPayment(test.app.work(), test.app.deps, order);
    expect(await test.paymentStates(order)).toEqual(['canceled']);
    await repriceTo(9000, order);
    expect(await getOrderMoney(as('manager'), order)).toMatchObject({ dueCents: 9000, owedCents: 9000 });
  });

  it('leaves an order that is paid at the desk for what it costs then, though its time to be paid online is over', async () => {
    const before = test.app.clock.now();
    const after = (minutes: number) => new Date(before.getTime() + minutes * 60_000);
    const order = await test.order({ payableUntil: after(15) });
    expect(await test.pay(await test.start(order))).toBe('succeeded');
    await test.settle();
    const { paidCents, customerId } = await test.orderNow(order);
    await refund(order, paidCents);
    await test.settle();
    test.app.clock.set(after(60));
    await repriceTo(4000, order);
    const owedNow = await getOwedOrders(as('manager'), test.providerId, { customerId: customerId ?? 0 });
    expect(owedNow.map(({ owedCents: cents }) => cents)).toEqual([4000]);
    await take(order, 4000);
    expect(await owed(order)).toBe(0);
    test.app.clock.set(before);
  });

  it('leaves an order whose price is open as long as the till alone has taken money for it', async () => {
    const order = await paidOnline();
    await refund(order, (await test.orderNow(order)).paidCents);
    await test.settle();
    await repriceTo(4000, order);
    await take(order, 2000);
    await repriceTo(6000, order);
    expect(await owed(order)).toBe(4000);
    await expect(repriceTo(1999, order)).rejects.toMatchObject({ code: 'alreadyPaid' });
  });

  it('leaves the price open where a card was asked in vain and the till has taken all', async () => {
    const order = await test.order();
    await test.start(order);
    await stopCardPayment(test.app.work(), test.app.deps, order);
    await test.app.pool.query('update orders set payable_until = null where id = $1', [order.orderId]);
    await take(order, await owed(order));
    await repriceTo(9000, order);
    expect(await owed(order)).toBe(4000);
  });

  it('leaves the price open where card money went back in cash, and closed where the card holds some still', async () => {
    const inCash = await paidOnline();
    await giveBack(inCash, (await test.orderNow(inCash)).paidCents, as('owner'));
    await repriceTo(4000, inCash);
    await take(inCash, 2000);
    await repriceTo(6000, inCash);
    expect(await owed(inCash)).toBe(4000);
    const byBoth = await test.order();
    await take(byBoth, 3000);
    expect(await test.pay(await test.start(byBoth))).toBe('succeeded');
    await test.settle();
    await giveBack(byBoth, 3000, as('owner'));
    await expect(repriceTo(9000, byBoth)).rejects.toMatchObject({ code: 'alreadyPaid' });
  });

  it('gives back what is paid late by a card that was asked for another price', async () => {
    const order = await test.order();
    const asked = await test.start(order);
    // An attempt that was thought to be out of the way, and was not
    await test.app.pool.query(`update card_payments set state = 'canceled' where order_id = $1`, [
      order.orderId,
    ]);
    await repriceTo(9000, order);
    expect(await test.pay(asked)).toBe('succeeded');
    await test.settle();
    expect(await test.paymentStates(order)).toEqual(['surplus']);
    expect(await test.refundStates(order)).toEqual([
      expect.stringMatching(/^succeeded [1-9]\d* surplus$/) as string,
    ]);
    expect(await getOrderMoney(as('manager'), order)).toMatchObject({ paidCents: 0, owedCents: 9000 });
  });

  it('is missed by the audit where it failed and the order costs something else all the same', async () => {
    const order = await paidOnline('4000 0000 0000 7726');
    await refund(order, (await test.orderNow(order)).paidCents);
    await test.settle();
    await settleRefundAs('failed', order);
    await test.app.pool.query(`update orders set payment_mode = 'onSite' where id = $1`, [order.orderId]);
    expect(await test.violations()).toEqual([
      expect.stringContaining('a card pays what was agreed') as string,
    ]);
    await test.app.pool.query(`update orders set payment_mode = 'online' where id = $1`, [order.orderId]);
  });

  it('that comes back from the bank days later is nothing the audit tells of', async () => {
    const order = await paidOnline();
    const { paidCents } = await test.orderNow(order);
    await refund(order, paidCents);
    await test.settle();
    await repriceTo(9000, order);
    await settleRefundAs('failed', order);
    expect(await test.refundStates(order)).toEqual([`failed ${paidCents} providerDecision`]);
    expect(await test.violations()).toEqual([]);
  });

  it.each([0, -1, 1.5, 1_000_000])('refuses %s cents', async (cents) => {
    const order = await paidOnline();
    await expect(refund(order, cents)).rejects.toMatchObject({ code: 'invalidInput' });
    expect(await test.refundStates(order)).toEqual([]);
  });

  it('refuses what was paid at the till, and counts what went back there', async () => {
    const atTill = await onSite();
    await take(atTill, 5000);
    await expect(refund(atTill, 1)).rejects.toMatchObject({ details: { affected: ['amount'] } });
    const order = await paidOnline();
    const { paidCents } = await test.orderNow(order);
    await giveBack(order, paidCents - 100, as('owner'));
    await expect(refund(order, 101)).rejects.toMatchObject({ details: { affected: ['amount'] } });
    await refund(order, 100);
    await test.settle();
    expect((await test.orderNow(order)).paidCents).toBe(0);
  });

  it('gives back once for a key, and no more than was paid to two desks at once', async () => {
    const order = await paidOnline();
    const { paidCents } = await test.orderNow(order);
    const asking = as('owner');
    await Promise.all([1, 2].map(() => refund(order, 100, asking)));
    const two = await Promise.allSettled(
      [as('owner'), as('director')].map((desk) => refund(order, paidCents - 100, desk)),
    );
    expect(two.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await test.settle();
    expect((await test.refundStates(order)).length).toBe(2);
    expect((await test.orderNow(order)).paidCents).toBe(0);
  });

  it('lets a manager give back what was paid the same day alone, a collaborator nothing', async () => {
    const order = await paidOnline();
    const before = test.app.clock.now();
    test.app.clock.set(new Date(before.getTime() + 36 * 3_600_000));
    await expect(refund(order, 100)).rejects.toMatchObject({ code: 'NotAuthorizedException' });
    await expect(refund(order, 100, as('collaborator'))).rejects.toMatchObject({
      code: 'NotAuthorizedException',
    });
    expect(await test.refundStates(order)).toEqual([]);
    await refund(order, 100, as('director'));
    await test.settle();
    expect(await test.refundStates(order)).toEqual(['succeeded 100 providerDecision']);
    test.app.clock.set(before);
  });
});
