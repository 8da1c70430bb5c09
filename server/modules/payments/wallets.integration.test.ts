import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { anActor, aPerson } from '#server/modules/identity/builders.ts';
import { STANDARD_VAT } from './builders.ts';
import {
  cancelLines,
  getOrderMoney,
  refundOrder,
  repriceOrder,
  returnPayment,
  takePayment,
} from './index.ts';
import type { OrderKey, PaymentsTest } from './testing/payments-test.ts';
import { openPaymentsTest } from './testing/payments-test.ts';
import { takeGiftBack } from './use-cases/take-gift-back.ts';
import { giftWallet, topUpWallet } from './use-cases/wallet-commands.ts';
import { getWallet } from './use-cases/wallets.ts';

let test: PaymentsTest;
let ownerId: number;

beforeAll(async () => {
  test = await openPaymentsTest();
  ownerId = await aPerson(test.app.work(), { email: 'owner@example.it' });
  await test.app.pool.query(
    `with log_in as (insert into log_ins (person_id, created_at) values ($2, now()))
     insert into provider_roles (provider_id, person_id, role, created_at) values ($1, $2, 'owner', now())`,
    [test.providerId, ownerId],
  );
});
afterEach(async () => {
  expect(await test.violations()).toEqual([]);
});
afterAll(() => test.close());

const asked = (key = randomUUID()) => ({
  work: test.app.work(),
  actor: anActor({ personId: ownerId, providerRoles: [{ providerId: test.providerId, role: 'owner' }] }),
  idempotencyKey: key,
});
/** A visit of 50 euro of somebody who holds this much. */
async function visit(credit: { paidCents?: number; giftCents?: number } = {}) {
  const order = await test.order({ paymentMode: 'onSite' });
  const customerId = (await test.orderNow(order)).customerId ?? 0;
  const { paidCents = 0, giftCents = 0 } = credit;
  const topUp = paidCents > 0 ? await topUpOf(customerId, paidCents) : 0;
  if (giftCents > 0) await giftWallet(asked(), test.providerId, { customerId, amountCents: giftCents });
  return { order, customerId, topUp };
}
async function topUpOf(customerId: number, amountCents: number): Promise<number> {
  const input = { customerId, amountCents, method: 'cash' };
  return (await topUpWallet(asked(), test.providerId, input)).orderId;
}
const slip = (orderId: number, amountCents: number, method: string) => ({
  orders: [{ orderId, amountCents }],
  method,
});
const pay = ({ orderId }: Pick<OrderKey, 'orderId'>, cents = 5000) =>
  takePayment(asked(), test.providerId, slip(orderId, cents, 'wallet'));
const giveBack = (orderId: number, cents: number, method: string) =>
  returnPayment(asked(), test.providerId, slip(orderId, cents, method));
const walletOf = (customerId: number) =>
  getWallet(asked(), { providerId: test.providerId, customerId, page: null });
const holds = async (customerId: number) => {
  const wallet = await walletOf(customerId);
  return [wallet?.balanceCents ?? 0, wallet?.giftCents ?? 0];
};
const posted = async (orderId: number): Promise<string[]> => {
  const { rows } = await test.app.pool.query<{ line: string }>(
    `select reason || ' ' || debit_account || '→' || credit_account || ' ' || amount_cents as line
     from ledger_entries where order_id = $1 order by id`,
    [orderId],
  );
  return rows.map(({ line }) => line);
};

describe('a wallet', () => {
  it('is topped up by an order whose money goes to it and is neither sold nor taxed', async () => {
    const { customerId, topUp } = await visit({ paidCents: 10_000 });
    expect(await posted(topUp)).toEqual(['tillPayment cash→order 10000', 'topUp order→wallet 10000']);
    expect(await holds(customerId)).toEqual([10_000, 0]);
  });

  it('pays a visit, which is sold and taxed then', async () => {
    const { order, customerId } = await visit({ paidCents: 10_000 });
    await pay(order);
    expect(await posted(order.orderId)).toEqual([
      'walletPayment wallet→order 5000',
      'sale order→revenue 4098',
      'tax order→tax 902',
    ]);
    expect(await test.orderNow(order)).toMatchObject({ paymentState: 'fullyPaid', paidCents: 5000 });
    expect(await holds(customerId)).toEqual([5000, 0]);
  });

  it('refuses more than it holds, and holds what it held', async () => {
    const { order, customerId } = await visit({ paidCents: 3000, giftCents: 1999 });
    await expect(pay(order)).rejects.toMatchObject({ code: 'walletTooLow' });
    expect(await holds(customerId)).toEqual([4999, 1999]);
    expect(await posted(order.orderId)).toEqual([]);
  });

  it('spends given credit first, as a discount', async () => {
    const { order, customerId } = await visit({ paidCents: 10_000, giftCents: 2000 });
    await pay(order);
    expect(await posted(order.orderId)).toEqual([
      'walletPayment wallet→order 3000',
      'sale order→revenue 2459',
      'tax order→tax 541',
    ]);
    expect(await getOrderMoney(asked(), order)).toMatchObject({
      totalCents: 3000,
      giftCents: 2000,
      owedCents: 0,
      walletCents: 7000,
      walletReturnableCents: 3000,
    });
    expect(await holds(customerId)).toEqual([7000, 0]);
  });

  it('gets given credit back that paid by mistake, once, and the order asks for it again', async () => {
    const { order, customerId } = await visit({ paidCents: 1000, giftCents: 2000 });
    await pay(order, 3000);
    const by = asked();
    const back = () => takeGiftBack(by, test.providerId, { orderId: order.orderId });
    expect(await back()).toEqual({ orderId: order.orderId, giftCents: 2000 });
    expect(await back()).toEqual({ orderId: order.orderId, giftCents: 2000 });
    expect(await holds(customerId)).toEqual([2000, 2000]);
    expect(await getOrderMoney(asked(), order)).toMatchObject({
      totalCents: 5000,
      paidCents: 1000,
      owedCents: 4000,
      giftCents: 0,
      giftReturnableCents: 0,
    });
    await expect(takeGiftBack(asked(), test.providerId, { orderId: order.orderId })).rejects.toMatchObject({
      code: 'invalidInput',
    });
    await pay(order, 2000);
    expect(await holds(customerId)).toEqual([0, 0]);
  });

  it('keeps in the history what was typed beside a payment by given credit alone', async () => {
    const { order } = await visit({ giftCents: 5000 });
    const typed = { receiptNumber: 'DC-12', note: 'Buono di Natale' };
    await takePayment(asked(), test.providerId, { ...slip(order.orderId, 5000, 'wallet'), ...typed });
    const { rows } = await test.app.pool.query<{ after: object }>(
      "select after from audit_entries where subject = 'order' and subject_id = $1 and action = 'takeTillPayment'",
      [order.orderId],
    );
    expect(rows[0]?.after).toMatchObject({ isGift: true, ...typed });
  });

  it('pays all of it with given credit, which is nothing to be paid', async () => {
    const { order, customerId } = await visit({ giftCents: 6000 });
    await pay(order);
    expect(await test.orderNow(order)).toMatchObject({ paymentState: 'pricedZero', paymentMethod: 'Wallet' });
    expect(await holds(customerId)).toEqual([1000, 1000]);
  });

  it('pays no top-up of itself', async () => {
    const { topUp } = await visit({ paidCents: 1000 });
    await expect(pay({ orderId: topUp }, 1)).rejects.toMatchObject({ code: 'invalidInput' });
  });

  it('gets back what a visit was paid with, given credit as given credit', async () => {
    const { order, customerId } = await visit({ paidCents: 4000, giftCents: 2000 });
    await pay(order);
    const of = { ...order, reason: 'providerDecision' as const, actor: 'system:test' };
    await refundOrder(test.app.work(), of);
    await refundOrder(test.app.work(), of);
    expect(await holds(customerId)).toEqual([6000, 2000]);
    expect(await test.orderNow(order)).toMatchObject({ paidCents: 0, creditedCents: 3000 });
    expect(
      (await walletOf(customerId))?.movements.map(({ kind, amountCents }) => [kind, amountCents]),
    ).toEqual([
      ['givenBack', 3000],
      ['givenBack', 2000],
      ['spent', -5000],
      ['gift', 2000],
      ['topUp', 4000],
    ]);
  });

  it('gets back what each cancelled line was paid with', async () => {
    const line = { subject: 'session' as const, subjectId: 1, name: 'Yoga', vat: STANDARD_VAT };
    const lines = [
      { ...line, priceCents: 3000 },
      { ...line, priceCents: 2000 },
    ];
    const { customerId } = await visit({ paidCents: 4000, giftCents: 1000 });
    const order = await test.order({ paymentMode: 'onSite', customerId, lines });
    await pay(order);
    const cancel = (position: number, isFree: boolean) =>
      cancelLines(test.app.work(), {
        ...order,
        positions: [position],
        isFree,
        reason: 'cancelledInTime',
        actor: 'system:test',
      });
    expect(await cancel(2, true)).toEqual({ refundCents: 0, centerCents: 0, waivedCents: 0 });
    expect(await holds(customerId)).toEqual([2000, 400]);
    await cancel(1, false);
    expect(await holds(customerId)).toEqual([2000, 400]);
  });

  it('gets given credit back where the visit gets another price', async () => {
    const { order, customerId } = await visit({ giftCents: 2000 });
    await pay(order, 2000);
    await repriceOrder(test.app.work(), { ...order, priceCents: 6000 });
    expect(await test.orderNow(order)).toMatchObject({ totalCents: 6000, paymentState: 'notPaid' });
    expect(await holds(customerId)).toEqual([2000, 2000]);
  });

  it('takes cash money of a visit at the desk, if that is agreed', async () => {
    const { order, customerId } = await visit();
    await takePayment(asked(), test.providerId, slip(order.orderId, 5000, 'cash'));
    await giveBack(order.orderId, 5000, 'wallet');
    expect(await holds(customerId)).toEqual([5000, 0]);
  });

  it('pays a top-up back as far as it is not spent, and never given credit', async () => {
    const { order, customerId, topUp } = await visit({ paidCents: 6000, giftCents: 1000 });
    await pay(order, 3000);
    await expect(giveBack(topUp, 6000, 'cash')).rejects.toMatchObject({ code: 'walletTooLow' });
    await giveBack(topUp, 4000, 'cash');
    expect(await holds(customerId)).toEqual([0, 0]);
  });

  it('counts a request that comes twice once', async () => {
    const { order, customerId } = await visit({ paidCents: 10_000 });
    const key = randomUUID();
    const once = () => takePayment(asked(key), test.providerId, slip(order.orderId, 2000, 'wallet'));
    await once();
    await once();
    expect(await holds(customerId)).toEqual([8000, 0]);
  });
});
