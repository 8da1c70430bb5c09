import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SettableClock } from '#server/kernel/clock.ts';
import { StripeCardPayments } from './stripe-card-payments.ts';

/** What the processor answers now: things that the simulator never does. */
let answer: { status: number; body: object };
const processor = createServer((_request, response) => {
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
});
let cards: StripeCardPayments;

const CLOCK = new SettableClock('2026-11-20T10:00:00Z');
const KEYS = {
  secretKey: 'sk_test_1',
  publishableKey: 'pk_test_1',
  webhookSecrets: { platform: [], connect: [] },
};

beforeAll(async () => {
  await new Promise<void>((resolve) => processor.listen(0, '127.0.0.1', resolve));
  const { port } = processor.address() as AddressInfo; // a server on TCP has one
  cards = new StripeCardPayments({ ...KEYS, address: { host: '127.0.0.1', port, protocol: 'http' } }, CLOCK);
});
afterAll(() => new Promise((resolve) => processor.close(resolve)));
beforeEach(() => {
  answer = { status: 200, body: {} };
});

const INTENT = {
  id: 'pi_1',
  object: 'payment_intent',
  amount: 3000,
  amount_received: 0,
  application_fee_amount: null,
  currency: 'eur',
  client_secret: 'pi_1_secret_1',
  metadata: {},
  last_payment_error: null,
  latest_charge: null,
  created: 1_795_000_000,
  status: 'processing',
};
const REFUND = {
  id: 're_1',
  object: 'refund',
  payment_intent: 'pi_1',
  charge: 'ch_1',
  amount: 500,
  created: 1_795_000_000,
};

describe('a refund', () => {
  it.each([
    ['succeeded', 'succeeded'],
    ['failed', 'failed'],
    ['canceled', 'canceled'],
    ['pending', 'pending'],
    ['requires_action', 'pending'],
    [null, 'pending'],
  ])('that is %s there is %s here', async (status, expected) => {
    answer.body = { ...REFUND, status };
    expect((await cards.fetchRefund('acct_1', 're_1')).status).toBe(expected);
  });

  it('is known by whole objects in place of ids too, and belongs to an intent and a charge', async () => {
    answer.body = { ...REFUND, status: 'succeeded', payment_intent: { id: 'pi_7' }, charge: { id: 'ch_7' } };
    expect(await cards.fetchRefund('acct_1', 're_1')).toMatchObject({ intentId: 'pi_7', chargeId: 'ch_7' });
    answer.body = { ...REFUND, status: 'succeeded', payment_intent: null };
    await expect(cards.fetchRefund('acct_1', 're_1')).rejects.toThrow('belongs to no intent');
  });
});

describe('an intent', () => {
  it.each([
    ['requires_payment_method', 'awaitingCard'],
    ['requires_confirmation', 'awaitingCard'],
    ['requires_action', 'awaitingCustomer'],
    ['processing', 'processing'],
    ['requires_capture', 'processing'],
    ['succeeded', 'succeeded'],
    ['canceled', 'canceled'],
  ])('that is %s there is %s here', async (status, expected) => {
    answer.body = { ...INTENT, status };
    expect(await cards.fetchIntent('acct_1', 'pi_1')).toMatchObject({ status: expected, account: 'acct_1' });
  });

  it('in a state that nobody here knows is a fault, not a guess', async () => {
    answer.body = { ...INTENT, status: 'requires_prayer' };
    await expect(cards.fetchIntent('acct_1', 'pi_1')).rejects.toThrow('requires_prayer');
  });

  it('says when it was paid by its charge, and only once it is', async () => {
    const latest_charge = { id: 'ch_1', created: 1_795_000_060 };
    answer.body = { ...INTENT, status: 'succeeded', latest_charge };
    expect((await cards.fetchIntent('acct_1', 'pi_1')).paidAt).toEqual(new Date(1_795_000_060_000));
    answer.body = { ...INTENT, status: 'requires_payment_method', latest_charge };
    expect((await cards.fetchIntent('acct_1', 'pi_1')).paidAt).toBeNull();
  });
});

it.each([
  ['sk_test_1', 'pk_live_1'],
  ['sk_live_1', 'pk_test_1'],
  ['rk_live_1', 'pk_test_1'],
  ['pk_test_1', 'pk_test_1'],
  ['sk_test_1', ''],
])('takes no keys %s and %s together', (secretKey, publishableKey) =>
  expect(() => new StripeCardPayments({ ...KEYS, secretKey, publishableKey }, CLOCK)).toThrow(
    'of the same mode',
  ),
);
