import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import type { TestSimulator } from './open-test-simulator.ts';
import { ACCOUNT, openTestSimulator, OTHER_ACCOUNT } from './open-test-simulator.ts';

let test: TestSimulator;
beforeAll(async () => {
  test = await openTestSimulator(inject('postgresUrl'));
});
beforeEach(async () => {
  test.simulator.control.reset();
  await test.simulator.control.settleDeliveries();
  test.inbox.received = [];
  test.inbox.failuresLeft = 0;
});
afterAll(() => test.close());

const settled = async () => {
  await test.simulator.control.settleDeliveries();
  return test.inbox.types();
};

const paidIntent = async () => {
  const intent = await test.openIntent();
  await test.pay(intent);
  return intent;
};

const eventIdOf = async (type: string, intentId: string) => {
  const { data } = await test.stripe.events.list({ type, limit: 100 }, { stripeAccount: ACCOUNT });
  const found = data.find((event) => 'id' in event.data.object && event.data.object.id === intentId);
  return found?.id ?? '';
};

it('announces a payment with a signature that the adapter accepts', async () => {
  const intent = await paidIntent();
  expect(await settled()).toEqual(['payment_intent.succeeded']);
  expect(test.inbox.received[0]).toMatchObject({
    kind: 'event',
    event: { account: ACCOUNT, intentId: intent.id, createdAt: test.clock.now() },
  });
});

it('announces every turn an intent takes', async () => {
  const intent = await test.openIntent();
  await test.pay(intent, '4000000000000002');
  expect(await settled()).toEqual(['payment_intent.payment_failed']);
  await test.pay(intent, '4000000000003220');
  const { account, id: intentId, clientSecret } = intent;
  await test.simulator.testCardForm.answerChallenge({ account, intentId, clientSecret, answer: 'refuse' });
  await test.cardPayments.cancelIntent(ACCOUNT, intent.id);
  expect((await settled()).toSorted()).toEqual([
    'payment_intent.canceled',
    'payment_intent.payment_failed',
    'payment_intent.payment_failed',
    'payment_intent.requires_action',
  ]);
});

it('announces refunds with their intent, and one that fails later', async () => {
  const intent = await paidIntent();
  const request = {
    account: ACCOUNT,
    intentId: intent.id,
    amountCents: 100,
    returnsFee: true,
    idempotencyKey: intent.id,
  };
  const { id: refundId } = await test.cardPayments.refund(request);
  await test.simulator.control.settleRefund({ account: ACCOUNT, refundId, status: 'failed' });
  expect((await settled()).toSorted()).toEqual([
    'charge.refunded',
    'payment_intent.succeeded',
    'refund.failed',
    'refund.updated',
  ]);
  for (const read of test.inbox.received) expect(read).toMatchObject({ event: { intentId: intent.id } });
});

it('announces an account that may no longer be paid', async () => {
  await test.simulator.control.setChargesEnabled({ id: OTHER_ACCOUNT, isEnabled: false });
  expect(await settled()).toEqual(['account.updated']);
  expect(test.inbox.received[0]).toMatchObject({ event: { account: OTHER_ACCOUNT, intentId: null } });
});

it('sends twice, the same event', async () => {
  test.simulator.control.announceNext({ manner: 'twice' });
  await paidIntent();
  await settled();
  expect(test.inbox.received).toHaveLength(2);
  expect(test.inbox.received[0]).toEqual(test.inbox.received[1]);
});

it('loses an event that can still be fetched and sent again', async () => {
  test.simulator.control.announceNext({ manner: 'lost', type: 'payment_intent.succeeded' });
  const intent = await paidIntent();
  expect(await settled()).toEqual([]);
  const eventId = await eventIdOf('payment_intent.succeeded', intent.id);
  expect(await test.simulator.control.redeliver({ eventId })).toBe(200);
  expect(await settled()).toEqual(['payment_intent.succeeded']);
});

it('sends three days late, with a signature of then', async () => {
  const threeDays = 3 * 24 * 60 * 60;
  test.simulator.control.announceNext({ manner: 'late', lateSeconds: threeDays });
  await paidIntent();
  expect(await settled()).toEqual([]);
  test.clock.advance(threeDays / 60);
  expect(await settled()).toEqual(['payment_intent.succeeded']);
});

it('sends in reverse order', async () => {
  test.simulator.control.announceNext({ manner: 'held', times: 3 });
  const intent = await test.openIntent();
  await test.pay(intent, '4000000000003220');
  const { account, id: intentId, clientSecret } = intent;
  await test.simulator.testCardForm.answerChallenge({ account, intentId, clientSecret, answer: 'accept' });
  const request = {
    account: ACCOUNT,
    intentId: intent.id,
    amountCents: 3000,
    returnsFee: true,
    idempotencyKey: intent.id,
  };
  await test.cardPayments.refund(request);
  expect(await settled()).toEqual([]);
  expect(await test.simulator.control.releaseHeld({ order: 'reversed' })).toBe(3);
  expect(test.inbox.types()).toEqual([
    'charge.refunded',
    'payment_intent.succeeded',
    'payment_intent.requires_action',
  ]);
});

it('tries again until it is accepted', async () => {
  test.inbox.failuresLeft = 1;
  const intent = await paidIntent();
  await settled();
  expect(test.inbox.received).toHaveLength(0);
  test.clock.advance(1);
  expect(await settled()).toEqual(['payment_intent.succeeded']);
  expect(await eventIdOf('payment_intent.succeeded', intent.id)).not.toBe('');
});

it('gives up after the last try', async () => {
  test.inbox.failuresLeft = 3;
  await paidIntent();
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await settled();
    test.clock.advance(1);
  }
  expect(await settled()).toEqual([]);
  expect(test.inbox.failuresLeft).toBe(0);
});

it('forges an event that the adapter refuses', async () => {
  const intent = await test.openIntent();
  expect(await test.simulator.control.forgeEvent({ account: ACCOUNT, intentId: intent.id })).toBe(400);
  expect(await settled()).toEqual(['badSignature']);
});

it('signs as of ten minutes ago, which the adapter refuses', async () => {
  const intent = await paidIntent();
  const eventId = await eventIdOf('payment_intent.succeeded', intent.id);
  expect(await test.simulator.control.redeliver({ eventId, ageSeconds: 600 })).toBe(400);
  expect(test.inbox.types()).toContain('tooOld');
});

it('speaks for a foreign account, which the adapter cannot know and passes on with that account', async () => {
  const intent = await test.openIntent();
  const claim = { account: ACCOUNT, intentId: intent.id, foreignAccount: OTHER_ACCOUNT };
  expect(await test.simulator.control.sendForeignEvent(claim)).toBe(200);
  expect(test.inbox.received[0]).toMatchObject({ event: { account: OTHER_ACCOUNT, intentId: intent.id } });
});

it('sends after a restart what it could not send before', async () => {
  test.simulator.control.setWebhookUrl({ webhookUrl: null });
  await paidIntent();
  expect(await settled()).toEqual([]);
  await test.restart();
  expect(await settled()).toEqual(['payment_intent.succeeded']);
});

it('takes its commands from another process, as JSON only', async () => {
  const { host, port } = test.simulator.address;
  const command = (body: string, type = 'application/json') =>
    fetch(`http://${host}:${port}/simulator/control`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
  expect(await (await command('{"command":"announceNext","manner":"twice"}')).json()).toEqual({
    result: null,
  });
  await paidIntent();
  expect(await (await command('{"command":"settleDeliveries"}')).json()).toEqual({ result: null });
  expect(test.inbox.types()).toEqual(['payment_intent.succeeded', 'payment_intent.succeeded']);
  expect((await command('{"command":"explode"}')).status).toBe(400);
  expect((await command('{"command":"reset"}', 'text/plain')).status).toBe(415);
  expect((await command('command=reset', 'application/x-www-form-urlencoded')).status).toBe(415);
});
