import { sql } from 'kysely';
import type { CardPayments } from '#server/adapters/card-payments/port.ts';
import { keyedHash } from '#server/kernel/keyed-hash.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AskedAs } from '#server/testing/test-app.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { CardPaymentStart } from './index.ts';
import { getPaymentProgress, getPaymentToMake, setPaymentOptions, stopCardPayment } from './index.ts';
import type { OrderKey, PaymentsTest } from './testing/payments-test.ts';
import { openPaymentsTest } from './testing/payments-test.ts';
import { anOrder, aPayableProvider } from './builders.ts';

let test: PaymentsTest;
beforeAll(async () => {
  test = await openPaymentsTest();
});
afterEach(async () => {
  test.control.reset();
  expect(await test.violations()).toEqual([]);
});
afterAll(() => test.close());

const PAGE = `query page($orderId: Id!, $clientSecret: String!, $returnTo: String) {
  paymentToMake(orderId: $orderId, clientSecret: $clientSecret, returnTo: $returnTo) {
    orderId subject subjectId name resourceName startsAt timeZone providerName priceWithoutDiscount amount amountCents currency
    isTestMoney hasTestCardForm publishableKey stripeAccount returnTo progress { orderId state failure secondsLeft }
  }
}`;
const STATE = `query state($orderId: Id!, $clientSecret: String!, $afterForm: Boolean) {
  paymentState(orderId: $orderId, clientSecret: $clientSecret, afterForm: $afterForm) { state failure secondsLeft }
}`;

const page = async (order: OrderKey, start: CardPaymentStart, returnTo?: string) =>
  test.app.ask(PAGE, { orderId: order.orderId, clientSecret: start.clientSecret, returnTo });
const state = async (order: OrderKey, start: CardPaymentStart, afterForm?: boolean) =>
  (await test.app.ask(STATE, { orderId: order.orderId, clientSecret: start.clientSecret, afterForm })).data?.[
    'paymentState'
  ];
/** As the page asks first when its form has come back, a moment after it asked last. */
const stateAfterForm = (order: OrderKey, start: CardPaymentStart) => {
  test.app.clock.advance(1 / 60);
  return state(order, start, true);
};

async function started(
  more: Parameters<PaymentsTest['order']>[0] = {},
): Promise<{ order: OrderKey; start: CardPaymentStart }> {
  const order = await test.order(more);
  return { order, start: await test.start(order) };
}

describe('the hosted page', () => {
  it('shows what is paid, to whom and how much, from our own books', async () => {
    const payableUntil = new Date(test.app.clock.now().getTime() + 900_000);
    const { order, start } = await started({ priceCents: 1999, discountCents: 200, payableUntil });
    const { data } = await page(order, start, '/book/7?ok=1');
    expect(data?.['paymentToMake']).toEqual({
      orderId: order.orderId,
      subject: 'reservation',
      subjectId: order.subjectId,
      name: 'Massaggio rilassante',
      resourceName: 'Marta',
      startsAt: '2026-11-09T09:00:00.000Z',
      timeZone: 'Europe/Rome',
      providerName: 'Il Prato',
      priceWithoutDiscount: 19.99,
      amount: 17.99,
      amountCents: 1799,
      currency: 'EUR',
      isTestMoney: true,
      hasTestCardForm: true,
      publishableKey: test.cards.publishableKey,
      stripeAccount: test.account,
      returnTo: '/book/7?ok=1',
      progress: { orderId: order.orderId, state: 'toPay', failure: null, secondsLeft: 900 },
    });
  });

  it('forgets a way back to somewhere else', async () => {
    const { order, start } = await started();
    const { data } = await page(order, start, 'https://example.org/');
    expect(data?.['paymentToMake']).toMatchObject({ returnTo: null });
  });

  it('opens for nobody without the secret', async () => {
    const [one, two] = [await started(), await started()];
    const secret = one.start.clientSecret ?? '';
    const wrong: [OrderKey, string][] = [
      [one.order, two.start.clientSecret ?? ''],
      [one.order, `${secret}x`],
      [one.order, secret.slice(0, -1)],
      [one.order, secret.split('_secret_')[0] ?? ''],
      [one.order, ''],
      [two.order, secret],
      [{ ...one.order, orderId: 999_999 }, secret],
    ];
    for (const [order, clientSecret] of wrong) {
      const { errors } = await test.app.ask(PAGE, { orderId: order.orderId, clientSecret });
      expect(errors?.[0]).toMatchObject({ code: 'notFound' });
    }
  });

  it('is limited per address, so that nobody guesses secrets', async () => {
    const { order, start } = await started();
    const variables = { orderId: order.orderId, clientSecret: start.clientSecret };
    const asked = { address: '198.51.100.98' };
    expect((await test.app.ask(PAGE, variables, asked)).errors).toBeUndefined();
    await sql`update request_counts set count = 3600
      where bucket = ${`payment:${keyedHash(test.app.config.secret, asked.address)}`}`.execute(
      test.app.database,
    );
    expect((await test.app.ask(PAGE, variables, asked)).errors).toMatchObject([{ code: 'tooManyRequests' }]);
    expect((await page(order, start)).errors).toBeUndefined();
  });

  it('says that the processor does not answer', async () => {
    const { order, start } = await started();
    test.control.setOutage({ isDown: true });
    const { errors } = await page(order, start);
    expect(errors?.[0]).toMatchObject({
      code: 'paymentUnavailable',
      message: "We couldn't process your payment now. Please try again later.",
    });
  });

  it('follows a payment from the first card to paid, without any event', async () => {
    const { order, start } = await started();
    test.control.announceNext({ manner: 'lost', times: 50 });
    expect(await state(order, start)).toEqual({ state: 'toPay', failure: null, secondsLeft: null });
    await test.pay(start, '4000 0000 0000 9995');
    expect(await stateAfterForm(order, start)).toMatchObject({
      state: 'toPay',
      failure: 'insufficientFunds',
    });
    expect(await test.pay(start, '4000 0000 0000 3220')).toBe('challenge');
    expect(await stateAfterForm(order, start)).toMatchObject({ state: 'challenge' });
    expect((await test.orderNow(order)).paymentState).toBe('notPaid');
    expect(await test.pay(start)).toBe('succeeded');
    expect(await stateAfterForm(order, start)).toEqual({ state: 'paid', failure: null, secondsLeft: null });
    expect((await test.orderNow(order)).paymentState).toBe('fullyPaid');
  });

  it('closes with the hold, and when the payment is stopped', async () => {
    const { order, start } = await started({
      payableUntil: new Date(test.app.clock.now().getTime() + 60_000),
    });
    test.app.clock.advance(1);
    expect(await state(order, start)).toMatchObject({ state: 'closed', secondsLeft: null });
    expect(await stopCardPayment(test.app.work(), test.app.deps, order)).toBe('stopped');
    expect(await state(order, start)).toMatchObject({ state: 'closed' });
  });
});

describe('how often the processor is asked', () => {
  /** As the page asks, in front of a processor that counts its questions. */
  async function counted() {
    const { order, start } = await started();
    test.control.announceNext({ manner: 'held', times: 50 });
    let asked = 0;
    const cards: CardPayments = Object.create(test.cards, {
      fetchIntent: {
        value: (account: string, intentId: string) => {
          asked += 1;
          return test.cards.fetchIntent(account, intentId);
        },
      },
    });
    const claim = { orderId: order.orderId, clientSecret: start.clientSecret ?? '', address: '198.51.100.7' };
    const deps = { ...test.app.deps, cardPayments: cards };
    return {
      start,
      asked: () => asked,
      open: () => getPaymentToMake(test.app.work(), deps, claim),
      poll: async (isAfterForm = false) =>
        (await getPaymentProgress(test.app.work(), deps, claim, { isAfterForm })).state,
    };
  }

  it('at the opening, when the form is back, and then each fifteen seconds, however many ask', async () => {
    const { start, open, poll, asked } = await counted();
    await Promise.all(Array.from({ length: 20 }, open));
    expect(asked()).toBe(1);
    for (let second = 0; second < 14; second += 1) {
      test.app.clock.advance(1 / 60);
      expect(await poll()).toBe('toPay');
    }
    expect(asked()).toBe(1);
    await test.pay(start, '4000 0000 0000 3220');
    expect(await poll(true)).toBe('challenge');
    expect(asked()).toBe(2);
    for (let second = 0; second < 60; second += 1) {
      test.app.clock.advance(1 / 60);
      await Promise.all([poll(), poll(), poll()]);
    }
    expect(asked()).toBe(6);
  });

  it('not at all where events tell, and not once it is decided', async () => {
    const { start, open, poll, asked } = await counted();
    await open();
    await test.pay(start, '4000 0000 0000 9995');
    await test.control.releaseHeld({ order: 'asHappened' });
    await test.settle();
    expect(await poll()).toBe('toPay');
    test.control.reset();
    await test.pay(start);
    await test.settle();
    test.app.clock.advance(5);
    for (let times = 0; times < 10; times += 1) expect(await poll(true)).toBe('paid');
    await open();
    expect(asked()).toBe(1);
  });

  it('says that it is under way until the processor has said what it made of the card', async () => {
    const { start, open, poll, asked } = await counted();
    await open();
    await test.pay(start);
    test.app.clock.advance(1);
    test.control.setOutage({ isDown: true });
    expect(await poll(true)).toBe('processing');
    expect(await poll()).toBe('processing');
    test.control.setOutage({ isDown: false });
    test.app.clock.advance(16 / 60);
    expect(await poll()).toBe('paid');
    expect(asked()).toBe(3);
  });

  it('knows a payment whose secret was not kept when it was opened', async () => {
    const { order, start } = await started();
    await sql`update card_payments set secret_hash = null, progress = null where order_id = ${order.orderId}`.execute(
      test.app.database,
    );
    const stranger = { ...start, clientSecret: `${start.clientSecret}x` };
    expect((await page(order, stranger)).errors).toMatchObject([{ code: 'notFound' }]);
    expect(await state(order, start)).toMatchObject({ state: 'toPay' });
  });

  it('knows one that was decided before its secret was kept', async () => {
    const { order, start } = await started();
    await test.pay(start);
    await test.settle();
    await sql`update card_payments set secret_hash = null where order_id = ${order.orderId}`.execute(
      test.app.database,
    );
    const stranger = { ...start, clientSecret: `${start.clientSecret}x` };
    expect((await page(order, stranger)).errors).toMatchObject([{ code: 'notFound' }]);
    expect(await state(order, start)).toEqual({ state: 'paid', failure: null, secondsLeft: null });
    test.control.setOutage({ isDown: true });
    expect(await state(order, start)).toMatchObject({ state: 'paid' });
  });
});

describe('the form for test cards', () => {
  const card = { number: '4242 4242 4242 4242', expMonth: '12', expYear: '34', cvc: '123' };
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${test.address}/pay/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: test.address,
        'sec-fetch-site': 'same-origin',
        'accept-language': 'en',
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const claim = ({ order, start }: { order: OrderKey; start: CardPaymentStart }) => ({
    orderId: order.orderId,
    clientSecret: start.clientSecret,
  });

  it('pays, and the order follows from the fetched intent', async () => {
    const opened = await started();
    const paid = await post('test-card', { ...claim(opened), card });
    expect([paid.status, await paid.json(), paid.headers.get('cache-control')]).toEqual([
      200,
      { kind: 'succeeded' },
      'no-store',
    ]);
    expect(await stateAfterForm(opened.order, opened.start)).toMatchObject({ state: 'paid' });
    expect(await (await post('test-card', { ...claim(opened), card })).json()).toEqual({ kind: 'closed' });
  });

  it('tells why a card is not accepted', async () => {
    const opened = await started();
    const answer = await post('test-card', { ...claim(opened), card: { ...card, cvc: '12' } });
    expect(await answer.json()).toMatchObject({ kind: 'failed', failure: { reason: 'invalidSecurityCode' } });
  });

  it('asks the pretended bank, which accepts or refuses', async () => {
    const opened = await started();
    const asks = { ...card, number: '4000000000003220' };
    expect(await (await post('test-card', { ...claim(opened), card: asks })).json()).toEqual({
      kind: 'challenge',
    });
    const refused = await post('test-challenge', { ...claim(opened), answer: 'refuse' });
    expect(await refused.json()).toMatchObject({
      kind: 'failed',
      failure: { reason: 'authenticationFailed' },
    });
    await post('test-card', { ...claim(opened), card: asks });
    expect(await (await post('test-challenge', { ...claim(opened), answer: 'accept' })).json()).toEqual({
      kind: 'succeeded',
    });
  });

  it.each<[string, Record<string, string>, number]>([
    ['another site', { origin: 'https://example.org', 'sec-fetch-site': 'cross-site' }, 403],
    ['another origin that hides where it asks from', { origin: 'https://example.org' }, 403],
    ['a page of the same site but not of ours', { 'sec-fetch-site': 'same-site' }, 403],
    ['an opaque origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
    ['a plain form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['text', { 'content-type': 'text/plain' }, 415],
  ])('refuses %s', async (_name, headers, status) => {
    const opened = await started();
    const answer = await post(
      'test-card',
      headers['content-type'] ? 'a=b' : { ...claim(opened), card },
      headers,
    );
    expect(answer.status).toBe(status);
    expect(await state(opened.order, opened.start)).toMatchObject({ state: 'toPay' });
  });

  it('refuses nonsense and strangers, and never says back what was typed', async () => {
    const opened = await started();
    const nonsense = [
      {},
      [],
      { ...claim(opened) },
      { ...claim(opened), card: { ...card, number: 4242 } },
      { ...claim(opened), card: { ...card, number: '4'.repeat(41) } },
    ];
    for (const body of nonsense) expect((await post('test-card', body)).status).toBe(400);
    expect((await post('test-card', '{"orderId":')).status).toBe(400);
    const stranger = await post('test-card', { ...claim(opened), clientSecret: 'pi_1_secret_2', card });
    const text = await stranger.text();
    expect([stranger.status, JSON.parse(text)]).toMatchObject([404, { error: { code: 'notFound' } }]);
    expect(text).not.toContain('4242');
  });

  it('takes no card when the hold is over', async () => {
    const opened = await started({ payableUntil: new Date(test.app.clock.now().getTime() + 60_000) });
    test.app.clock.advance(2);
    const answer = await post('test-card', { ...claim(opened), card });
    expect([answer.status, await answer.json()]).toMatchObject([409, { error: { code: 'holdExpired' } }]);
    expect(await test.intentsOf(opened.order)).toMatchObject([{ status: 'awaitingCard' }]);
  });

  it('leaves no card number anywhere in the database', async () => {
    const opened = await started();
    await post('test-card', { ...claim(opened), card: { ...card, number: '5555 5555 5555 4444' } });
    await test.settle();
    const { rows: tables } = await sql<{ name: string }>`
      select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_schema in ('public', 'pgboss', 'card_simulator') and table_type = 'BASE TABLE'`.execute(
      test.app.database,
    );
    for (const { name } of tables) {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from ${sql.raw(name)} t where replace(t::text, ' ', '') like '%5555555555554444%'`.execute(
        test.app.database,
      );
      expect([name, rows[0]?.count]).toEqual([name, 0]);
    }
  });
});

describe('generatePaymentIntent', () => {
  const generate = async (variables: Record<string, unknown>, asked: AskedAs = {}) =>
    test.app.ask(
      `mutation pay($reservationId: Id, $email: String, $productId: Id, $quantity: Int, $paymentToken: String) {
        generatePaymentIntent(reservationId: $reservationId, email: $email, productId: $productId, quantity: $quantity,
          paymentToken: $paymentToken) {
          id message success amount amountCents clientSecret stripeAccount paymentToken offerId productId orderId
        }
      }`,
      variables,
      asked,
    );

  /** What waits for its payment a quarter of an hour, as a booking does. */
  const waiting = { payableUntil: new Date('2026-11-02T08:15:00Z') };
  const tokenOf = ({ providerId, subjectId: id }: { providerId: number; subjectId: number }) =>
    test.app.deps.links.codeFor('pay-reservation', { providerId, id });
  const claimOf = (order: { providerId: number; subjectId: number; email: string }) => ({
    reservationId: order.subjectId,
    email: order.email,
    paymentToken: tokenOf(order),
  });

  it('takes the payment of a reservation up again for whoever holds its token', async () => {
    const { order, start } = await started({ priceCents: 1999, ...waiting });
    const { data } = await generate({
      ...claimOf(order),
      email: ` ${order.email.toUpperCase()}`,
      quantity: 99,
    });
    expect(data?.['generatePaymentIntent']).toEqual({
      id: order.subjectId,
      message: '',
      success: true,
      amount: 19.99,
      amountCents: 1999,
      clientSecret: start.clientSecret,
      stripeAccount: test.account,
      paymentToken: tokenOf(order),
      offerId: null,
      productId: null,
      orderId: order.orderId,
    });
  });

  it('answers whoever shows no right and an unknown reservation alike', async () => {
    const { order } = await started(waiting);
    const { order: other } = await started(waiting);
    for (const variables of [
      { reservationId: order.subjectId, email: order.email },
      { reservationId: order.subjectId },
      { ...claimOf(order), paymentToken: tokenOf(other) },
      { ...claimOf(order), email: other.email },
      { ...claimOf(order), email: 'nobody@example.it' },
      { ...claimOf(order), email: 'no address' },
      { ...claimOf(order), reservationId: 999_999_999 },
      { reservationId: 999_999_999, email: order.email },
    ]) {
      expect((await generate(variables)).errors).toMatchObject([{ code: 'notFound' }]);
    }
  });

  it('asks for nothing where nothing waits for a card', async () => {
    for (const [payableUntil, code] of [
      [null, 'paymentOption'],
      [test.app.clock.now(), 'holdExpired'],
    ] as const) {
      const order = await test.order({ payableUntil });
      expect((await generate(claimOf(order))).errors).toMatchObject([{ code }]);
      expect(await test.paymentStates(order)).toEqual([]);
    }
  });

  it('asks for nothing once it is paid', async () => {
    const { order, start } = await started(waiting);
    await test.pay(start);
    await test.settle();
    const { data } = await generate(claimOf(order));
    expect(data?.['generatePaymentIntent']).toMatchObject({
      success: true,
      amountCents: 5000,
      clientSecret: null,
    });
  });

  it('keeps the id and says so when the processor is down', async () => {
    const order = await test.order(waiting);
    test.control.setOutage({ isDown: true });
    const { data } = await generate(claimOf(order));
    const message = "We couldn't process your payment now. Please try again later.";
    expect(data?.['generatePaymentIntent']).toMatchObject({
      id: order.subjectId,
      success: false,
      message,
      clientSecret: null,
    });
  });

  it('takes what was agreed to be paid online, also when the provider takes no new online payments', async () => {
    const work = test.app.work();
    const { providerId } = await aPayableProvider(work, test.simulator, { acceptPayments: 'NoPayments' });
    await setPaymentOptions(work, providerId, { serviceOnline: false });
    const agreed = await anOrder(work, { providerId, ...waiting });
    const { data } = await generate(claimOf(agreed));
    expect(data?.['generatePaymentIntent']).toMatchObject({
      success: true,
      clientSecret: expect.any(String),
    });
    const onSite = await anOrder(work, { providerId, ...waiting, paymentMode: 'onSite' });
    expect((await generate(claimOf(onSite))).errors).toMatchObject([{ code: 'paymentOption' }]);
  });

  it('refuses where the provider has no account to take it', async () => {
    const work = test.app.work();
    const unconnected = await aProvider(work);
    const order = await anOrder(work, { providerId: unconnected, ...waiting });
    expect((await generate(claimOf(order))).errors).toMatchObject([{ code: 'missingStripeAccount' }]);
  });

  it('is limited per address', async () => {
    const { order } = await started(waiting);
    const { config } = test.app;
    const bucket = `retry-payment:${keyedHash(config.secret, '198.51.100.99')}`;
    await sql`insert into request_counts (bucket, window_start, count)
      values (${bucket}, date_trunc('hour', ${test.app.clock.now()}::timestamptz), 100000)`.execute(
      test.app.database,
    );
    const answer = await generate(claimOf(order), { address: '198.51.100.99' });
    expect(answer.errors).toMatchObject([{ code: 'tooManyRequests' }]);
  });
});
