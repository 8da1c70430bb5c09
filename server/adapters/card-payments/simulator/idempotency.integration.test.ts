import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ProcessorUnavailable } from '../port.ts';
import { StripeCardPayments } from '../stripe-card-payments.ts';
import type { TestSimulator } from './open-test-simulator.ts';
import { ACCOUNT, openTestSimulator, OTHER_ACCOUNT } from './open-test-simulator.ts';
import { startSimulator } from './start-simulator.ts';

let test: TestSimulator;
beforeAll(async () => {
  test = await openTestSimulator(inject('postgresUrl'));
});
afterAll(() => test.close());

const countIntents = async () => {
  const { rows } = await test.pool.query<{ count: number }>(
    `select count(*)::int as count from card_simulator.objects where kind = 'payment_intent'`,
  );
  return rows[0]?.count ?? 0;
};

/** As the product does: whoever hears that nobody knows asks again under the same key, after a pause. */
async function persistently<T>(call: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ProcessorUnavailable) || attempt === 200) throw error;
      await sleep(25);
    }
  }
}

it('answers the same intent to the same key', async () => {
  const first = await test.openIntent({ idempotencyKey: 'same' });
  expect(await test.openIntent({ idempotencyKey: 'same' })).toEqual(first);
});

it('makes one intent of 20 parallel calls with one key, and answers it to all', async () => {
  const before = await countIntents();
  const calls = Array.from({ length: 20 }, () =>
    persistently(() => test.openIntent({ idempotencyKey: 'parallel' })),
  );
  const intents = await Promise.all(calls);
  expect(new Set(intents.map((intent) => intent.id)).size).toBe(1);
  expect(await countIntents()).toBe(before + 1);
});

it('tells whoever asks meanwhile that the same key is being worked on', async () => {
  const blocker = await test.pool.connect();
  await blocker.query('begin');
  await blocker.query('lock table card_simulator.objects in exclusive mode');
  const first = test.openIntent({ idempotencyKey: 'slow' });
  const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await test.pool.query(waits)).rowCount, { timeout: 20_000 }).toBe(1);
  const second = test.openIntent({ idempotencyKey: 'slow' });
  await expect(second).rejects.toMatchObject({ name: 'ProcessorUnavailable', reason: 'sameKeyInProgress' });
  await blocker.query('commit');
  blocker.release();
  const intent = await first;
  expect(await test.openIntent({ idempotencyKey: 'slow' })).toEqual(intent);
});

it('makes one intent when two processes are asked with one key', async () => {
  const second = await startSimulator({ pool: test.pool, clock: test.clock });
  const { secretKey, publishableKey } = second.keys;
  const configuration = {
    secretKey,
    publishableKey,
    webhookSecrets: { platform: [], connect: [] },
    address: second.address,
  };
  const otherEndpoint = new StripeCardPayments(configuration, test.clock);
  const before = await countIntents();
  const request = {
    account: ACCOUNT,
    amountCents: 3000,
    applicationFeeCents: 90,
    description: 'Massaggio',
    metadata: {},
  };
  for (let round = 0; round < 20; round += 1) {
    const idempotencyKey = `two-doors-${round}`;
    const [one, other] = await Promise.all(
      [test.cardPayments, otherEndpoint].map((endpoint) =>
        persistently(() => endpoint.createIntent({ ...request, idempotencyKey })),
      ),
    );
    expect(one?.id).toBe(other?.id);
  }
  expect(await countIntents()).toBe(before + 20);
  await second.close();
});

it('refuses the same key with another request, and keeps the first', async () => {
  const first = await test.openIntent({ idempotencyKey: 'reused' });
  const other = test.openIntent({ idempotencyKey: 'reused', amountCents: 3001 });
  await expect(other).rejects.toMatchObject({
    name: 'ProcessorRefused',
    code: 'idempotency_error',
    httpStatus: 400,
  });
  expect(await test.openIntent({ idempotencyKey: 'reused' })).toEqual(first);
});

it('keeps the keys of accounts apart', async () => {
  const here = await test.openIntent({ idempotencyKey: 'per-account' });
  const there = await test.openIntent({ idempotencyKey: 'per-account', account: OTHER_ACCOUNT });
  expect(there.id).not.toBe(here.id);
});

it('marks a repeated answer, and repeats it to the mail', async () => {
  const options = { stripeAccount: ACCOUNT, idempotencyKey: 'to-the-letter' };
  const first = await test.stripe.paymentIntents.create({ amount: 500, currency: 'eur' }, options);
  await test.stripe.paymentIntents.cancel(first.id, {}, { stripeAccount: ACCOUNT });
  const again = await test.stripe.paymentIntents.create({ amount: 500, currency: 'eur' }, options);
  expect(again.status).toBe('requires_payment_method');
  expect(again).toEqual(first);
  expect(again.lastResponse.headers).toMatchObject({
    'idempotent-replayed': 'true',
    'original-request': first.lastResponse.requestId,
  });
});

it('does not remember a request that was not understood', async () => {
  const options = { stripeAccount: ACCOUNT, idempotencyKey: 'not-understood' };
  await expect(
    test.stripe.paymentIntents.create({ amount: 1, currency: 'eur' }, options),
  ).rejects.toMatchObject({
    code: 'amount_too_small',
  });
  expect((await test.stripe.paymentIntents.create({ amount: 500, currency: 'eur' }, options)).amount).toBe(
    500,
  );
});

it('remembers a refusal that came from the state of things', async () => {
  const intent = await test.openIntent();
  await test.pay(intent);
  const refund = (amountCents: number, idempotencyKey: string) =>
    test.cardPayments.refund({
      account: ACCOUNT,
      intentId: intent.id,
      amountCents,
      returnsFee: true,
      idempotencyKey,
    });
  await refund(3000, `${intent.id}-all`);
  await expect(refund(100, `${intent.id}-more`)).rejects.toMatchObject({ code: 'charge_already_refunded' });
  await expect(refund(100, `${intent.id}-more`)).rejects.toMatchObject({ code: 'charge_already_refunded' });
  expect(await test.cardPayments.listRefunds(ACCOUNT, intent.id)).toHaveLength(1);
});

it('forgets a key after a day', async () => {
  const first = await test.openIntent({ idempotencyKey: 'a-day' });
  test.clock.advance(24 * 60 - 1);
  expect((await test.openIntent({ idempotencyKey: 'a-day' })).id).toBe(first.id);
  test.clock.advance(2);
  expect((await test.openIntent({ idempotencyKey: 'a-day' })).id).not.toBe(first.id);
});

it('has done what it answers too late, and nothing of what it refuses for a bad key', async () => {
  const before = await countIntents();
  test.simulator.control.failNext({ fault: 'keyRefused' });
  await expect(test.openIntent({ idempotencyKey: 'refused' })).rejects.toMatchObject({
    name: 'ProcessorRefused',
    reason: 'key',
  });
  expect(await countIntents()).toBe(before);
  test.simulator.control.failNext({ fault: 'answeredLate' });
  const late = test.openIntent({ idempotencyKey: 'late' });
  await expect(late).rejects.toMatchObject({ name: 'ProcessorUnavailable', reason: 'timeout' });
  await test.openIntent({ idempotencyKey: 'late' });
  expect(await countIntents()).toBe(before + 1);
});
