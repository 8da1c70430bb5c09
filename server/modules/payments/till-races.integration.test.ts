import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '#server/modules/identity/builders.ts';
import { Statements } from '#server/testing/statements.ts';
import { returnTillPayment, takeTillPayment } from './index.ts';
import { settlePayment } from './use-cases/settle-payment.ts';
import type { OrderKey, PaymentsTest } from './testing/payments-test.ts';
import { openPaymentsTest } from './testing/payments-test.ts';

/** The statement with which whoever moves money of an order locks its row: here the first of two is stopped. */
const LOCKS_THE_ORDER = /from "orders".* for update/is;

interface Ground {
  test: PaymentsTest;
  statements: Statements;
  takenBy: number;
}

async function open(rowLocks: boolean): Promise<Ground> {
  const test = await openPaymentsTest();
  const takenBy = await aPerson(test.app.work(), { email: 'desk@example.it' });
  return { test, takenBy, statements: new Statements(test.app, { rowLocks }) };
}

const slip = ({ test, takenBy }: Ground, order: OrderKey, amountCents: number) => ({
  providerId: test.providerId,
  method: 'cash' as const,
  takenBy,
  actor: 'person:1',
  key: randomUUID(),
  orders: [{ orderId: order.orderId, amountCents }],
});
const heard = (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error)),
  );

/** A card has paid at the processor, which has not told us; all is taken at the till meanwhile. */
async function cardAndTill(
  ground: Ground,
  first: 'card' | 'till',
): Promise<{ order: OrderKey; heard: string[] }> {
  const { test, statements } = ground;
  const order = await test.order();
  const start = await test.start(order);
  test.control.announceNext({ manner: 'lost', times: 5 });
  await test.pay(start);
  const [intent] = await test.intentsOf(order);
  if (!intent) throw new Error('no intent');
  const card = () => heard(settlePayment(test.app.work(), intent));
  const till = () => heard(takeTillPayment(test.app.work(), slip(ground, order, 5000)));
  const [one, other] = first === 'card' ? [card, till] : [till, card];
  const ends = await statements.meet(LOCKS_THE_ORDER, one, other);
  return { order, heard: ends };
}

describe('a card and the till at once', () => {
  let ground: Ground;
  beforeAll(async () => {
    ground = await open(true);
  });
  afterAll(() => ground.test.close());

  it('the till is refused where the card was first', async () => {
    const { order, heard: ends } = await cardAndTill(ground, 'card');
    expect(ends).toEqual(['done', 'invalidInput']);
    expect(await ground.test.ledgerOf(order)).toEqual(['capture 5000', 'platformFee 150']);
    expect(await ground.test.violations()).toEqual([]);
  });

  it('the card goes back where the till was first', async () => {
    const { test } = ground;
    const { order, heard: ends } = await cardAndTill(ground, 'till');
    expect(ends).toEqual(['done', 'done']);
    expect(await test.paymentStates(order)).toEqual(['surplus']);
    await test.settle();
    expect(await test.refundStates(order)).toEqual(['succeeded 5000 surplus']);
    expect(await test.violations()).toEqual([]);
  });

  it('what is paid is given back once by two who give it at once', async () => {
    const { test, statements } = ground;
    const order = await test.order({ paymentMode: 'onSite' });
    await takeTillPayment(test.app.work(), slip(ground, order, 5000));
    const give = () => heard(returnTillPayment(test.app.work(), slip(ground, order, 3000)));
    expect(await statements.meet(LOCKS_THE_ORDER, give, give)).toEqual(['done', 'invalidInput']);
    expect(await test.violations()).toEqual([]);
    expect(statements.brokenOff()).toEqual([]);
  });
});

describe('without the lock of the order', () => {
  let ground: Ground;
  beforeAll(async () => {
    ground = await open(false);
  });
  afterAll(() => ground.test.close());

  it('both are taken, and the audit says so', async () => {
    const { order, heard: ends } = await cardAndTill(ground, 'till');
    expect(ends).toEqual(['done', 'done']);
    expect(await ground.test.paymentStates(order)).toEqual(['succeeded']);
    expect((await ground.test.violations()).join()).toContain('never more than it asks');
  });
});
