import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, beforeAll, describe, expect, it } from 'vitest';
import type { CardPayments, CardRefund, NewCardRefund } from '#server/adapters/card-payments/port.ts';
import { StripeCardPayments } from '#server/adapters/card-payments/stripe-card-payments.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { reconcilePayments, refundOrder } from './index.ts';
import { paymentsJobs } from './jobs.ts';
import type { OrderKey, PaymentsTest } from './testing/payments-test.ts';
import { openPaymentsTest } from './testing/payments-test.ts';

let test: PaymentsTest;
/** What the log said as an error. */
let alarms: object[];
let deps: Deps;

beforeAll(async () => {
  test = await openPaymentsTest();
});
beforeEach(() => {
  alarms = [];
  const logger = Object.create(test.app.logger, {
    error: { value: (details: object) => 'alarm' in details && alarms.push(details) },
  });
  deps = { ...test.app.deps, logger };
});
afterEach(async () => {
  test.control.reset();
  expect(await test.violations()).toEqual([]);
});
afterAll(() => test.close());

/** Orders that were paid and are to be paid back; nobody has tried yet. */
async function askedBack(count: number): Promise<OrderKey[]> {
  const orders = await Promise.all(Array.from({ length: count }, () => test.order()));
  for (const order of orders) await test.pay(await test.start(order));
  await test.settle();
  for (const order of orders)
    await refundOrder(test.app.work(), { ...order, reason: 'cancelledInTime', actor: 'guest:1' });
  return orders;
}

const oneAskedBack = async (): Promise<OrderKey> => {
  const [order] = await askedBack(1);
  if (!order) throw new Error('nothing was asked back');
  return order;
};

const waiting = async ({ orderId }: OrderKey) =>
  (
    await sql<{ state: string; tries: number; waits_for: string | null; pause: number }>`
      select state, tries, waits_for, extract(epoch from next_try_at - ${test.app.clock.now()}::timestamptz)::int as pause
      from refunds where order_id = ${orderId}`.execute(test.app.database)
  ).rows[0];

async function givenBack(order: OrderKey): Promise<number[]> {
  const intents = await test.intentsOf(order);
  const refunds = await Promise.all(intents.map(({ id }) => test.cards.listRefunds(test.account, id)));
  return refunds.flat().map(({ amountCents }) => amountCents);
}

const round = (of: Deps = deps, begunAt?: Date) => reconcilePayments(test.app.work(), of, begunAt);

describe('a refund that waits', () => {
  it.each([
    ['key', () => test.control.setKeyExpired({ isExpired: true })],
    ['permission', () => test.control.withdrawPermission({ operation: 'refunds.create' })],
    ['balance', () => test.control.setBalance({ account: test.account, cents: 10 })],
    ['answer', () => test.control.setOutage({ isDown: true })],
  ] as const)('for %s is tried in pauses that grow to an hour, and told apart', async (waits_for, spoil) => {
    const order = await oneAskedBack();
    spoil();
    await test.app.jobs.drain();
    const pauses: number[] = [];
    for (let tries = 1; tries <= 11; tries += 1) {
      const row = await waiting(order);
      expect(row).toMatchObject({ state: 'requested', tries, waits_for });
      pauses.push(row?.pause ?? 0);
      // A second before its time nobody tries it.
      test.app.clock.advance(((row?.pause ?? 0) - 1) / 60);
      await round();
      expect((await waiting(order))?.tries).toBe(tries);
      test.app.clock.advance(1 / 60);
      await round();
    }
    expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]);
    test.control.reset();
    test.app.clock.advance(60);
    await round();
    expect(await test.refundStates(order)).toEqual(['succeeded 5000 cancelledInTime']);
    expect(await givenBack(order)).toEqual([5000]);
  });

  it('is tried once by two that find it due at one moment', async () => {
    const order = await oneAskedBack();
    test.app.clock.advance(1);
    let sent = 0;
    const cardPayments: CardPayments = Object.create(test.cards, {
      refund: {
        value: (request: NewCardRefund) => {
          sent += 1;
          return test.cards.refund(request);
        },
      },
      fetchFeeReturned: { value: (made: CardRefund) => test.cards.fetchFeeReturned(made) },
    });
    await Promise.all(Array.from({ length: 5 }, () => round({ ...deps, cardPayments })));
    expect(sent).toBe(1);
    expect(await waiting(order)).toMatchObject({ state: 'succeeded', tries: 1 });
    await test.app.jobs.drain();
    expect(await givenBack(order)).toEqual([5000]);
  });

  it('is told in the log after a day, once a day for all', async () => {
    const orders = await askedBack(2);
    test.control.setKeyExpired({ isExpired: true });
    await test.app.jobs.drain();
    const alarmsAfter = async (hours: number) => {
      test.app.clock.advance(hours * 60);
      await round();
      await round();
      return alarms.length;
    };
    expect(await alarmsAfter(23)).toBe(0);
    expect(await alarmsAfter(2)).toBe(1);
    expect(alarms[0]).toMatchObject({ alarm: 'refundsWait', refunds: 2, cents: 10_000, waitFor: ['key'] });
    expect(await alarmsAfter(12)).toBe(1);
    expect(await alarmsAfter(13)).toBe(2);
    test.control.reset();
    await alarmsAfter(1);
    for (const order of orders) expect(await givenBack(order)).toEqual([5000]);
    expect(await alarmsAfter(25)).toBe(2);
  });

  it('is told also where no processor is set up any more', async () => {
    const order = await oneAskedBack();
    test.app.clock.advance(25 * 60);
    await round({ ...deps, cardPayments: null });
    expect(alarms).toMatchObject([{ alarm: 'refundsWait', refunds: 1, cents: 5000 }]);
    await round();
    expect(await givenBack(order)).toEqual([5000]);
  });

  it('shows in the figures, by for whom or what', async () => {
    const order = await oneAskedBack();
    test.control.setKeyExpired({ isExpired: true });
    await test.app.jobs.drain();
    test.app.clock.advance(2);
    const figures = await (await fetch(`${test.address}/metrics`)).text();
    expect(figures).toContain('radura_refunds_waiting{waits_for="key"} 1');
    expect(figures).toContain('radura_refunds_oldest_waiting_seconds{waits_for="key"} 120');
    test.control.reset();
    await round();
    expect(await givenBack(order)).toEqual([5000]);
    expect(await (await fetch(`${test.address}/metrics`)).text()).not.toContain('waits_for="key"');
  });
});

it('loses no refund by a key that ran out: with the new one each goes back once, as soon as the process starts', async () => {
  const orders = await askedBack(12);
  test.control.setKeyExpired({ isExpired: true });
  await test.app.jobs.drain();
  for (let hour = 0; hour < 30; hour += 1) {
    test.app.clock.advance(60);
    await round();
  }
  for (const order of orders)
    expect(await test.refundStates(order)).toEqual(['requested 5000 cancelledInTime']);

  // Tried a moment ago, each would wait for an hour.
  const secretKey = await test.control.replaceSecretKey();
  test.control.reset();
  expect(await round()).toMatchObject({ payments: 0, refunds: 0 });
  test.app.clock.advance(1 / 60);
  const { publishableKey, webhookSecrets } = test.simulator.keys;
  const { platform, connect } = webhookSecrets;
  const cardPayments = new StripeCardPayments(
    {
      secretKey,
      publishableKey,
      webhookSecrets: { platform: [platform], connect: [connect] },
      address: test.simulator.address,
    },
    test.app.clock,
  );
  const restarted = paymentsJobs({ ...deps, cardPayments }).find(({ name }) => name === 'payments.reconcile');
  await restarted?.run(test.app.work(), {});

  const intentsOf = async ({ orderId }: OrderKey) => {
    const refunds = [];
    for await (const intent of cardPayments.listIntents(test.account, new Date(0)))
      if (intent.metadata['orderId'] === String(orderId))
        refunds.push(...(await cardPayments.listRefunds(test.account, intent.id)));
    return refunds.map(({ amountCents }) => amountCents);
  };
  for (const order of orders) {
    expect(await test.refundStates(order)).toEqual(['succeeded 5000 cancelledInTime']);
    expect(await intentsOf(order)).toEqual([5000]);
  }
});
