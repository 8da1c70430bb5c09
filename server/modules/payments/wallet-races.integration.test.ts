import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '#server/modules/identity/builders.ts';
import { Statements } from '#server/testing/statements.ts';
import { takeTillPayment } from './index.ts';
import type { OrderKey, PaymentsTest } from './testing/payments-test.ts';
import { openPaymentsTest } from './testing/payments-test.ts';
import { topUpNow } from './use-cases/wallet-commands.ts';

/** The statement with which whoever spends locks the wallet: here the first of two is stopped. */
const LOCKS_THE_WALLET = /from "wallets".* for update/is;

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

/** Visits of 50 euro of one customer, who holds this much. */
async function visits({ test, takenBy }: Ground, count: number, heldCents: number): Promise<OrderKey[]> {
  const first = await test.order({ paymentMode: 'onSite' });
  const customerId = (await test.orderNow(first)).customerId ?? 0;
  const orders = [first];
  while (orders.length < count) orders.push(await test.order({ paymentMode: 'onSite', customerId }));
  await topUpNow(test.app.work(), {
    providerId: test.providerId,
    topUp: { customerId, amountCents: heldCents, method: 'cash', receiptNumber: null, note: '' },
    takenBy,
    actor: 'person:1',
    key: randomUUID(),
  });
  return orders;
}

const spend = ({ test, takenBy }: Ground, { orderId }: OrderKey): Promise<string> =>
  takeTillPayment(test.app.work(), {
    providerId: test.providerId,
    method: 'wallet',
    takenBy,
    actor: 'person:1',
    key: randomUUID(),
    orders: [{ orderId, amountCents: 5000 }],
  }).then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error)),
  );

describe('the credit of one wallet', () => {
  let ground: Ground;
  beforeAll(async () => {
    ground = await open(true);
  });
  afterAll(() => ground.test.close());

  it('is spent once by two at the same moment', async () => {
    const [one, other] = await visits(ground, 2, 5000);
    if (!one || !other) throw new Error('no visits');
    const ends = await ground.statements.meet(
      LOCKS_THE_WALLET,
      () => spend(ground, one),
      () => spend(ground, other),
    );
    expect(ends).toEqual(['done', 'walletTooLow']);
    expect(await ground.test.violations()).toEqual([]);
  });

  it('is never overspent by 64 rivals', async () => {
    const orders = await visits(ground, 64, 25_000);
    const ends = await Promise.all(orders.map((order) => spend(ground, order)));
    expect(ends.filter((end) => end === 'done')).toHaveLength(5);
    expect(ends.filter((end) => end === 'walletTooLow')).toHaveLength(59);
    expect(await ground.test.violations()).toEqual([]);
  });
});

describe('without the lock of the wallet', () => {
  let ground: Ground;
  beforeAll(async () => {
    ground = await open(false);
  });
  afterAll(() => ground.test.close());

  it('two who spend it at once both take it for theirs, and only the database refuses the second', async () => {
    const [one, other] = await visits(ground, 2, 5000);
    if (!one || !other) throw new Error('no visits');
    const ends = await ground.statements.meet(
      LOCKS_THE_WALLET,
      () => spend(ground, one),
      () => spend(ground, other),
    );
    const CHECK_VIOLATION = '23514';
    expect(ends.toSorted()).toEqual([CHECK_VIOLATION, 'done']);
  });
});
