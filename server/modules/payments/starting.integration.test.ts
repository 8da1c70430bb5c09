import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CardPayments, NewCardIntent } from '#server/adapters/card-payments/port.ts';
import { ProcessorUnavailable } from '#server/adapters/card-payments/port.ts';
import {
  connectPaymentAccount,
  reconcilePayments,
  setPaymentOptions,
  startCardPayment,
  stopCardPayment,
} from './index.ts';
import type { PaymentsTest } from './testing/payments-test.ts';
import { openPaymentsTest } from './testing/payments-test.ts';
import { aProvider } from '#server/modules/providers/builders.ts';

let test: PaymentsTest;
beforeAll(async () => {
  test = await openPaymentsTest();
});
afterEach(async () => {
  test.control.reset();
  expect(await test.violations()).toEqual([]);
});
afterAll(() => test.close());

const refusal = (code: string) => expect.objectContaining({ name: 'Refusal', code });
const create = 'paymentIntents.create';

describe('starting to pay', () => {
  it('asks for the order’s amount on the provider’s account, with the platform share', async () => {
    const order = await test.order({ priceCents: 1999, discountCents: 200 });
    const start = await test.start(order);
    expect(start).toMatchObject({
      kind: 'toPay',
      amountCents: 1799,
      currency: 'EUR',
      stripeAccount: test.account,
      secondsLeft: null,
    });
    expect(await test.intentsOf(order)).toMatchObject([
      {
        status: 'awaitingCard',
        amountCents: 1799,
        applicationFeeCents: 54,
        clientSecret: start.clientSecret,
      },
    ]);
  });

  it('uses the open intent again, also when twenty ask at once', async () => {
    const order = await test.order();
    const starts = await Promise.all(Array.from({ length: 20 }, () => test.start(order)));
    const secrets = new Set(
      starts.filter(({ kind }) => kind === 'toPay').map(({ clientSecret }) => clientSecret),
    );
    expect(secrets.size).toBe(1);
    expect((await test.start(order)).clientSecret).toBe([...secrets][0]);
    expect(await test.intentsOf(order)).toHaveLength(1);
    expect(await test.paymentStates(order)).toEqual(['open']);
  });

  it('waits while another process asks under the same key', async () => {
    const order = await test.order();
    let refusals = 2;
    // Only `createIntent` is asked for an order that nobody has begun to pay.
    const busy: CardPayments = Object.create(test.cards, {
      createIntent: {
        value: async (request: NewCardIntent) => {
          if ((refusals -= 1) >= 0) throw new ProcessorUnavailable('sameKeyInProgress');
          return test.cards.createIntent(request);
        },
      },
    });
    const deps = { ...test.app.deps, cardPayments: busy };
    const start = await startCardPayment(test.app.work(), deps, order);
    expect(start).toMatchObject({ kind: 'toPay', clientSecret: (await test.start(order)).clientSecret });
    expect(refusals).toBe(-1);
    expect(await test.intentsOf(order)).toHaveLength(1);
  });

  it('answers a hundred calls of twenty processes alike', async () => {
    const order = await test.order();
    const processes = Array.from({ length: 20 }, () => ({ ...test.app.deps }));
    const starts = await Promise.all(
      Array.from({ length: 100 }, (_, call) =>
        startCardPayment(test.app.work(), processes[call % 20] ?? test.app.deps, order),
      ),
    );
    expect(new Set(starts.map((start) => JSON.stringify(start))).size).toBe(1);
    expect(starts[0]).toMatchObject({ kind: 'toPay', clientSecret: expect.stringContaining('_secret_') });
    expect(await test.intentsOf(order)).toHaveLength(1);
  });

  it('takes the intent that another process has made while the key was in its hands', async () => {
    const order = await test.order();
    const theirs = test.start(order);
    const busy: CardPayments = Object.create(test.cards, {
      createIntent: { value: () => Promise.reject(new ProcessorUnavailable('sameKeyInProgress')) },
      fetchIntent: { value: (account: string, id: string) => test.cards.fetchIntent(account, id) },
    });
    const ours = startCardPayment(test.app.work(), { ...test.app.deps, cardPayments: busy }, order);
    expect(await ours).toEqual(await theirs);
  });

  it('never asks for nothing', async () => {
    const order = await test.order({ priceCents: 5000, discountCents: 5000 });
    expect(await test.start(order)).toMatchObject({
      kind: 'nothingToPay',
      amountCents: 0,
      clientSecret: null,
    });
    expect((await test.orderNow(order)).paymentState).toBe('pricedZero');
    expect(await test.paymentStates(order)).toEqual([]);
  });

  it('refuses what a card cannot pay, and what may no longer be paid', async () => {
    await expect(test.start(await test.order({ priceCents: 49 }))).rejects.toEqual(refusal('paymentOption'));
    await expect(test.start(await test.order({ paymentMode: 'onSite' }))).rejects.toEqual(
      refusal('paymentOption'),
    );
    const past = await test.order({ payableUntil: test.app.clock.now() });
    await expect(test.start(past)).rejects.toEqual(refusal('holdExpired'));
    await expect(test.start({ ...past, orderId: 999_999 })).rejects.toEqual(refusal('notFound'));
  });

  it('refuses a provider without a connected account, or whose account may not be paid', async () => {
    const work = test.app.work();
    const providerId = await aProvider(work);
    const order = await test.order({ providerId });
    await expect(test.start(order)).rejects.toEqual(refusal('missingStripeAccount'));
    await connectPaymentAccount(work, {
      providerId,
      processorAccountId: 'acct_off',
      customerName: 'Spenta',
      chargesEnabled: false,
    });
    await expect(test.start(order)).rejects.toEqual(refusal('missingStripeAccount'));
  });

  it('tries cards on one order fifty times and no more', async () => {
    const order = await test.order();
    for (const [attempt, expected] of [
      [49, 'toPay'],
      [50, 'tooManyRequests'],
    ] as const) {
      await test.start(order);
      await sql`update card_payments set state = 'canceled', attempt = ${attempt}
        where order_id = ${order.orderId} and attempt = (select max(attempt) from card_payments where order_id = ${order.orderId})`.execute(
        test.app.database,
      );
      if (expected === 'toPay') expect((await test.start(order)).kind).toBe(expected);
      else await expect(test.start(order)).rejects.toEqual(refusal(expected));
    }
  });

  it('takes no order of another provider', async () => {
    const order = await test.order();
    const other = await aProvider(test.app.work());
    await expect(test.start({ ...order, providerId: other })).rejects.toEqual(refusal('notFound'));
  });
});

describe('when the processor is down or the answer is lost', () => {
  it('says so and goes on under the same key', async () => {
    const order = await test.order();
    test.control.setOutage({ isDown: true });
    expect(await test.start(order)).toMatchObject({ kind: 'unavailable', clientSecret: null });
    expect(await test.paymentStates(order)).toEqual(['starting']);
    test.control.setOutage({ isDown: false });
    expect(await test.start(order)).toMatchObject({ kind: 'toPay' });
    expect(await test.intentsOf(order)).toHaveLength(1);
    expect(await test.paymentStates(order)).toEqual(['open']);
  });

  it.each([
    ['has expired', () => test.control.setKeyExpired({ isExpired: true })],
    ['may not open payments', () => test.control.withdrawPermission({ operation: create })],
  ])('keeps the attempt while our key %s', async (_name, spoil) => {
    const order = await test.order();
    spoil();
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect((await test.start(order)).kind).toBe('unavailable');
    expect(await test.paymentStates(order)).toEqual(['starting']);
    test.control.reset();
    expect((await test.start(order)).kind).toBe('toPay');
    expect(await test.intentsOf(order)).toHaveLength(1);
  });

  // A cut connection is tried once more by the SDK itself, under the same key.
  it.each([
    ['resetAfterEffect', 2],
    ['rateLimited', 1],
  ] as const)('makes one intent after %s', async (fault, times) => {
    const order = await test.order();
    test.control.failNext({ fault, operation: create, times });
    expect((await test.start(order)).kind).toBe('unavailable');
    expect((await test.start(order)).kind).toBe('toPay');
    expect(await test.intentsOf(order)).toHaveLength(1);
  });

  it('finds the intent behind an error that is kept under the key', async () => {
    const order = await test.order();
    test.control.failNext({ fault: 'serverErrorAfterEffect', operation: create });
    await test.start(order);
    const start = await test.start(order);
    expect(start.kind).toBe('toPay');
    expect(await test.intentsOf(order)).toMatchObject([{ clientSecret: start.clientSecret }]);
  });

  it('makes a fresh attempt where an error is kept under the key and nothing happened', async () => {
    const order = await test.order();
    test.control.failNext({ fault: 'serverErrorStored', operation: create });
    await test.start(order);
    expect((await test.start(order)).kind).toBe('toPay');
    expect(await test.intentsOf(order)).toHaveLength(1);
    expect(await test.paymentStates(order)).toEqual(['canceled', 'open']);
  });

  it('is found by the reconciler: nothing happened, or everything but the answer', async () => {
    const [before, after] = [await test.order(), await test.order()];
    test.control.setOutage({ isDown: true });
    await test.start(before);
    test.control.setOutage({ isDown: false });
    test.control.failNext({ fault: 'resetAfterEffect', operation: create, times: 2 });
    await test.start(after);
    test.app.clock.advance(2);
    expect(await reconcilePayments(test.app.work(), test.app.deps)).toMatchObject({ isComplete: true });
    for (const order of [before, after]) {
      expect(await test.paymentStates(order)).toEqual(['open']);
      expect(await test.intentsOf(order)).toHaveLength(1);
    }
  });

  it('trusts no key after a day, but looks for what it did', async () => {
    const [lost, never] = [await test.order(), await test.order()];
    test.control.failNext({ fault: 'resetAfterEffect', operation: create, times: 2 });
    await test.start(lost);
    test.control.setOutage({ isDown: true });
    await test.start(never);
    test.control.setOutage({ isDown: false });
    test.app.clock.advance(25 * 60);
    test.control.advanceClock({ seconds: 0 });
    await reconcilePayments(test.app.work(), test.app.deps);
    expect([await test.paymentStates(lost), await test.paymentStates(never)]).toEqual([
      ['open'],
      ['canceled'],
    ]);
    expect((await test.start(never)).kind).toBe('toPay');
    expect(
      [await test.intentsOf(lost), await test.intentsOf(never)].map((intents) => intents.length),
    ).toEqual([1, 1]);
  });

  it('gives up while the processor is down and asks again in the next round', async () => {
    const order = await test.order();
    await test.start(order);
    test.app.clock.advance(2);
    test.control.setOutage({ isDown: true });
    expect(await reconcilePayments(test.app.work(), test.app.deps)).toMatchObject({ isComplete: false });
    test.control.setOutage({ isDown: false });
    expect(await reconcilePayments(test.app.work(), test.app.deps)).toMatchObject({ isComplete: true });
  });
});

describe('stopping', () => {
  const stop = (order: { providerId: number; orderId: number }) =>
    stopCardPayment(test.app.work(), test.app.deps, order);

  it('cancels the open intent, twice with one effect, and lets nobody start again', async () => {
    const order = await test.order();
    await test.start(order);
    expect(await stop(order)).toBe('stopped');
    expect(await stop(order)).toBe('none');
    expect(await test.intentsOf(order)).toMatchObject([{ status: 'canceled' }]);
    await expect(test.start(order)).rejects.toEqual(refusal('holdExpired'));
  });

  it('has nothing to do where nobody began', async () => {
    expect(await stop(await test.order())).toBe('none');
  });

  it('ends what was only starting: its secret never left', async () => {
    const order = await test.order();
    test.control.failNext({ fault: 'resetAfterEffect', operation: create, times: 2 });
    await test.start(order);
    expect(await stop(order)).toBe('stopped');
    expect(await test.paymentStates(order)).toEqual(['canceled']);
  });

  it('while the processor is answering leaves no intent that could be paid', async () => {
    const order = await test.order();
    const slow: CardPayments = Object.create(test.cards, {
      createIntent: {
        value: async (request: NewCardIntent) => {
          const intent = await test.cards.createIntent(request);
          expect(await stop(order)).toBe('stopped');
          return intent;
        },
      },
      cancelIntent: { value: (account: string, id: string) => test.cards.cancelIntent(account, id) },
    });
    const started = startCardPayment(test.app.work(), { ...test.app.deps, cardPayments: slow }, order);
    await expect(started).rejects.toEqual(refusal('holdExpired'));
    expect(await test.intentsOf(order)).toMatchObject([{ status: 'canceled' }]);
  });

  it('settles money that was faster', async () => {
    const order = await test.order();
    test.control.announceNext({ manner: 'lost', times: 10 });
    expect(await test.pay(await test.start(order))).toBe('succeeded');
    expect(await stop(order)).toBe('paid');
    expect(await stop(order)).toBe('paid');
    expect((await test.orderNow(order)).paymentState).toBe('fullyPaid');
  });

  it('does not know while the processor is down; the reconciler cancels later', async () => {
    const order = await test.order();
    await test.start(order);
    test.control.setOutage({ isDown: true });
    expect(await stop(order)).toBe('unknown');
    test.control.setOutage({ isDown: false });
    test.app.clock.advance(2);
    await reconcilePayments(test.app.work(), test.app.deps);
    expect(await test.paymentStates(order)).toEqual(['canceled']);
    expect(await test.intentsOf(order)).toMatchObject([{ status: 'canceled' }]);
  });

  it('and paying at once end in one of the two, never in both', async () => {
    for (let round = 0; round < 10; round += 1) {
      const order = await test.order();
      const start = await test.start(order);
      const [outcome, stopped] = await Promise.all([test.pay(start), stop(order)]);
      await test.settle();
      const isPaid = (await test.orderNow(order)).paymentState === 'fullyPaid';
      expect(isPaid).toBe(outcome === 'succeeded');
      expect(stopped).toBe(isPaid ? 'paid' : 'stopped');
    }
  });
});

describe('payment options', () => {
  const ask = async (providerId: number) => {
    const fields = `id providerId serviceOnsite serviceOnline serviceMembership courseOnsite courseOnline courseMembership
      membershipOnsite membershipOnline onlineDiscount acceptNonCustomerBookings hasConnectedPaymentAccount`;
    return (await test.app.ask(`{ getPaymentOptions(providerId: ${providerId}) { ${fields} } }`)).data?.[
      'getPaymentOptions'
    ];
  };

  it('are the defaults until the provider sets something', async () => {
    const providerId = await aProvider(test.app.work());
    const defaults = {
      id: null,
      providerId,
      serviceOnsite: true,
      serviceOnline: true,
      serviceMembership: false,
      courseOnsite: true,
      courseOnline: true,
      courseMembership: false,
      membershipOnsite: true,
      membershipOnline: true,
      onlineDiscount: 0,
      acceptNonCustomerBookings: true,
      hasConnectedPaymentAccount: false,
    };
    expect(await ask(providerId)).toEqual(defaults);
    await setPaymentOptions(test.app.work(), providerId, {});
    expect(await ask(providerId)).toEqual({ ...defaults, id: expect.any(Number) });
  });

  it('change one by one', async () => {
    await setPaymentOptions(test.app.work(), test.providerId, { onlineDiscountBasisPoints: 1050 });
    await setPaymentOptions(test.app.work(), test.providerId, { serviceOnsite: false });
    expect(await ask(test.providerId)).toMatchObject({
      onlineDiscount: 10.5,
      serviceOnsite: false,
      serviceOnline: true,
      hasConnectedPaymentAccount: true,
    });
    const tooMuch = setPaymentOptions(test.app.work(), test.providerId, {
      onlineDiscountBasisPoints: 10_001,
    });
    await expect(tooMuch).rejects.toEqual(refusal('invalidInput'));
    expect(await ask(999_999)).toBeNull();
  });
});
