import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CardPayments, CardRefund, NewCardRefund } from '#server/adapters/card-payments/port.ts';
import {
  acceptCardEvent,
  moneyBackOfMany,
  reconcilePayments,
  refundOrder,
  startCardPayment,
} from './index.ts';
import { sendRefund } from './use-cases/send-refund.ts';
import type { OrderKey, PaymentsTest } from './testing/payments-test.ts';
import { openPaymentsTest } from './testing/payments-test.ts';

let test: PaymentsTest;
beforeAll(async () => {
  test = await openPaymentsTest();
});
afterEach(async () => {
  test.control.reset();
  expect(await test.violations()).toEqual([]);
});
afterAll(() => test.close());

const CAPTURED = ['capture 5000', 'platformFee 150'];
const create = 'refunds.create';

async function paid(card?: string): Promise<OrderKey> {
  const order = await test.order();
  await test.pay(await test.start(order), card);
  await test.settle();
  return order;
}

const refund = (order: OrderKey, amountCents?: number) =>
  refundOrder(test.app.work(), { ...order, reason: 'cancelledInTime', actor: 'guest:1', amountCents });
const refundable = async ({ providerId, orderId: id }: OrderKey) =>
  (await moneyBackOfMany(test.app.work(), [{ providerId, id }])).get(id)?.refundableCents ?? 0;

/** What the processor gave back of an order, in cents. */
async function givenBack(order: OrderKey): Promise<number[]> {
  const intents = await test.intentsOf(order);
  const refunds = await Promise.all(intents.map(({ id }) => test.cards.listRefunds(test.account, id)));
  return refunds
    .flat()
    .filter(({ status }) => status !== 'failed')
    .map(({ amountCents }) => amountCents);
}

/** As the provider may, in the processor's own dashboard. */
async function giveBackDirectly(
  order: OrderKey,
  amountCents: number,
  { returnsFee = true } = {},
): Promise<void> {
  const [intent] = await test.intentsOf(order);
  const request = { account: test.account, intentId: intent?.id ?? '', amountCents, returnsFee };
  await test.cards.refund({ ...request, idempotencyKey: `their own ${order.orderId}` });
}

/** By then the processor has forgotten our keys. */
async function reconcileAfterADay(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    test.app.clock.advance(round === 0 ? 25 * 60 : 5);
    await reconcilePayments(test.app.work(), test.app.deps);
  }
}

async function refundIdOf(order: OrderKey): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select processor_refund_id as id from refunds where order_id = ${order.orderId} order by refunds.id`.execute(
    test.app.database,
  );
  return rows[0]?.id ?? '';
}

async function timesHandled(reaction: string): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from handled_facts where reaction = ${reaction}`.execute(
    test.app.database,
  );
  return rows[0]?.count ?? 0;
}

describe('giving money back', () => {
  it('returns all of it with the platform share', async () => {
    const order = await paid();
    expect(await refundable(order)).toBe(5000);
    expect(await refund(order)).toBe(5000);
    expect(await refundable(order)).toBe(0);
    expect((await test.orderNow(order)).paymentState).toBe('fullyPaid');
    await test.settle();
    expect(await test.refundStates(order)).toEqual(['succeeded 5000 cancelledInTime']);
    expect(await test.ledgerOf(order)).toEqual([...CAPTURED, 'refund 5000', 'platformFeeReturn 150']);
    expect((await test.orderNow(order)).paymentState).toBe('notPaid');
    expect(await givenBack(order)).toEqual([5000]);
  });

  it('has one effect when it is asked twice, and none where nothing was paid', async () => {
    const order = await paid();
    expect([await refund(order), await refund(order)]).toEqual([5000, 0]);
    await test.settle();
    expect(await refund(order)).toBe(0);
    expect(await givenBack(order)).toEqual([5000]);
    expect(await refund(await test.order())).toBe(0);
  });

  it('takes no request for less than nothing', async () => {
    const order = await paid();
    await expect(refund(order, -1)).rejects.toMatchObject({ code: 'invalidInput' });
    expect(await test.refundStates(order)).toEqual([]);
  });

  it('returns parts whose shares add up to the whole share', async () => {
    const order = await paid();
    for (const part of [1667, 1667, 1666]) {
      expect(await refund(order, part)).toBe(part);
      await test.settle();
      expect((await test.orderNow(order)).paymentState).toBe(part === 1666 ? 'notPaid' : 'fullyPaid');
    }
    const returned = (await test.ledgerOf(order)).filter((entry) => entry.startsWith('platformFeeReturn'));
    expect(returned).toEqual(['platformFeeReturn 50', 'platformFeeReturn 50', 'platformFeeReturn 50']);
    const [intent] = await test.intentsOf(order);
    expect(intent?.applicationFeeCents).toBe(150);
    await expect(refund(order, 1)).rejects.toMatchObject({ code: 'invalidInput' });
  });

  it('charges and returns the share the order was opened with, whatever it is now', async () => {
    const order = await test.order({ platformFeeBasisPoints: 1000 });
    await test.pay(await test.start(order));
    await test.settle();
    expect(test.app.deps.platformFeeBasisPoints).toBe(300);
    expect(await refund(order, 2000)).toBe(2000);
    await test.settle();
    const entries = ['capture 5000', 'platformFee 500', 'refund 2000', 'platformFeeReturn 200'];
    expect(await test.ledgerOf(order)).toEqual(entries);
    expect((await test.intentsOf(order))[0]?.applicationFeeCents).toBe(500);
  });

  it('never gives back more than came in, however many ask at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await paid();
      const asked = Array.from({ length: 12 }, (_, index) =>
        refund(order, index % 3 === 0 ? undefined : 700).catch(() => 0),
      );
      const promised = (await Promise.all(asked)).reduce((sum, cents) => sum + cents, 0);
      await test.settle();
      const back = (await givenBack(order)).reduce((sum, cents) => sum + cents, 0);
      expect(promised).toBe(5000);
      expect(back).toBe(promised);
      expect(await refundable(order)).toBe(0);
    }
  });

  it('ends the paying of the order', async () => {
    const order = await test.order();
    await refund(order);
    await expect(test.start(order)).rejects.toMatchObject({ code: 'holdExpired' });
  });

  it('goes away with the transaction that asked', async () => {
    const order = await paid();
    const undone = test.app.work().transaction(async (tx) => {
      await refundOrder(tx, { ...order, reason: 'providerDecision', actor: 'person:1' });
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await test.settle();
    expect(await test.refundStates(order)).toEqual([]);
    expect(await refundable(order)).toBe(5000);
  });
});

describe('when the processor is down or the answer is lost', () => {
  it.each([
    ['resetAfterEffect', 2],
    ['rateLimited', 1],
  ] as const)('gives back once after %s', async (fault, times) => {
    const order = await paid();
    await refund(order);
    test.control.failNext({ fault, operation: create, times });
    await test.app.jobs.drain();
    expect(await test.refundStates(order)).toEqual(['requested 5000 cancelledInTime']);
    test.app.clock.advance(2);
    await reconcilePayments(test.app.work(), test.app.deps);
    expect(await test.refundStates(order)).toEqual(['succeeded 5000 cancelledInTime']);
    expect(await givenBack(order)).toEqual([5000]);
  });

  it.each(['serverErrorAfterEffect', 'serverErrorStored'] as const)(
    'gives back once after %s',
    async (fault) => {
      const order = await paid();
      await refund(order);
      test.control.failNext({ fault, operation: create });
      await test.app.jobs.drain();
      for (let round = 0; round < 3; round += 1) {
        test.app.clock.advance(5);
        await reconcilePayments(test.app.work(), test.app.deps);
      }
      expect(await test.refundStates(order)).toEqual(['succeeded 5000 cancelledInTime']);
      expect(await givenBack(order)).toEqual([5000]);
    },
  );

  it.each([
    ['all of it was done', undefined, true],
    ['all of it was never done', undefined, false],
    ['a part was done', 2000, true],
    ['a part was never done', 2000, false],
  ])('finds out after more than a day whether %s', async (_name, part, wasDone) => {
    const cents = part ?? 5000;
    const order = await paid();
    await refund(order, part);
    if (wasDone) test.control.failNext({ fault: 'resetAfterEffect', operation: create, times: 2 });
    else test.control.setOutage({ isDown: true });
    await test.app.jobs.drain();
    test.control.setOutage({ isDown: false });
    await reconcileAfterADay();
    expect(await test.refundStates(order)).toEqual([`succeeded ${cents} cancelledInTime`]);
    expect(await givenBack(order)).toEqual([cents]);
  });

  it('takes no other amount for the part it looks for', async () => {
    const order = await paid();
    test.control.announceNext({ manner: 'lost', times: 10 });
    await giveBackDirectly(order, 700);
    await refund(order, 2000);
    test.control.setOutage({ isDown: true });
    await test.app.jobs.drain();
    test.control.setOutage({ isDown: false });
    await reconcileAfterADay();
    expect(await test.refundStates(order)).toContain('succeeded 2000 cancelledInTime');
    expect((await givenBack(order)).toSorted()).toEqual([2000, 700]);
    // Their own is taken over as soon as an event tells of it.
    test.control.reset();
    await refund(order, 2300);
    await test.settle();
    expect((await test.orderNow(order)).paymentState).toBe('notPaid');
  });

  it.each(['first', 'second'])(
    'knows two parts of one size apart after a day, the answer to the %s lost',
    async (lost) => {
      const order = await paid();
      for (const which of ['first', 'second']) {
        await refund(order, 2000);
        if (which === lost) test.control.failNext({ fault: 'resetAfterEffect', operation: create, times: 2 });
        await test.app.jobs.drain();
      }
      expect((await test.refundStates(order)).map((state) => state.split(' ')[0])).toEqual(
        lost === 'first' ? ['requested', 'succeeded'] : ['succeeded', 'requested'],
      );
      await reconcileAfterADay();
      expect(await test.refundStates(order)).toEqual([
        'succeeded 2000 cancelledInTime',
        'succeeded 2000 cancelledInTime',
      ]);
      expect(await givenBack(order)).toEqual([2000, 2000]);
    },
  );

  it('keeps two parts of one size apart', async () => {
    const order = await paid();
    await refund(order, 2000);
    await refund(order, 2000);
    test.control.failNext({ fault: 'resetAfterEffect', operation: create, times: 2 });
    await test.settle();
    test.app.clock.advance(2);
    await reconcilePayments(test.app.work(), test.app.deps);
    expect(await test.refundStates(order)).toEqual([
      'succeeded 2000 cancelledInTime',
      'succeeded 2000 cancelledInTime',
    ]);
    expect(await givenBack(order)).toEqual([2000, 2000]);
  });
});

describe('a refund that takes its time', () => {
  const slowCard = '4000 0000 0000 7726';

  it('is settled when it arrives', async () => {
    const order = await paid(slowCard);
    await refund(order);
    await test.settle();
    expect(await test.refundStates(order)).toEqual(['requested 5000 cancelledInTime']);
    await test.control.settleRefund({
      account: test.account,
      refundId: await refundIdOf(order),
      status: 'succeeded',
    });
    await test.settle();
    expect(await test.refundStates(order)).toEqual(['succeeded 5000 cancelledInTime']);
    expect((await test.orderNow(order)).paymentState).toBe('notPaid');
  });

  it('leaves the customer owed when it fails on the way, and can be asked for again', async () => {
    const order = await paid(slowCard);
    await refund(order);
    await test.settle();
    await test.control.settleRefund({
      account: test.account,
      refundId: await refundIdOf(order),
      status: 'failed',
    });
    await test.settle();
    expect(await test.refundStates(order)).toEqual(['failed 5000 cancelledInTime']);
    expect(await test.ledgerOf(order)).toEqual([...CAPTURED, 'platformFeeReturn 150']);
    expect((await test.orderNow(order)).paymentState).toBe('fullyPaid');
    expect(await refundable(order)).toBe(5000);
  });

  it('comes back into the books when the bank sends it back days later', async () => {
    const order = await paid();
    await refund(order);
    await test.settle();
    await test.control.settleRefund({
      account: test.account,
      refundId: await refundIdOf(order),
      status: 'failed',
    });
    await test.settle();
    expect(await test.refundStates(order)).toEqual(['failed 5000 cancelledInTime']);
    expect(await test.ledgerOf(order)).toEqual([
      ...CAPTURED,
      'refund 5000',
      'platformFeeReturn 150',
      'refundReversal 5000',
    ]);
    expect((await test.orderNow(order)).paymentState).toBe('fullyPaid');
    expect(await refund(order)).toBe(5000);
    await test.settle();
    expect((await test.orderNow(order)).paymentState).toBe('notPaid');
    expect((await test.ledgerOf(order)).slice(-1)).toEqual(['refund 5000']);
  });
});

describe('what the provider gives back with the processor directly', () => {
  it('is taken over', async () => {
    const order = await paid();
    // As it is unless they ask for it: the share stays with the platform.
    await giveBackDirectly(order, 1000, { returnsFee: false });
    await test.settle();
    expect(await test.ledgerOf(order)).toEqual([...CAPTURED, 'refund 1000']);
    expect(await test.refundStates(order)).toEqual(['succeeded 1000 providerDecision']);
    expect((await test.orderNow(order)).paymentState).toBe('fullyPaid');
    expect(await refundable(order)).toBe(4000);
  });

  it('leaves nothing to pay, all of it as well', async () => {
    const order = await paid();
    await giveBackDirectly(order, 5000);
    await test.settle();
    expect((await test.orderNow(order)).paymentState).toBe('notPaid');
    expect(await test.start(order)).toMatchObject({ kind: 'paid', clientSecret: null });
    expect(await test.intentsOf(order)).toHaveLength(1);
  });

  it('is what we ask for, where it was all and we had not heard of it', async () => {
    const order = await paid();
    test.control.announceNext({ manner: 'lost', times: 10 });
    await giveBackDirectly(order, 5000);
    await refund(order);
    await test.settle();
    expect(await test.refundStates(order)).toEqual(['succeeded 5000 cancelledInTime']);
    expect(await givenBack(order)).toEqual([5000]);
  });

  it('leaves less than we ask for: that is refused for good and told, and the rest can be asked for', async () => {
    const order = await paid();
    test.control.announceNext({ manner: 'held', times: 10 });
    await giveBackDirectly(order, 1000);
    await refund(order);
    const before = await timesHandled('refundFailed.followMoneyBack');
    await test.settle();
    expect(await test.refundStates(order)).toEqual(['failed 5000 cancelledInTime']);
    expect(await timesHandled('refundFailed.followMoneyBack')).toBe(before + 1);
    test.control.reset();
    await test.control.releaseHeld({ order: 'asHappened' });
    await test.settle();
    expect(await refund(order)).toBe(4000);
    await test.settle();
    expect(await givenBack(order)).toEqual([4000, 1000]);
    expect((await test.orderNow(order)).paymentState).toBe('notPaid');
  });
});

describe('a processor that does something else than it was asked', () => {
  /** Answers for the next refund what it was told to. */
  async function answered(order: OrderKey, lie: Partial<CardRefund>) {
    const request = await requestedRefund(order);
    const cardPayments: CardPayments = Object.create(test.cards, {
      refund: {
        value: async ({ account, intentId, amountCents }: NewCardRefund): Promise<CardRefund> => ({
          id: `re_lie_${order.orderId}`,
          account,
          intentId,
          chargeId: 'ch_lie',
          status: 'succeeded',
          amountCents,
          createdAt: test.app.clock.now(),
          ...lie,
        }),
      },
      fetchFeeReturned: { value: async () => 0 },
    });
    return sendRefund(test.app.work(), { ...test.app.deps, cardPayments }, request);
  }

  async function requestedRefund(order: OrderKey): Promise<{ providerId: number; refundId: number }> {
    await refund(order);
    const { rows } = await sql<{ refundId: number }>`
      select id as "refundId" from refunds where order_id = ${order.orderId}`.execute(test.app.database);
    return { providerId: order.providerId, refundId: rows[0]?.refundId ?? 0 };
  }

  it('and gives back another amount, is not believed: the books stay as they are', async () => {
    const order = await paid();
    await expect(answered(order, { amountCents: 4999 })).rejects.toThrow('moved 4999 instead of 5000');
    expect(await test.refundStates(order)).toEqual(['requested 5000 cancelledInTime']);
    expect(await test.ledgerOf(order)).toEqual(CAPTURED);
    await test.settle();
    expect(await givenBack(order)).toEqual([5000]);
  });

  it('and cancels the refund, leaves the customer owed, who can be given it back again', async () => {
    const order = await paid();
    expect(await answered(order, { status: 'canceled' })).toBe('failed');
    expect(await test.refundStates(order)).toEqual(['failed 5000 cancelledInTime']);
    expect(await refundable(order)).toBe(5000);
    expect(await refund(order)).toBe(5000);
    await test.settle();
    expect(await givenBack(order)).toEqual([5000]);
  });
});

describe('without a share for the platform', () => {
  it.each([
    ['none is asked', 0, 5000],
    ['it rounds to nothing', 10, 400],
  ])('pays and gives back in parts where %s', async (_why, platformFeeBasisPoints, priceCents) => {
    const order = await test.order({ priceCents, platformFeeBasisPoints });
    await test.pay(await startCardPayment(test.app.work(), test.app.deps, order));
    await test.settle();
    const [intent] = await test.intentsOf(order);
    expect(intent?.applicationFeeCents).toBe(0);
    const parts = [100, priceCents - 100];
    for (const part of parts) {
      await refund(order, part);
      await test.settle();
    }
    expect(await test.refundStates(order)).toEqual(parts.map((part) => `succeeded ${part} cancelledInTime`));
    expect(await test.ledgerOf(order)).toEqual([
      `capture ${priceCents}`,
      ...parts.map((part) => `refund ${part}`),
    ]);
    expect(await givenBack(order)).toEqual(parts.toReversed());
  });
});

describe('refused for what somebody can put right', () => {
  const spoil = {
    key: () => test.control.setKeyExpired({ isExpired: true }),
    permission: () => test.control.withdrawPermission({ operation: create }),
    balance: () => test.control.setBalance({ account: test.account, cents: 4999 }),
  };

  it.each(Object.entries(spoil))('%s: waits, and is given back once when it is', async (_reason, spoilIt) => {
    const order = await paid();
    await refund(order);
    spoilIt();
    await test.app.jobs.drain();
    for (let round = 0; round < 2; round += 1) {
      test.app.clock.advance(5);
      await reconcilePayments(test.app.work(), test.app.deps);
      expect(await test.refundStates(order)).toEqual(['requested 5000 cancelledInTime']);
      expect(await test.ledgerOf(order)).toEqual(CAPTURED);
    }
    test.control.reset();
    test.app.clock.advance(5);
    await reconcilePayments(test.app.work(), test.app.deps);
    await test.settle();
    expect(await test.refundStates(order)).toEqual(['succeeded 5000 cancelledInTime']);
    expect(await test.ledgerOf(order)).toEqual([...CAPTURED, 'refund 5000', 'platformFeeReturn 150']);
    expect(await givenBack(order)).toEqual([5000]);
  });

  it('is booked when the share that went back can be read, not before', async () => {
    const order = await paid();
    await refund(order);
    test.control.withdrawPermission({ operation: 'applicationFees.list' });
    await test.app.jobs.drain();
    expect(await test.refundStates(order)).toEqual(['requested 5000 cancelledInTime']);
    expect(await givenBack(order)).toEqual([5000]);
    test.control.reset();
    test.app.clock.advance(2);
    await reconcilePayments(test.app.work(), test.app.deps);
    expect(await test.ledgerOf(order)).toEqual([...CAPTURED, 'refund 5000', 'platformFeeReturn 150']);
    expect(await givenBack(order)).toEqual([5000]);
  });

  it('loses no event meanwhile', async () => {
    const order = await paid();
    await refund(order);
    await test.settle();
    const [intent] = await test.intentsOf(order);
    await test.control.settleRefund({
      account: test.account,
      refundId: await refundIdOf(order),
      status: 'failed',
    });
    await test.control.settleDeliveries();
    test.control.setKeyExpired({ isExpired: true });
    const event = {
      id: 'evt_while_expired',
      type: 'refund.failed',
      account: test.account,
      intentId: intent?.id ?? '',
      createdAt: new Date(),
    };
    await acceptCardEvent(test.app.work(), event);
    const follow = test.app.jobs.runNow('payments.follow-event', { eventId: event.id });
    await expect(follow).rejects.toMatchObject({ name: 'ProcessorRefused', reason: 'key' });
    test.control.reset();
    await test.settle();
    expect(await test.refundStates(order)).toEqual(['failed 5000 cancelledInTime']);
  });
});

it('keeps entries of the ledger as they are', async () => {
  const order = await paid();
  const change = sql`update ledger_entries set amount_cents = 1 where order_id = ${order.orderId}`.execute(
    test.app.database,
  );
  await expect(change).rejects.toThrow('never changed');
  const removal = sql`delete from ledger_entries where order_id = ${order.orderId}`.execute(
    test.app.database,
  );
  await expect(removal).rejects.toThrow('never changed');
});
