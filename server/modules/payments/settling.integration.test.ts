import { sql } from 'kysely';
import { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CardIntent, NewCardIntent } from '#server/adapters/card-payments/port.ts';
import { reconcilePayments, refundOrder } from './index.ts';
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
    await reconcilePayments(test.app.work(), test.app.deps);
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

  it.each([
    [
      'another provider’s account',
      async () => (await aPayableProvider(test.app.work(), test.simulator)).account,
    ],
    ['an account nobody knows', async () => 'acct_of_nobody'],
  ])('settles nothing when it speaks for %s, and asks the processor nothing', async (_whose, foreign) => {
    const { order, intent } = await opened();
    const foreignAccount = await foreign();
    const asked = vi.spyOn(test.cards, 'fetchIntent');
    const status = await test.control.sendForeignEvent({
      account: test.account,
      intentId: intent.id,
      foreignAccount,
    });
    expect(status).toBe(200);
    await test.settle();
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    expect((await test.orderNow(order)).paymentState).toBe('notPaid');
  });

  it('is not followed to an intent that nobody knows, in an account that is none of ours', async () => {
    const asked = vi.spyOn(test.cards, 'fetchIntent');
    const claim = { account: test.account, intentId: 'pi_of_nobody', foreignAccount: 'acct_of_nobody' };
    expect(await test.control.sendForeignEvent(claim)).toBe(200);
    await test.settle();
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });
});

/** An account's owner can write anything into intents of their own, and pay them. */
describe('a paid intent that is ours but for one thing', () => {
  /** An attempt whose answer never came, and an intent with everything that ours would have. */
  async function answerLost(): Promise<{ order: OrderKey; asked: NewCardIntent }> {
    const order = await test.order();
    test.control.setOutage({ isDown: true });
    expect((await test.start(order)).kind).toBe('unavailable');
    test.control.setOutage({ isDown: false });
    return { order, asked: await askedFor(order) };
  }

  /** What we ask the processor for this order. */
  async function askedFor({ providerId, orderId }: OrderKey): Promise<NewCardIntent> {
    const { rows } = await sql<{
      id: number;
    }>`select id from card_payments where order_id = ${orderId}`.execute(test.app.database);
    return {
      account: test.account,
      amountCents: 5000,
      applicationFeeCents: 150,
      description: 'Massaggio rilassante',
      metadata: {
        providerId: String(providerId),
        orderId: String(orderId),
        cardPaymentId: String(rows[0]?.id),
      },
      idempotencyKey: `own ${orderId}`,
    };
  }

  const made = (asked: NewCardIntent) => test.cards.createIntent(asked);
  const settle = (intent: CardIntent, more: Partial<CardIntent> = {}) =>
    settlePayment(test.app.work(), {
      ...intent,
      status: 'succeeded',
      amountReceivedCents: intent.amountCents,
      ...more,
    });

  async function expectNothing(order: OrderKey, state: string): Promise<void> {
    expect((await test.orderNow(order)).paymentState).toBe('notPaid');
    expect(await test.ledgerOf(order)).toEqual([]);
    expect(await test.paymentStates(order)).toEqual([state]);
  }

  it('pays the order where nothing differs', async () => {
    const { order, asked } = await answerLost();
    expect(await settle(await made(asked))).toBe('succeeded');
    await expectPaid(order);
  });

  it('pays nothing from another account', async () => {
    const { order, asked } = await answerLost();
    const { account } = await aPayableProvider(test.app.work(), test.simulator);
    expect(await settle(await made({ ...asked, account }))).toBeNull();
    await expectNothing(order, 'starting');
  });

  it('pays nothing with another amount', async () => {
    const { order, asked } = await answerLost();
    expect(await settle(await made({ ...asked, amountCents: 4999 }))).toBeNull();
    await expectNothing(order, 'starting');
  });

  it('pays nothing with the ids of another attempt, or none', async () => {
    const { order, asked } = await answerLost();
    const changes: Record<string, string>[] = [
      { cardPaymentId: '999999999' },
      { providerId: '999999999' },
      { cardPaymentId: 'x' },
    ];
    for (const [index, changed] of changes.entries()) {
      const metadata = { ...asked.metadata, ...changed };
      const theirs = await made({ ...asked, metadata, idempotencyKey: `ids ${order.orderId} ${index}` });
      expect(await settle(theirs)).toBeNull();
    }
    await expectNothing(order, 'starting');
  });

  it('pays nothing beside the intent that the attempt has', async () => {
    const { order } = await opened();
    expect(await settle(await made(await askedFor(order)))).toBeNull();
    await expectNothing(order, 'open');
  });

  it('pays nothing when our own is told of another account', async () => {
    const { order, intent } = await opened();
    const { account } = await aPayableProvider(test.app.work(), test.simulator);
    expect(await settle(intent, { account })).toBeNull();
    await expectNothing(order, 'open');
  });

  it.each([
    ['a cent less came in', { amountReceivedCents: 4999 }, 'took 4999 eur'],
    ['a cent more came in', { amountReceivedCents: 5001 }, 'took 5001 eur'],
    ['it came in another currency', { currency: 'usd' }, 'took 5000 usd'],
  ])('is for somebody to look at where %s', async (_what, more, message) => {
    const { order, intent } = await opened();
    await expect(settle(intent, more)).rejects.toThrow(message);
    await expectNothing(order, 'open');
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
    await reconcilePayments(test.app.work(), test.app.deps);
    expect(await test.paymentStates(order)).toEqual(['open']);
    test.app.clock.advance(6);
    await reconcilePayments(test.app.work(), test.app.deps);
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

  it('goes back too when the one that counted has been given back', async () => {
    const { order, payFirst, paySecond } = await twoIntents();
    await paySecond();
    await test.settle();
    await refundOrder(test.app.work(), { ...order, reason: 'providerDecision', actor: 'person:1' });
    await test.settle();
    expect((await test.orderNow(order)).paymentState).toBe('notPaid');
    await payFirst();
    await test.settle();
    expect(await test.paymentStates(order)).toEqual(['surplus', 'succeeded']);
    expect(await test.refundStates(order)).toEqual([
      'succeeded 5000 providerDecision',
      'succeeded 5000 surplus',
    ]);
    expect((await test.orderNow(order)).paymentState).toBe('notPaid');
  });

  it('is in the books again when the bank sends it back', async () => {
    const { order, payFirst, paySecond } = await twoIntents();
    await paySecond();
    await payFirst();
    await test.settle();
    const { rows } = await sql<{ id: string }>`
      select processor_refund_id as id from refunds where order_id = ${order.orderId}`.execute(
      test.app.database,
    );
    await test.control.settleRefund({ account: test.account, refundId: rows[0]?.id ?? '', status: 'failed' });
    await test.settle();
    expect(await test.refundStates(order)).toEqual(['failed 5000 surplus']);
    expect((await test.ledgerOf(order)).at(-1)).toBe('refundReversal 5000');
  });

  it('settles the order when only the attempt thought canceled is paid', async () => {
    const { order, payFirst } = await twoIntents();
    await payFirst();
    await test.settle();
    expect(await test.paymentStates(order)).toEqual(['succeeded', 'open']);
    test.app.clock.advance(2);
    await reconcilePayments(test.app.work(), test.app.deps);
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

it('opens no payment any more with an account that left', async () => {
  const { providerId, account } = await aPayableProvider(test.app.work(), test.simulator);
  const order = await test.order({ providerId });
  await test.control.deauthorizeAccount({ id: account });
  await test.settle();
  await expect(test.start(order)).rejects.toMatchObject({ code: 'missingStripeAccount' });
});
