import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { TestSimulator } from './open-test-simulator.ts';
import { ACCOUNT, openTestSimulator } from './open-test-simulator.ts';

/**
 * The keys of the processor's own examples with the kind of each value, null where the example has none: then the SDK's types say
 * what it may be.
 */
const shapes: Record<string, JsonObject> = JSON.parse(
  readFileSync(new URL('./contract-shapes.json', import.meta.url), 'utf8'),
);

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

const requiredKeys: Record<string, string[]> = {
  payment_intent: [
    'id',
    'object',
    'amount',
    'amount_received',
    'application_fee_amount',
    'canceled_at',
    'client_secret',
  ],
  charge: [
    'id',
    'object',
    'amount',
    'amount_refunded',
    'application_fee',
    'failure_code',
    'outcome',
    'payment_intent',
  ],
  refund: ['id', 'object', 'amount', 'charge', 'created', 'currency', 'payment_intent', 'reason', 'status'],
  account: [
    'id',
    'object',
    'charges_enabled',
    'details_submitted',
    'payouts_enabled',
    'requirements',
    'type',
  ],
  application_fee: ['id', 'object', 'account', 'amount', 'amount_refunded', 'charge', 'refunded', 'refunds'],
  event: [
    'id',
    'object',
    'api_version',
    'created',
    'data',
    'livemode',
    'pending_webhooks',
    'request',
    'type',
  ],
  payment_method: ['id', 'object', 'billing_details', 'card', 'created', 'livemode', 'type'],
};

/** Fields of the contract's present version that the examples, which are older, do not have yet. */
const newerFields = new Set([
  'payment_intent.allowed_payment_method_types',
  'payment_intent.payment_record',
  'charge.payment_method_details.card.electronic_commerce_indicator',
  'account.business_profile.specified_commercial_transactions_act_url',
]);

/** What an answer has beside its shape or lacks of it. Of what depends on the case the shape only says `object`. */
function differences(shape: Json, answer: Json, path: string): string[] {
  if (shape === null || answer === null) return [];
  const kind = typeof shape === 'string' ? shape : 'object';
  if (kindOf(answer) !== kind) return [`${path}: ${kindOf(answer)} instead of ${kind}`];
  if (!isObject(shape) || !isObject(answer)) return [];
  const missing = Object.keys(shape).filter((key) => !(key in answer));
  const added = Object.keys(answer).filter((key) => !(key in shape) && !newerFields.has(`${path}.${key}`));
  return [
    ...missing.map((key) => `${path}.${key}: missing`),
    ...added.map((key) => `${path}.${key}: not in the contract`),
    ...Object.entries(shape).flatMap(([key, value]) =>
      differences(value, answer[key] ?? null, `${path}.${key}`),
    ),
  ];
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function kindOf(value: Json): string {
  return Array.isArray(value) ? 'array' : typeof value;
}

function textOf(object: JsonObject, key: string): string {
  const value = object[key];
  if (typeof value !== 'string') throw new TypeError(`${key} is no text`);
  return value;
}

let test: TestSimulator;
const answers: [string, string, JsonObject][] = [];

beforeAll(async () => {
  test = await openTestSimulator(inject('postgresUrl'));
  const made = await makeOneOfEach();
  answers.push(...made);
});
afterAll(() => test.close());

async function request(path: string, form?: Record<string, string>, key = test.simulator.keys.secretKey) {
  const { host, port } = test.simulator.address;
  const response = await fetch(`http://${host}:${port}${path}`, {
    method: form ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${key}`,
      ...(path.includes('/accounts') || path.includes('/application_fees')
        ? {}
        : { 'stripe-account': ACCOUNT }),
    },
    ...(form && { body: new URLSearchParams(form) }),
  });
  const body: JsonObject = JSON.parse(await response.text());
  return { status: response.status, headers: response.headers, body };
}

const confirm = (intent: JsonObject, number: string) =>
  request(`/v1/payment_intents/${textOf(intent, 'id')}/confirm`, {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '34',
    'payment_method_data[card][cvc]': '123',
  });

const open = async () =>
  (
    await request('/v1/payment_intents', {
      amount: '3000',
      currency: 'eur',
      application_fee_amount: '90',
      description: 'Massaggio',
      'metadata[order]': '7',
      'allowed_payment_method_types[]': 'card',
    })
  ).body;

async function makeOneOfEach(): Promise<[string, string, JsonObject][]> {
  const [opened, declining, asking, canceling] = [await open(), await open(), await open(), await open()];
  const paid = (await confirm(opened, '4242424242424242')).body;
  const declined = (await confirm(declining, '4000000000009995')).body;
  const asked = (await confirm(asking, '4000000000003220')).body;
  const canceled = (await request(`/v1/payment_intents/${textOf(canceling, 'id')}/cancel`, {})).body;
  const error = declined['error'];
  if (!error || !isObject(error)) throw new Error('a declined card answers an error');
  const refund = { payment_intent: textOf(opened, 'id'), amount: '500', refund_application_fee: 'true' };
  const refunded = (await request('/v1/refunds', refund)).body;
  const charge = (await request(`/v1/charges/${textOf(paid, 'latest_charge')}`)).body;
  const events = (await request('/v1/events?limit=1')).body['data'];
  return [
    ['payment_intent', 'open', opened],
    ['payment_intent', 'paid', paid],
    ['payment_intent', 'waiting for the customer', asked],
    ['payment_intent', 'canceled', canceled],
    ['payment_intent', 'declined', objectIn(error, 'payment_intent')],
    ['payment_method', 'declined', objectIn(error, 'payment_method')],
    ['charge', 'paid and partly refunded', charge],
    ['charge', 'failed', (await request(`/v1/charges/${textOf(error, 'charge')}`)).body],
    ['refund', 'done', refunded],
    [
      'application_fee',
      'partly returned',
      (await request(`/v1/application_fees/${textOf(charge, 'application_fee')}`)).body,
    ],
    ['account', 'open', (await request(`/v1/accounts/${ACCOUNT}`)).body],
    ['account', 'new', (await request('/v1/accounts', { type: 'standard', country: 'IT' })).body],
    ['event', 'latest', Array.isArray(events) && events[0] && isObject(events[0]) ? events[0] : {}],
  ];
}

function objectIn(parent: JsonObject, key: string): JsonObject {
  const inner = parent[key];
  return inner && isObject(inner) ? inner : {};
}

it('gives every object at least the keys that the product leans on', () => {
  expect(answers).toHaveLength(13);
  for (const [resource, , answer] of answers) {
    expect(answer['object']).toBe(resource);
    expect(Object.keys(answer)).toEqual(expect.arrayContaining(requiredKeys[resource] ?? []));
  }
});

it("answers with the keys and kinds of value of the processor's examples", () => {
  const found = answers.flatMap(([resource, , answer]) =>
    // An event of a connected account names it, which the example's did not.
    differences(
      shapes[resource] ?? {},
      resource === 'event' ? { ...answer, account: null } : answer,
      resource,
    ),
  );
  const besides = new Set(['event.account: not in the contract']);
  expect(found.filter((difference) => !besides.has(difference))).toEqual([]);
});

it('finds what is missing, what is added and what is of another kind', () => {
  const [, , intent] = answers[0] ?? [];
  const { amount: _missing, ...rest } = intent ?? {};
  const wrong = { ...rest, colour: 'red', currency: 7, amount_details: { tip: 'much' } };
  expect(differences(shapes['payment_intent'] ?? {}, wrong, 'payment_intent')).toEqual([
    'payment_intent.amount: missing',
    'payment_intent.colour: not in the contract',
    'payment_intent.amount_details.tip: string instead of object',
    'payment_intent.currency: number instead of string',
  ]);
});

describe('an error', () => {
  it('of a card says everything about it', async () => {
    const intent = await open();
    const { status, body } = await confirm(intent, '4000000000009995');
    expect(status).toBe(402);
    expect(body['error']).toMatchObject({
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
      charge: expect.stringMatching(/^ch_/),
      doc_url: 'https://docs.stripe.com/error-codes/card_declined',
      payment_intent: { id: intent['id'], status: 'requires_payment_method' },
      payment_method: { card: { last4: '9995' } },
    });
  });

  it.each([
    [
      '/v1/payment_intents/pi_nobody',
      undefined,
      404,
      { type: 'invalid_request_error', code: 'resource_missing' },
    ],
    ['/v1/payment_intents', { amount: '100' }, 400, { code: 'parameter_missing', param: 'currency' }],
    ['/v1/payment_intents', { amount: '1e3', currency: 'eur' }, 400, { code: 'parameter_invalid_integer' }],
    [
      '/v1/payment_intents',
      { amount: '100', currency: 'eur', colour: 'red' },
      400,
      { code: 'parameter_unknown' },
    ],
    ['/v1/payment_intents?limit=0', undefined, 400, { param: 'limit' }],
    [
      '/v1/payment_intents',
      { amount: '100', currency: 'eur', application_fee_amount: '0' },
      400,
      { code: 'parameter_invalid_integer', param: 'application_fee_amount' },
    ],
    ['/v1/nothing', undefined, 404, { type: 'invalid_request_error' }],
  ])('of %s with %o answers %i', async (path, form, status, error) => {
    const answer = await request(path, form);
    expect(answer.status).toBe(status);
    expect(answer.body['error']).toMatchObject(error);
  });

  it('of a key says no more than that', async () => {
    expect((await request('/v1/refunds', {}, 'sk_test_guessed')).status).toBe(401);
    const asBrowser = await request('/v1/refunds', {}, test.simulator.keys.publishableKey);
    expect(asBrowser).toMatchObject({ status: 403, body: { error: { code: 'secret_key_required' } } });
  });
});

it('pages its lists and names them', async () => {
  const first = await request('/v1/payment_intents?limit=2');
  expect(first.body).toMatchObject({ object: 'list', url: '/v1/payment_intents', has_more: true });
  const data = first.body['data'];
  if (!Array.isArray(data) || !data[1] || !isObject(data[1])) throw new Error('a page holds two intents');
  const next = await request(`/v1/payment_intents?limit=100&starting_after=${textOf(data[1], 'id')}`);
  expect(next.body['has_more']).toBe(false);
  const before = await request(`/v1/payment_intents?limit=1&ending_before=${textOf(data[1], 'id')}`);
  expect(before.body['data']).toMatchObject([{ id: objectIn({ first: data[0] ?? null }, 'first')['id'] }]);
});

it('sends its request id and version with every answer', async () => {
  const { headers } = await request('/v1/payment_intents?limit=1');
  expect(headers.get('request-id')).toMatch(/^req_\w{14}$/);
  expect(headers.get('stripe-version')).toMatch(/^\d{4}-\d{2}-\d{2}\.\w+$/);
});

it('shows a browser only its own intent and only what concerns it', async () => {
  const intent = await open();
  const { publishableKey } = test.simulator.keys;
  const path = `/v1/payment_intents/${textOf(intent, 'id')}`;
  const seen = await request(
    `${path}?client_secret=${textOf(intent, 'client_secret')}`,
    undefined,
    publishableKey,
  );
  expect(seen.body).toMatchObject({ id: intent['id'], amount: 3000 });
  expect(seen.body).not.toHaveProperty('application_fee_amount');
  expect(seen.body).not.toHaveProperty('metadata');
  expect((await request(path, undefined, publishableKey)).status).toBe(404);
});

it('answers nobody who calls it by a foreign name', async () => {
  const { port } = test.simulator.address;
  const { request: plainRequest } = await import('node:http');
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: '/v1/events', headers: { host: 'pay.example:80' } };
    plainRequest(options, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });
  expect(status).toBe(421);
});
