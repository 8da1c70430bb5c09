import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { ProcessorRefused, ProcessorUnavailable } from './port.ts';
import type { TestSimulator } from './simulator/open-test-simulator.ts';
import { ACCOUNT, openTestSimulator, OTHER_ACCOUNT } from './simulator/open-test-simulator.ts';
import { StripeCardPayments } from './stripe-card-payments.ts';

let test: TestSimulator;
beforeAll(async () => {
  test = await openTestSimulator(inject('postgresUrl'));
});
afterEach(() => test.simulator.control.reset());
afterAll(() => test.close());

const applicationFee = async (intentId: string) => {
  const intent = await test.stripe.paymentIntents.retrieve(intentId, {}, { stripeAccount: ACCOUNT });
  if (typeof intent.latest_charge !== 'string') throw new Error('nothing was charged');
  const { data } = await test.stripe.applicationFees.list({ charge: intent.latest_charge });
  return data;
};

describe('an intent', () => {
  it('is opened on the connected account with the platform share', async () => {
    const intent = await test.openIntent({ receiptEmail: 'anna@example.it' });
    expect(intent).toMatchObject({
      account: ACCOUNT,
      status: 'awaitingCard',
      amountCents: 3000,
      amountReceivedCents: 0,
      applicationFeeCents: 90,
      currency: 'eur',
      metadata: { orderId: '7' },
      lastFailure: null,
      createdAt: new Date('2026-11-20T10:00:00Z'),
    });
    expect(intent.clientSecret).toMatch(new RegExp(`^${intent.id}_secret_\\w{20,}$`));
    expect(await test.cardPayments.fetchIntent(ACCOUNT, intent.id)).toEqual(intent);
  });

  it('is not there for another account', async () => {
    const intent = await test.openIntent();
    const asOther = test.cardPayments.fetchIntent(OTHER_ACCOUNT, intent.id);
    await expect(asOther).rejects.toMatchObject({
      name: 'ProcessorRefused',
      code: 'resource_missing',
      httpStatus: 404,
    });
  });

  it.each([
    [{ amountCents: 49, applicationFeeCents: 1 }, 'amount_too_small'],
    [{ amountCents: 100_000_000 }, 'amount_too_large'],
    [{ account: 'acct_of_nobody' }, 'account_invalid'],
    [{ applicationFeeCents: 3001 }, 'invalid_request_error'],
    [{ applicationFeeCents: 3000 }, 'invalid_request_error'],
    [{ amountCents: 19.99 }, 'parameter_invalid_integer'],
  ])('is refused for %o with %s', async (wrong, code) => {
    const refused = test.openIntent(wrong);
    await expect(refused).rejects.toBeInstanceOf(ProcessorRefused);
    await expect(refused).rejects.toMatchObject({ code });
  });

  it('is refused while the account may not be paid', async () => {
    await test.simulator.control.setChargesEnabled({ id: OTHER_ACCOUNT, isEnabled: false });
    expect(await test.cardPayments.fetchAccount(OTHER_ACCOUNT)).toMatchObject({ chargesEnabled: false });
    await expect(test.openIntent({ account: OTHER_ACCOUNT })).rejects.toBeInstanceOf(ProcessorRefused);
    await test.simulator.control.setChargesEnabled({ id: OTHER_ACCOUNT, isEnabled: true });
    expect(await test.cardPayments.fetchAccount(OTHER_ACCOUNT)).toMatchObject({
      id: OTHER_ACCOUNT,
      chargesEnabled: true,
      payoutsEnabled: true,
      detailsSubmitted: true,
    });
  });

  it('can be canceled, twice, and then not be paid', async () => {
    const intent = await test.openIntent();
    expect((await test.cardPayments.cancelIntent(ACCOUNT, intent.id)).status).toBe('canceled');
    expect((await test.cardPayments.cancelIntent(ACCOUNT, intent.id)).status).toBe('canceled');
    expect(await test.pay(intent)).toEqual({ kind: 'closed' });
    expect((await test.cardPayments.fetchIntent(ACCOUNT, intent.id)).status).toBe('canceled');
  });

  it('answers succeeded when canceled too late', async () => {
    const intent = await test.openIntent();
    await test.pay(intent);
    expect((await test.cardPayments.cancelIntent(ACCOUNT, intent.id)).status).toBe('succeeded');
  });

  it('ends in one state when it is paid and canceled at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const intent = await test.openIntent();
      const [outcome, canceled] = await Promise.all([
        test.pay(intent),
        test.cardPayments.cancelIntent(ACCOUNT, intent.id),
      ]);
      const final = await test.cardPayments.fetchIntent(ACCOUNT, intent.id);
      expect(final.status).toBe(outcome.kind === 'succeeded' ? 'succeeded' : 'canceled');
      expect(canceled.status).toBe(final.status);
    }
  });

  it('is listed by account and time, over pages', async () => {
    test.clock.set('2026-11-21T10:00:00Z');
    const since = test.clock.now();
    const opened: string[] = [];
    for (let count = 0; count < 103; count += 1) opened.push((await test.openIntent()).id);
    await test.openIntent({ account: OTHER_ACCOUNT });
    const listed: string[] = [];
    for await (const intent of test.cardPayments.listIntents(ACCOUNT, since)) listed.push(intent.id);
    expect(listed).toEqual(opened.toReversed());
  });
});

describe('a test card', () => {
  it('pays once, however often it is sent', async () => {
    const intent = await test.openIntent();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => test.pay(intent)));
    expect(outcomes.filter((outcome) => outcome.kind === 'succeeded')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome.kind === 'closed')).toHaveLength(9);
    const paid = await test.cardPayments.fetchIntent(ACCOUNT, intent.id);
    expect(paid).toMatchObject({ status: 'succeeded', amountReceivedCents: 3000 });
    expect(await applicationFee(intent.id)).toMatchObject([{ amount: 90, account: ACCOUNT }]);
  });

  it.each([
    ['4000000000000002', {}, 'declined', 'generic_decline'],
    ['4000000000009995', {}, 'insufficientFunds', 'insufficient_funds'],
    ['4000000000000069', {}, 'expiredOrInvalidExpiry', 'expired_card'],
    ['4000000000000127', {}, 'invalidSecurityCode', 'incorrect_cvc'],
    ['4000000000000101', {}, 'invalidSecurityCode', 'incorrect_cvc'],
    ['4000000000000119', {}, 'processingError', 'processing_error'],
    ['4539148803436467', {}, 'declined', 'test_mode_live_card'],
  ] as const)('%s is declined, and another card then pays', async (number, typed, reason, code) => {
    const intent = await test.openIntent();
    expect(await test.pay(intent, number, typed)).toEqual({ kind: 'failed', failure: { reason, code } });
    const declined = await test.cardPayments.fetchIntent(ACCOUNT, intent.id);
    expect(declined).toMatchObject({
      status: 'awaitingCard',
      amountReceivedCents: 0,
      lastFailure: { reason, code },
      paidAt: null,
    });
    expect(await test.pay(intent)).toEqual({ kind: 'succeeded' });
    expect((await test.cardPayments.fetchIntent(ACCOUNT, intent.id)).lastFailure).toBeNull();
  });

  it.each([
    ['4242424242424241', {}, 'invalidNumber', 'incorrect_number'],
    ['4242', {}, 'invalidNumber', 'invalid_number'],
    ['4242424242424242', { cvc: '12' }, 'invalidSecurityCode', 'invalid_cvc'],
    ['4242424242424242', { expYear: '25' }, 'expiredOrInvalidExpiry', 'invalid_expiry_year'],
    ['4242424242424242', { expMonth: '13' }, 'expiredOrInvalidExpiry', 'invalid_expiry_month'],
  ] as const)('%s with %o is not even tried', async (number, typed, reason, code) => {
    const intent = await test.openIntent();
    expect(await test.pay(intent, number, typed)).toEqual({ kind: 'failed', failure: { reason, code } });
    expect(await test.cardPayments.fetchIntent(ACCOUNT, intent.id)).toEqual(intent);
  });

  it('needs the client secret of the intent', async () => {
    const [intent, other] = [await test.openIntent(), await test.openIntent()];
    const stolen = test.pay({ ...intent, clientSecret: other.clientSecret });
    await expect(stolen).rejects.toMatchObject({ name: 'ProcessorRefused', code: 'resource_missing' });
  });

  it('leaves no number or security code in the database', async () => {
    const intent = await test.openIntent();
    await test.pay(intent, '4000 0084 0000 1629', { cvc: '987' });
    await test.stripe
      .rawRequest(
        'POST',
        `/v1/payment_intents/${intent.id}/confirm`,
        {
          payment_method_data: {
            type: 'card',
            card: { number: '4000000000009995', exp_month: 12, exp_year: 34, cvc: '987' },
          },
        },
        { stripeAccount: ACCOUNT, idempotencyKey: `card-${intent.id}` },
      )
      .catch(() => undefined);
    const { rows } = await test.pool.query<{ everything: string }>(`
      select (select string_agg(body::text || coalesce(hidden::text, ''), ' ') from card_simulator.objects)
        || (select string_agg(body || fingerprint, ' ') from card_simulator.answers) as everything`);
    const everything = rows[0]?.everything ?? '';
    expect(everything).toContain(intent.id);
    expect(everything).toContain('insufficient_funds');
    expect(everything).not.toMatch(/4000008400001629|4000000000009995|4242424242424242|"987"/);
  });
});

describe('3-D Secure', () => {
  it.each(['4000000000003220', '4000002500003155', '4000002760003184'])(
    '%s pays once accepted',
    async (number) => {
      const intent = await test.openIntent();
      expect(await test.pay(intent, number)).toEqual({ kind: 'challenge' });
      expect((await test.cardPayments.fetchIntent(ACCOUNT, intent.id)).status).toBe('awaitingCustomer');
      const { account, id: intentId, clientSecret } = intent;
      const answer = { account, intentId, clientSecret, answer: 'accept' } as const;
      expect(await test.simulator.testCardForm.answerChallenge(answer)).toEqual({ kind: 'succeeded' });
      expect((await test.cardPayments.fetchIntent(ACCOUNT, intent.id)).status).toBe('succeeded');
      expect(await test.simulator.testCardForm.answerChallenge(answer)).toEqual({ kind: 'closed' });
    },
  );

  it('refused asks for another card', async () => {
    const intent = await test.openIntent();
    await test.pay(intent, '4000000000003220');
    const { account, id: intentId, clientSecret } = intent;
    const refused = { account, intentId, clientSecret, answer: 'refuse' } as const;
    const failure = { reason: 'authenticationFailed', code: 'payment_intent_authentication_failure' };
    expect(await test.simulator.testCardForm.answerChallenge(refused)).toEqual({ kind: 'failed', failure });
    const after = await test.cardPayments.fetchIntent(ACCOUNT, intent.id);
    expect(after).toMatchObject({ status: 'awaitingCard', lastFailure: failure });
    expect(await test.pay(intent)).toEqual({ kind: 'succeeded' });
  });

  it('abandoned can be canceled, or be paid with another card', async () => {
    const [left, resumed] = [await test.openIntent(), await test.openIntent()];
    await test.pay(left, '4000000000003220');
    await test.pay(resumed, '4000000000003220');
    expect((await test.cardPayments.cancelIntent(ACCOUNT, left.id)).status).toBe('canceled');
    expect(await test.pay(resumed)).toEqual({ kind: 'succeeded' });
  });

  it.each([
    ['4000008400001629', 'declined', 'generic_decline'],
    ['4000008260003178', 'insufficientFunds', 'insufficient_funds'],
  ])('%s accepted is then declined', async (number, reason, code) => {
    const intent = await test.openIntent();
    expect(await test.pay(intent, number)).toEqual({ kind: 'challenge' });
    const { account, id: intentId, clientSecret } = intent;
    const accepted = await test.simulator.testCardForm.answerChallenge({
      account,
      intentId,
      clientSecret,
      answer: 'accept',
    });
    expect(accepted).toEqual({ kind: 'failed', failure: { reason, code } });
    expect((await test.cardPayments.fetchIntent(ACCOUNT, intent.id)).status).toBe('awaitingCard');
  });
});

describe('a refund', () => {
  const refund = (intentId: string, amountCents: number, idempotencyKey = `${intentId}-${amountCents}`) =>
    test.cardPayments.refund({ account: ACCOUNT, intentId, amountCents, returnsFee: true, idempotencyKey });

  it('gives back a part with its part of the share, then the rest', async () => {
    const intent = await test.openIntent();
    await test.pay(intent);
    const first = await refund(intent.id, 1000);
    expect(first).toMatchObject({
      account: ACCOUNT,
      intentId: intent.id,
      status: 'succeeded',
      amountCents: 1000,
    });
    expect(await test.cardPayments.fetchFeeReturned(first)).toBe(30);
    expect(await applicationFee(intent.id)).toMatchObject([
      { amount: 90, amount_refunded: 30, refunded: false },
    ]);
    const second = await refund(intent.id, 2000);
    expect(await applicationFee(intent.id)).toMatchObject([
      { amount: 90, amount_refunded: 90, refunded: true },
    ]);
    expect(await test.cardPayments.listRefunds(ACCOUNT, intent.id)).toEqual([second, first]);
    expect(await test.cardPayments.fetchRefund(ACCOUNT, first.id)).toEqual(first);
    await expect(refund(intent.id, 1)).rejects.toMatchObject({ code: 'charge_already_refunded' });
  });

  it('of a payment without a share is asked for without one', async () => {
    const intent = await test.openIntent({ applicationFeeCents: 0 });
    expect(intent.applicationFeeCents).toBe(0);
    await test.pay(intent);
    expect(await applicationFee(intent.id)).toEqual([]);
    const wrong = refund(intent.id, 1000);
    await expect(wrong).rejects.toMatchObject({
      name: 'ProcessorRefused',
      httpStatus: 400,
      reason: 'request',
    });
    await expect(wrong).rejects.toThrow('it has no application fee');
    const request = { account: ACCOUNT, intentId: intent.id, amountCents: 1000, returnsFee: false };
    const made = await test.cardPayments.refund({ ...request, idempotencyKey: `${intent.id}-without` });
    expect(made).toMatchObject({ status: 'succeeded', amountCents: 1000 });
    expect(await test.cardPayments.fetchFeeReturned(made)).toBe(0);
  });

  it('returns nothing of a share that whoever gave it back did not ask for', async () => {
    const intent = await test.openIntent();
    await test.pay(intent);
    const request = { account: ACCOUNT, intentId: intent.id, amountCents: 1000, returnsFee: false };
    const made = await test.cardPayments.refund({
      ...request,
      idempotencyKey: `${intent.id}-by-the-provider`,
    });
    expect(await test.cardPayments.fetchFeeReturned(made)).toBe(0);
  });

  it('is refused without a payment, and above what is left', async () => {
    const intent = await test.openIntent();
    await expect(refund(intent.id, 100)).rejects.toBeInstanceOf(ProcessorRefused);
    await test.pay(intent);
    await expect(refund(intent.id, 3001)).rejects.toBeInstanceOf(ProcessorRefused);
    expect(await test.cardPayments.listRefunds(ACCOUNT, intent.id)).toEqual([]);
  });

  it('never gives back more than was paid, whatever is asked at once', async () => {
    const intent = await test.openIntent();
    await test.pay(intent);
    const asked = Array.from({ length: 12 }, (_, index) => refund(intent.id, 700, `${intent.id}-${index}`));
    const settled = await Promise.allSettled(asked);
    expect(settled.filter((one) => one.status === 'fulfilled')).toHaveLength(4);
    const refunds = await test.cardPayments.listRefunds(ACCOUNT, intent.id);
    expect(refunds.reduce((sum, one) => sum + one.amountCents, 0)).toBe(2800);
  });

  it('can wait for the bank, arrive, or fail afterwards', async () => {
    const intent = await test.openIntent();
    await test.pay(intent, '4000000000007726');
    const waiting = await refund(intent.id, 1000);
    expect(waiting.status).toBe('pending');
    const { id: refundId } = waiting;
    await test.simulator.control.settleRefund({ account: ACCOUNT, refundId, status: 'succeeded' });
    expect((await test.cardPayments.fetchRefund(ACCOUNT, refundId)).status).toBe('succeeded');
    await test.simulator.control.settleRefund({ account: ACCOUNT, refundId, status: 'failed' });
    expect((await test.cardPayments.fetchRefund(ACCOUNT, refundId)).status).toBe('failed');
    expect((await refund(intent.id, 3000)).amountCents).toBe(3000);
  });
});

describe('when somebody must put something right', () => {
  const refundOf = (intentId: string, key = `${intentId}-refund`) =>
    test.cardPayments.refund({
      account: ACCOUNT,
      intentId,
      amountCents: 1000,
      returnsFee: true,
      idempotencyKey: key,
    });

  it('an expired key refuses everything and remembers nothing', async () => {
    const intent = await test.openIntent();
    await test.pay(intent);
    test.simulator.control.setKeyExpired({ isExpired: true });
    const expired = { name: 'ProcessorRefused', code: 'api_key_expired', httpStatus: 401, reason: 'key' };
    await expect(test.openIntent()).rejects.toMatchObject(expired);
    await expect(test.cardPayments.fetchIntent(ACCOUNT, intent.id)).rejects.toMatchObject(expired);
    await expect(refundOf(intent.id)).rejects.toMatchObject(expired);
    test.simulator.control.setKeyExpired({ isExpired: false });
    expect((await refundOf(intent.id)).status).toBe('succeeded');
  });

  it('a guessed key is refused', async () => {
    const { publishableKey } = test.simulator.keys;
    const configuration = {
      secretKey: 'sk_test_guessed',
      publishableKey,
      webhookSecrets: { platform: [], connect: [] },
    };
    const guessed = new StripeCardPayments({ ...configuration, address: test.simulator.address }, test.clock);
    await expect(guessed.fetchAccount(ACCOUNT)).rejects.toMatchObject({ httpStatus: 401, reason: 'key' });
  });

  it('a key without the permission refuses that alone', async () => {
    const intent = await test.openIntent();
    await test.pay(intent);
    test.simulator.control.withdrawPermission({ operation: 'refunds.create' });
    const forbidden = {
      name: 'ProcessorRefused',
      code: 'invalid_request_error',
      httpStatus: 403,
      reason: 'permission',
    };
    await expect(refundOf(intent.id)).rejects.toMatchObject(forbidden);
    expect(await test.cardPayments.listRefunds(ACCOUNT, intent.id)).toEqual([]);
    test.simulator.control.reset();
    expect((await refundOf(intent.id)).status).toBe('succeeded');
  });

  it('a balance that is too small refuses, and the answer stays under the key', async () => {
    const intent = await test.openIntent();
    await test.pay(intent);
    test.simulator.control.setBalance({ account: ACCOUNT, cents: 999 });
    const tooSmall = {
      name: 'ProcessorRefused',
      code: 'balance_insufficient',
      httpStatus: 400,
      reason: 'balance',
    };
    await expect(refundOf(intent.id)).rejects.toMatchObject(tooSmall);
    test.simulator.control.setBalance({ account: ACCOUNT, cents: 1000 });
    await expect(refundOf(intent.id)).rejects.toMatchObject(tooSmall);
    expect((await refundOf(intent.id, `${intent.id}-fresh`)).status).toBe('succeeded');
  });

  it('an account that left is no longer ours, and says so once', async () => {
    const account = 'acct_1TestLeaving';
    await test.simulator.control.openAccount({ id: account, businessName: 'Centro Bari' });
    const intent = await test.openIntent({ account });
    await test.simulator.control.deauthorizeAccount({ id: account });
    await test.simulator.control.settleDeliveries();
    expect(test.inbox.types().at(-1)).toBe('account.application.deauthorized');
    const left = { name: 'ProcessorRefused', code: 'account_invalid', httpStatus: 403, reason: 'account' };
    await expect(test.cardPayments.fetchIntent(account, intent.id)).rejects.toMatchObject(left);
    await expect(test.openIntent({ account })).rejects.toMatchObject(left);
    await expect(test.cardPayments.fetchAccount(account)).rejects.toMatchObject(left);
  });
});

describe('when the processor fails', () => {
  it('a timeout after the effect leaves one intent, found under the same key', async () => {
    test.clock.set('2026-11-22T10:00:00Z');
    const since = test.clock.now();
    test.simulator.control.failNext({ fault: 'timeoutAfterEffect', operation: 'paymentIntents.create' });
    const lost = test.openIntent({ idempotencyKey: 'lost-answer' });
    await expect(lost).rejects.toMatchObject({ name: 'ProcessorUnavailable', reason: 'timeout' });
    const intent = await test.openIntent({ idempotencyKey: 'lost-answer' });
    const listed: string[] = [];
    for await (const one of test.cardPayments.listIntents(ACCOUNT, since)) listed.push(one.id);
    expect(listed).toEqual([intent.id]);
  });

  it('a timeout before the effect leaves nothing, and the same key works', async () => {
    test.clock.set('2026-11-23T10:00:00Z');
    test.simulator.control.failNext({ fault: 'timeoutBeforeEffect' });
    await expect(test.openIntent({ idempotencyKey: 'never-came' })).rejects.toMatchObject({
      reason: 'timeout',
    });
    for await (const one of test.cardPayments.listIntents(ACCOUNT, test.clock.now()))
      expect(one).toBeUndefined();
    expect((await test.openIntent({ idempotencyKey: 'never-came' })).status).toBe('awaitingCard');
  });

  it('a connection cut after the effect is repeated by the SDK under the same key', async () => {
    test.clock.set('2026-11-24T10:00:00Z');
    test.simulator.control.failNext({ fault: 'resetAfterEffect' });
    const intent = await test.openIntent();
    const listed: string[] = [];
    for await (const one of test.cardPayments.listIntents(ACCOUNT, test.clock.now())) listed.push(one.id);
    expect(listed).toEqual([intent.id]);
  });

  it('a refund whose answer was lost is given once', async () => {
    const intent = await test.openIntent();
    await test.pay(intent);
    const request = {
      account: ACCOUNT,
      intentId: intent.id,
      amountCents: 500,
      returnsFee: true,
      idempotencyKey: `${intent.id}-refund`,
    };
    test.simulator.control.failNext({ fault: 'timeoutAfterEffect', operation: 'refunds.create' });
    await expect(test.cardPayments.refund(request)).rejects.toBeInstanceOf(ProcessorUnavailable);
    const refund = await test.cardPayments.refund(request);
    expect(await test.cardPayments.listRefunds(ACCOUNT, intent.id)).toEqual([refund]);
  });

  it('a failure stored under the key is repeated, for a day', async () => {
    test.simulator.control.failNext({ fault: 'serverErrorStored' });
    const stored = { reason: 'serverError', isStoredAnswer: true };
    await expect(test.openIntent({ idempotencyKey: 'stored' })).rejects.toMatchObject(stored);
    await expect(test.openIntent({ idempotencyKey: 'stored' })).rejects.toMatchObject(stored);
    test.clock.advance(24 * 60 + 1);
    expect((await test.openIntent({ idempotencyKey: 'stored' })).status).toBe('awaitingCard');
  });

  it('a failure after the effect hides an intent that the list shows', async () => {
    test.clock.set('2026-11-27T10:00:00Z');
    test.simulator.control.failNext({ fault: 'serverErrorAfterEffect' });
    const failed = test.openIntent({ metadata: { orderId: '99' } });
    await expect(failed).rejects.toMatchObject({ reason: 'serverError', isStoredAnswer: true });
    const listed: string[] = [];
    for await (const one of test.cardPayments.listIntents(ACCOUNT, test.clock.now()))
      listed.push(one.metadata['orderId'] ?? '');
    expect(listed).toEqual(['99']);
  });

  it('too many requests can be asked again', async () => {
    test.simulator.control.failNext({ fault: 'rateLimited', times: 2 });
    const key = 'limited';
    const limited = { name: 'ProcessorUnavailable', reason: 'tooManyRequests', isStoredAnswer: false };
    await expect(test.openIntent({ idempotencyKey: key })).rejects.toMatchObject(limited);
    await expect(test.openIntent({ idempotencyKey: key })).rejects.toMatchObject(limited);
    expect((await test.openIntent({ idempotencyKey: key })).status).toBe('awaitingCard');
  });

  it('an outage cuts every call, and what was there is there afterwards', async () => {
    const intent = await test.openIntent();
    test.simulator.control.setOutage({ isDown: true });
    const down = { name: 'ProcessorUnavailable', reason: 'network' };
    await expect(test.openIntent()).rejects.toMatchObject(down);
    await expect(test.cardPayments.fetchIntent(ACCOUNT, intent.id)).rejects.toMatchObject(down);
    await expect(test.cardPayments.listRefunds(ACCOUNT, intent.id)).rejects.toMatchObject(down);
    await expect(test.pay(intent)).rejects.toMatchObject(down);
    test.simulator.control.setOutage({ isDown: false });
    expect(await test.cardPayments.fetchIntent(ACCOUNT, intent.id)).toEqual(intent);
  });
});

it('keeps everything over a restart: intents, answers, keys, a challenge that is waiting', async () => {
  const paid = await test.openIntent({ idempotencyKey: 'before-restart' });
  const waiting = await test.openIntent();
  await test.pay(paid);
  await test.pay(waiting, '4000000000003220');
  const secretKey = test.simulator.keys.secretKey;
  await test.restart();
  expect(test.simulator.keys.secretKey).toBe(secretKey);
  expect((await test.cardPayments.fetchIntent(ACCOUNT, paid.id)).status).toBe('succeeded');
  expect((await test.openIntent({ idempotencyKey: 'before-restart' })).id).toBe(paid.id);
  const { account, id: intentId, clientSecret } = waiting;
  const accepted = { account, intentId, clientSecret, answer: 'accept' } as const;
  expect(await test.simulator.testCardForm.answerChallenge(accepted)).toEqual({ kind: 'succeeded' });
});

it.each([
  ['sk_live_1', 'pk_live_1', 'live'],
  ['rk_live_1', 'pk_live_1', 'live'],
  ['sk_test_1', 'pk_test_1', 'test'],
])('takes its mode from the keys %s and %s', (secretKey, publishableKey, mode) => {
  const configuration = { secretKey, publishableKey, webhookSecrets: { platform: [], connect: [] } };
  expect(new StripeCardPayments(configuration, test.clock).mode).toBe(mode);
});

it.each([
  ['sk_live_1', 'pk_test_1'],
  ['pk_test_1', 'sk_test_1'],
  ['', ''],
])('refuses the keys %s and %s', (secretKey, publishableKey) => {
  const configuration = { secretKey, publishableKey, webhookSecrets: { platform: [], connect: [] } };
  expect(() => new StripeCardPayments(configuration, test.clock)).toThrow('of the same mode');
});
