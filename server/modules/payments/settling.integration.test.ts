import { sql } from 'kysely';
import { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CardIntent } from '#server/adapters/card-payments/port.ts';
import { reconcilePayments } from './index.ts';
import type { OrderKey, PaymentsTest } from './testing/payments-test.ts';
import { openPaymentsTest } from './testing/payments-test.ts';
import { aPayableProvider } from './builders.ts';
import { settlePayment } from './use-cases/settle-payment.ts';

let test: PaymentsTest;
beforeAll(async () => {
  test = await openPaymentsTest();
});
afterEach(async () => {
  test.control.reset();
  expect(await test.violations()).toEqual([]);
});
afterAll(() => test.close());

const succeeded = 'payment_intent.succeeded';
const CAPTURED = ['capture 5000', 'platformFee 150'];

async function eventsOf(intentId: string, type: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from card_simulator.objects
    where kind = 'event' and body ->> 'type' = ${type} and body -> 'data' -> 'object' ->> 'id' = ${intentId}`.execute(
    test.app.database,
  );
  return rows.map(({ id }) => id);
}

/** An order with an open intent. */
async function opened(): Promise<{
  order: OrderKey;
  intent: CardIntent;
  pay: (number?: string) => Promise<string>;
}> {
  const order = await test.order();
  const start = await test.start(order);
  const [intent] = await test.intentsOf(order);
  if (!intent) throw new Error('nothing was opened');
  return { order, intent, pay: (number) => test.pay(start, number) };
}

async function expectPaid(order: OrderKey): Promise<void> {
  expect(await test.orderNow(order)).toMatchObject({
    paymentState: 'fullyPaid',
    platformFeeCents: 150,
    paymentMethod: 'CreditCard',
  });
  expect(await test.ledgerOf(order)).toEqual(CAPTURED);
  expect(await test.paymentStates(order)).toEqual(['succeeded']);
}

describe('a paid intent', () => {
  it('makes the order paid by its event, and announces it once', async () => {
    const before = await test.timesSettled();
    const { order, pay } = await opened();
    expect((await test.orderNow(order)).paymentState).toBe('notPaid');
    expect(await pay()).toBe('succeeded');
    await test.settle();
    await expectPaid(order);
    expect(await test.timesSettled()).toBe(before + 1);
    expect(await test.start(order)).toMatchObject({ kind: 'paid', clientSecret: null });
  });

  it('is captured once by twenty settlements at the same time', async () => {
    const before = await test.timesSettled();
    const { order, intent, pay } = await opened();
    test.control.announceNext({ manner: 'lost', times: 10 });
    await pay();
    const paid = await test.cards.fetchIntent(test.account, intent.id);
    const states = await Promise.all(Array.from({ length: 20 }, () => settlePayment(test.app.work(), paid)));
    expect(new Set(states)).toEqual(new Set(['succeeded']));
    await test.app.jobs.drain();
    await expectPaid(order);
    expect(await test.timesSettled()).toBe(before + 1);
  });

  it('is settled once by five deliveries of its event', async () => {
    const before = await test.timesSettled();
    const { order, intent, pay } = await opened();
    await pay();
    await test.settle();
    const [event = ''] = await eventsOf(intent.id, succeeded);
    for (let times = 1; times < 5; times += 1)
      expect(await test.control.redeliver({ eventId: event })).toBe(200);
    await test.settle();
    await expectPaid(order);
    expect(await test.timesSettled()).toBe(before + 1);
  });

  it('ends the same when its events come in reverse', async () => {
    const { order, pay } = await opened();
    test.control.announceNext({ manner: 'held', times: 20 });
    expect(await pay('4000 0000 0000 0002')).toBe('failed');
    expect(await pay()).toBe('succeeded');
    expect(await test.control.releaseHeld({ order: 'reversed' })).toBeGreaterThan(1);
    await test.settle();
    await expectPaid(order);
  });

  it('is found by the reconciler when its event never comes', async () => {
    const { order, pay } = await opened();
    test.control.announceNext({ manner: 'lost', times: 20 });
    await pay();
    test.app.clock.advance(2);
    await reconcilePayments(test.app.work(), test.app.tools);
    await expectPaid(order);
  });

  it('is settled by an event three days late', async () => {
    const { order, pay } = await opened();
    test.control.announceNext({ manner: 'late', type: succeeded, lateSeconds: 3 * 86_400 });
    await pay();
    await test.settle();
    expect((await test.orderNow(order)).paymentState).toBe('notPaid');
    test.app.clock.advance(3 * 24 * 60 + 1);
    await test.settle();
    await expectPaid(order);
  });

  it('stays paid when an older event comes after', async () => {
    const { order, intent, pay } = await opened();
    await pay('4000 0000 0000 0002');
    await pay();
    await test.settle();
    const [failed = ''] = await eventsOf(intent.id, 'payment_intent.payment_failed');
    expect(await test.control.redeliver({ eventId: failed })).toBe(200);
    await test.settle();
    await expectPaid(order);
  });

  it('survives the processor being down when the event comes', async () => {
    const { order, intent, pay } = await opened();
    test.control.announceNext({ manner: 'held', times: 20 });
    await pay();
    await test.control.releaseHeld({ order: 'asHappened' });
    test.control.setOutage({ isDown: true });
    const [event = ''] = await eventsOf(intent.id, succeeded);
    await expect(test.app.jobs.runNow('payments.follow-event', { eventId: event })).rejects.toThrow(
      'unavailable',
    );
    expect((await test.orderNow(order)).paymentState).toBe('notPaid');
    test.control.setOutage({ isDown: false });
    await test.settle();
    await expectPaid(order);
  });
});

describe('an event that cannot be believed', () => {
  it('is refused when it is forged, old or unsigned, and settles nothing', async () => {
    const { order, intent } = await opened();
    expect(await test.control.forgeEvent({ account: test.account, intentId: intent.id })).toBe(400);
    const unsigned = await fetch(`${test.address}/webhooks/card-payments`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(unsigned.status).toBe(400);
    await test.settle();
    expect((await test.orderNow(order)).paymentState).toBe('notPaid');
  });

  it('of other money is taken and left alone: an address for live money is sent test events too', async () => {
    const { order, intent } = await opened();
    const object = { ...intent, object: 'payment_intent', status: 'succeeded' };
    const payload = JSON.stringify({
      id: 'evt_live',
      object: 'event',
      type: succeeded,
      account: test.account,
      created: test.app.clock.now().getTime() / 1000,
      livemode: true,
      data: { object },
    });
    const secret = test.simulator.keys.webhookSecrets.connect;
    const timestamp = Math.floor(test.app.clock.now().getTime() / 1000);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    const answer = await fetch(`${test.address}/webhooks/card-payments`, {
      method: 'POST',
      body: payload,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    });
    expect(answer.status).toBe(200);
    const { rows } = await sql`select 1 from processor_events where id = 'evt_live'`.execute(
      test.app.database,
    );
    expect(rows).toEqual([]);
    expect((await test.orderNow(order)).paymentState).toBe('notPaid');
  });

  it('is refused when it is replayed after five minutes', async () => {
    const { order, intent, pay } = await opened();
    test.control.announceNext({ manner: 'lost', times: 20 });
    await pay();
    const [event = ''] = await eventsOf(intent.id, succeeded);
    expect(await test.control.redeliver({ eventId: event, ageSeconds: 600 })).toBe(400);
    await test.settle();
    expect((await test.orderNow(order)).paymentState).toBe('notPaid');
    expect(await test.control.redeliver({ eventId: event })).toBe(200);
    await test.settle();
    await expectPaid(order);
  });

  it.each(['another provider’s account', 'an account nobody knows'])(
    'settles nothing when it speaks for %s',
    async (whose) => {
      const { order, intent } = await opened();
      const known = await aPayableProvider(test.app.work(), test.simulator);
      const foreignAccount = whose.startsWith('another') ? known.account : 'acct_of_nobody';
      const status = await test.control.sendForeignEvent({
        account: test.account,
        intentId: intent.id,
        foreignAccount,
      });
      expect(status).toBe(200);
      await test.settle();
      expect((await test.orderNow(order)).paymentState).toBe('notPaid');
    },
  );

  it('settles nothing when the account’s owner writes our ids into an intent of their own', async () => {
    const { order } = await opened();
    const other = await aPayableProvider(test.app.work(), test.simulator);
    const { rows } = await sql<{
      id: number;
    }>`select id from card_payments where order_id = ${order.orderId}`.execute(test.app.database);
    const metadata = {
      providerId: String(order.providerId),
      cardPaymentId: String(rows[0]?.id),
      orderId: String(order.orderId),
    };
    const asked = {
      amountCents: 50,
      applicationFeeCents: 1,
      description: 'x',
      metadata,
      idempotencyKey: 'own',
    };
    const theirs = await test.cards.createIntent({ account: other.account, ...asked });
    expect(
      await settlePayment(test.app.work(), { ...theirs, status: 'succeeded', amountReceivedCents: 50 }),
    ).toBeNull();
    expect((await test.orderNow(order)).paymentState).toBe('notPaid');
  });
});

describe('a payment that does not succeed', () => {
  it('leaves the order open after a declined card, and another card pays the same intent', async () => {
    const { order, pay } = await opened();
    expect(await pay('4000 0000 0000 9995')).toBe('failed');
    await test.settle();
    expect((await test.orderNow(order)).paymentState).toBe('notPaid');
    expect((await test.start(order)).kind).toBe('toPay');
    expect(await pay()).toBe('succeeded');
    await test.settle();
    await expectPaid(order);
    expect(await test.intentsOf(order)).toHaveLength(1);
  });

  it('is canceled by the reconciler once the order may no longer be paid', async () => {
    const order = await test.order({ payableUntil: new Date(test.app.clock.now().getTime() + 15 * 60_000) });
    expect(await test.start(order)).toMatchObject({ secondsLeft: 900 });
    test.app.clock.advance(10);
    await reconcilePayments(test.app.work(), test.app.tools);
    expect(await test.paymentStates(order)).toEqual(['open']);
    test.app.clock.advance(6);
    await reconcilePayments(test.app.work(), test.app.tools);
    expect(await test.paymentStates(order)).toEqual(['canceled']);
  });
});

describe('money the order does not need', () => {
  /** Leaves an order with two open intents: what a canceled attempt that was paid all the same comes to. */
  async function twoIntents() {
    const { order, intent, pay } = await opened();
    await sql`update card_payments set state = 'canceled' where order_id = ${order.orderId}`.execute(
      test.app.database,
    );
    const second = await test.start(order);
    return { order, first: intent, payFirst: pay, paySecond: () => test.pay(second) };
  }

  it('goes back by itself when a second intent is paid', async () => {
    const before = await test.timesSettled();
    const { order, payFirst, paySecond } = await twoIntents();
    expect(await paySecond()).toBe('succeeded');
    await test.settle();
    expect(await payFirst()).toBe('succeeded');
    await test.settle();
    expect(await test.paymentStates(order)).toEqual(['surplus', 'succeeded']);
    expect(await test.refundStates(order)).toEqual(['succeeded 5000 surplus']);
    expect(await test.ledgerOf(order)).toEqual([
      ...CAPTURED,
      ...CAPTURED,
      'refund 5000',
      'platformFeeReturn 150',
    ]);
    expect((await test.orderNow(order)).paymentState).toBe('fullyPaid');
    expect(await test.timesSettled()).toBe(before + 1);
  });

  it('goes back once when both are paid at the same moment', async () => {
    const { order, payFirst, paySecond } = await twoIntents();
    await Promise.all([payFirst(), paySecond()]);
    await test.settle();
    expect((await test.paymentStates(order)).sort()).toEqual(['succeeded', 'surplus']);
    expect(await test.refundStates(order)).toEqual(['succeeded 5000 surplus']);
    expect((await test.orderNow(order)).paymentState).toBe('fullyPaid');
  });

  it('settles the order when only the attempt thought canceled is paid', async () => {
    const { order, payFirst } = await twoIntents();
    await payFirst();
    await test.settle();
    expect(await test.paymentStates(order)).toEqual(['succeeded', 'open']);
    test.app.clock.advance(2);
    await reconcilePayments(test.app.work(), test.app.tools);
    expect(await test.paymentStates(order)).toEqual(['succeeded', 'canceled']);
  });
});

it('follows what becomes of the provider’s account', async () => {
  const { providerId, account } = await aPayableProvider(test.app.work(), test.simulator);
  await test.control.setChargesEnabled({ id: account, isEnabled: false });
  await test.settle();
  await expect(test.start(await test.order({ providerId }))).rejects.toMatchObject({
    code: 'missingStripeAccount',
  });
  await test.control.setChargesEnabled({ id: account, isEnabled: true });
  await test.settle();
  expect((await test.start(await test.order({ providerId }))).kind).toBe('toPay');
});
