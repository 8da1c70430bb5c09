import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '#server/modules/identity/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import {
  moneyBackOfMany,
  owedCents,
  readTillOfDay,
  refundOrder,
  repriceOrder,
  returnTillPayment,
  takeTillPayment,
} from './index.ts';
import type { NewOrderLine, TillPaymentWanted, TillReturnWanted } from './index.ts';
import type { AgreedVat } from '#server/modules/taxes/index.ts';
import { STANDARD_VAT } from './builders.ts';
import type { OrderKey, PaymentsTest } from './testing/payments-test.ts';
import { readOwed } from './store/owed.ts';
import { openPaymentsTest } from './testing/payments-test.ts';

let test: PaymentsTest;
let takenBy: number;
beforeAll(async () => {
  test = await openPaymentsTest();
  takenBy = await aPerson(test.app.work(), { email: 'desk@example.it' });
});
afterEach(async () => {
  test.control.reset();
  expect(await test.violations()).toEqual([]);
});
afterAll(() => test.close());

const onSite = () => test.order({ paymentMode: 'onSite' });
const of = (order: OrderKey, amountCents: number) => ({ orderId: order.orderId, amountCents });
const slip = () => ({
  providerId: test.providerId,
  method: 'cash' as const,
  takenBy,
  actor: `person:${takenBy}`,
  key: randomUUID(),
});
const take = (
  orders: TillPaymentWanted['orders'],
  more: Partial<TillPaymentWanted> = {},
): ReturnType<typeof takeTillPayment> => takeTillPayment(test.app.work(), { ...slip(), orders, ...more });
const giveBack = (
  orders: TillReturnWanted['orders'],
  more: Partial<TillReturnWanted> = {},
): ReturnType<typeof returnTillPayment> => returnTillPayment(test.app.work(), { ...slip(), orders, ...more });

/** State, what was paid, what is credited and what is owed. */
async function standing(order: OrderKey): Promise<string> {
  const now = await test.orderNow(order);
  return `${now.paymentState} ${now.paidCents} ${now.creditedCents} ${owedCents(now)}`;
}
const creditsOf = async ({ orderId }: OrderKey) =>
  (
    await sql<{
      cents: number;
    }>`select credited_cents as cents from order_lines where order_id = ${orderId} order by position`.execute(
      test.app.database,
    )
  ).rows.map(({ cents }) => cents);

const line = (priceCents: number, more: Partial<NewOrderLine> = {}): NewOrderLine => ({
  subject: 'freeAmount',
  subjectId: null,
  name: 'Qualcosa',
  priceCents,
  vat: STANDARD_VAT,
  ...more,
});

describe('taking money at the till', () => {
  it('takes parts by several ways until all is paid', async () => {
    const order = await onSite();
    await take([of(order, 2000)]);
    expect(await standing(order)).toBe('partiallyPaid 2000 0 3000');
    await take([of(order, 3000)], { method: 'terminal' });
    expect(await standing(order)).toBe('fullyPaid 5000 0 0');
    expect((await test.orderNow(order)).paymentMethod).toBe('DebitCard');
    expect(await test.ledgerOf(order)).toEqual(['tillPayment 2000', 'tillPayment 3000']);
  });

  it('takes one amount for several orders of one provider, all or none', async () => {
    const [one, other] = [await onSite(), await onSite()];
    await take([of(other, 5000), of(one, 1000)]);
    expect([await standing(one), await standing(other)]).toEqual([
      'partiallyPaid 1000 0 4000',
      'fullyPaid 5000 0 0',
    ]);
    await expect(take([of(one, 4000), of(other, 1)])).rejects.toMatchObject({ code: 'invalidInput' });
    expect(await standing(one)).toBe('partiallyPaid 1000 0 4000');
  });

  it('refuses more than is owed, nothing, an order twice, none and those of others', async () => {
    const order = await onSite();
    const elsewhere = await test.order({ providerId: await aProvider(test.app.work()) });
    for (const amount of [5001, 0, -1, 0.5, Number.NaN])
      await expect(take([of(order, amount)])).rejects.toMatchObject({ code: 'invalidInput' });
    await expect(take([])).rejects.toMatchObject({ code: 'invalidInput' });
    await expect(take([of(order, 1), of(order, 1)])).rejects.toMatchObject({ code: 'invalidInput' });
    await expect(take([of(order, 1)], { key: '' })).rejects.toMatchObject({ code: 'invalidInput' });
    await expect(take([of(elsewhere, 1)])).rejects.toMatchObject({ code: 'notFound' });
    expect(await standing(order)).toBe('notPaid 0 0 5000');
  });

  it('is one payment however often its key is sent, also at once, and no other payment', async () => {
    const order = await onSite();
    const key = randomUUID();
    const same = await Promise.all(Array.from({ length: 5 }, () => take([of(order, 1000)], { key })));
    expect(new Set(same.map(({ tillPaymentId }) => tillPaymentId)).size).toBe(1);
    expect(same.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await standing(order)).toBe('partiallyPaid 1000 0 4000');
    await expect(take([of(order, 1001)], { key })).rejects.toMatchObject({ code: 'idempotencyMismatch' });
    await expect(take([of(order, 1000)], { key, method: 'bank' })).rejects.toMatchObject({
      code: 'idempotencyMismatch',
    });
    await expect(take([of(await onSite(), 1000)], { key })).rejects.toMatchObject({
      code: 'idempotencyMismatch',
    });
    // Two equal part payments within a moment are two.
    await take([of(order, 1000)]);
    expect(await standing(order)).toBe('partiallyPaid 2000 0 3000');
  });

  it('never takes more than is owed, however many take at once', async () => {
    const order = await onSite();
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => take([of(order, 1000)])));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await standing(order)).toBe('fullyPaid 5000 0 0');
  });

  it('announces an order that waited for its money online with the last of it, and none that did not', async () => {
    const before = await test.timesSettled();
    const online = await test.order();
    await take([of(online, 2000)]);
    await take([of(await onSite(), 5000)]);
    await test.settle();
    expect(await test.timesSettled()).toBe(before);
    await take([of(online, 3000)]);
    await test.settle();
    expect(await test.timesSettled()).toBe(before + 1);
  });

  it('takes nothing for what may no longer be paid', async () => {
    const order = await test.order({ payableUntil: test.app.clock.now() });
    await expect(take([of(order, 5000)])).rejects.toMatchObject({ code: 'holdExpired' });
  });
});

describe('an order that costs something else after a part was paid', () => {
  const reprice = (order: OrderKey, priceCents: number) =>
    test.app.work().transaction((tx) => repriceOrder(tx, { ...order, priceCents }));

  it('asks for the rest of the new price, and takes none below what was paid', async () => {
    const order = await onSite();
    await take([of(order, 3000)]);
    await reprice(order, 4000);
    expect(await standing(order)).toBe('partiallyPaid 3000 0 1000');
    await giveBack([of(order, 500)]);
    await expect(reprice(order, 2499)).rejects.toMatchObject({ code: 'alreadyPaid' });
    await reprice(order, 2500);
    expect(await standing(order)).toBe('fullyPaid 2500 500 0');
    await reprice(order, 2501);
    expect(await standing(order)).toBe('partiallyPaid 2500 500 1');
  });
});

describe('a card after the till', () => {
  it('is asked for the rest alone, with the share of the rest', async () => {
    const order = await test.order();
    await take([of(order, 2000)]);
    const start = await test.start(order);
    expect(start).toMatchObject({ kind: 'toPay', amountCents: 3000 });
    await test.pay(start);
    await test.settle();
    expect(await standing(order)).toBe('fullyPaid 5000 0 0');
    expect(await test.ledgerOf(order)).toEqual(['tillPayment 2000', 'capture 3000', 'platformFee 90']);
    expect(await test.start(order)).toMatchObject({ kind: 'paid', amountCents: 5000 });
  });

  it('asks anew where a part was paid while it was open, and the old page is closed', async () => {
    const order = await test.order();
    const whole = await test.start(order);
    await take([of(order, 2000)]);
    const rest = await test.start(order);
    expect(rest).toMatchObject({ kind: 'toPay', amountCents: 3000 });
    expect(rest.clientSecret).not.toBe(whole.clientSecret);
    expect(await test.paymentStates(order)).toEqual(['canceled', 'open']);
    await test.pay(rest);
    await test.settle();
    expect(await standing(order)).toBe('fullyPaid 5000 0 0');
  });

  it('that pays all after a part was taken goes back whole', async () => {
    const order = await test.order();
    const whole = await test.start(order);
    await take([of(order, 2000)]);
    await test.pay(whole);
    await test.settle();
    expect(await test.paymentStates(order)).toEqual(['surplus']);
    expect(await test.refundStates(order)).toEqual(['succeeded 5000 surplus']);
    expect(await standing(order)).toBe('partiallyPaid 2000 0 3000');
    await test.pay(await test.start(order));
    await test.settle();
    expect(await standing(order)).toBe('fullyPaid 5000 0 0');
  });
});

describe('giving money back at the till', () => {
  it('credits what goes back, so that it is not asked for again, and goes no further than what was paid', async () => {
    const order = await onSite();
    await take([of(order, 3000)]);
    await giveBack([of(order, 1000)]);
    expect(await standing(order)).toBe('partiallyPaid 2000 1000 2000');
    await expect(giveBack([of(order, 2001)])).rejects.toMatchObject({ code: 'invalidInput' });
    await take([of(order, 2000)], { method: 'bank' });
    expect(await standing(order)).toBe('fullyPaid 4000 1000 0');
    await giveBack([of(order, 4000)], { method: 'bank' });
    expect(await standing(order)).toBe('notPaid 0 5000 0');
    expect(await test.ledgerOf(order)).toEqual([
      'tillPayment 3000',
      'tillReturn 1000',
      'tillPayment 2000',
      'tillReturn 4000',
    ]);
    await expect(take([of(order, 1)])).rejects.toMatchObject({ code: 'invalidInput' });
  });

  it('gives cash for what a card paid, and by card then what is left alone', async () => {
    const order = await test.order();
    await test.pay(await test.start(order));
    await test.settle();
    await giveBack([of(order, 3000)]);
    const refund = { ...order, reason: 'providerDecision', actor: 'person:1' } as const;
    await expect(refundOrder(test.app.work(), { ...refund, amountCents: 2001 })).rejects.toMatchObject({
      code: 'invalidInput',
    });
    expect(await refundOrder(test.app.work(), refund)).toBe(2000);
    await expect(giveBack([of(order, 1)])).rejects.toMatchObject({ code: 'invalidInput' });
    await test.settle();
    expect(await standing(order)).toBe('notPaid 0 5000 0');
  });

  it('is the end of a refund that failed: nothing is credited twice', async () => {
    const order = await test.order();
    await test.pay(await test.start(order));
    await test.settle();
    await refundOrder(test.app.work(), { ...order, reason: 'providerDecision', actor: 'person:1' });
    await sql`update refunds set state = 'failed', settled_at = now() where order_id = ${order.orderId}`.execute(
      test.app.database,
    );
    expect(await standing(order)).toBe('fullyPaid 5000 5000 0');
    await giveBack([of(order, 5000)]);
    expect(await standing(order)).toBe('notPaid 0 5000 0');
    const money = await moneyBackOfMany(test.app.work(), [
      { providerId: order.providerId, id: order.orderId },
    ]);
    expect(money.get(order.orderId)).toEqual({
      refundableCents: 0,
      atCenterCents: 0,
      byWalletCents: 0,
      backCents: 5000,
      backByCardCents: 0,
      backAtCenterCents: 5000,
      giftCents: 0,
      toWalletCents: 0,
      progress: 'refunded',
    });
  });

  it('has one effect however often its key is sent', async () => {
    const order = await onSite();
    await take([of(order, 5000)]);
    const key = randomUUID();
    await Promise.all(Array.from({ length: 4 }, () => giveBack([of(order, 1000)], { key })));
    expect(await standing(order)).toBe('fullyPaid 4000 1000 0');
  });
});

describe('an order of several lines', () => {
  const lines = [line(5000, { onlineDiscountCents: 950 }), line(2000), line(999)];
  const ofLines = () => test.order({ paymentMode: 'onSite', lines });

  it('asks their sum', async () => {
    const order = await ofLines();
    expect(await test.orderNow(order)).toMatchObject({
      priceCents: 7999,
      discountCents: 950,
      totalCents: 7049,
    });
  });

  it('spreads what goes back by the largest remainder, up to the last cent', async () => {
    const order = await ofLines();
    await take([of(order, 7049)]);
    await giveBack([of(order, 100)]);
    expect(await creditsOf(order)).toEqual([58, 28, 14]);
    await giveBack([of(order, 6949)]);
    expect(await creditsOf(order)).toEqual([4050, 2000, 999]);
    expect(await standing(order)).toBe('notPaid 0 7049 0');
  });

  it('credits the lines that are named, never above what is left of one', async () => {
    const order = await ofLines();
    await take([of(order, 7049)]);
    const back = (amountCents: number, ...named: [position: number, amountCents: number][]) =>
      giveBack([
        {
          ...of(order, amountCents),
          lines: named.map(([position, cents]) => ({ position, amountCents: cents })),
        },
      ]);
    await back(2500, [2, 2000], [1, 500]);
    expect(await creditsOf(order)).toEqual([500, 2000, 0]);
    const refused: Parameters<typeof back>[] = [
      [1, [2, 1]],
      [100, [3, 99]],
      [99, [3, 100], [1, -1]],
      [1, [4, 1]],
      [2000, [3, 1000], [1, 1000]],
    ];
    for (const wanted of refused)
      await expect(back(...wanted)).rejects.toMatchObject({ code: 'invalidInput' });
    expect(await creditsOf(order)).toEqual([500, 2000, 0]);
  });

  it('is refunded by card with the lines that are named', async () => {
    const order = await test.order({ lines });
    await test.pay(await test.start(order));
    await test.settle();
    await refundOrder(test.app.work(), {
      ...order,
      reason: 'providerDecision',
      actor: 'person:1',
      amountCents: 999,
      lines: [{ position: 3, amountCents: 999 }],
    });
    await test.settle();
    expect(await creditsOf(order)).toEqual([0, 0, 999]);
    expect(await standing(order)).toBe('fullyPaid 6050 999 0');
  });
});

describe('what is posted as sold', () => {
  const health: AgreedVat = { treatment: 'healthExempt', rateBasisPoints: 0, nature: 'N4' };
  const reduced: AgreedVat = { treatment: 'reduced', rateBasisPoints: 1000, nature: null };

  it('is net and tax of each part payment, rounded on sums, and goes back the same way', async () => {
    const order = await onSite();
    await take([of(order, 2000)]);
    await take([of(order, 3000)]);
    expect(await test.salesOf(order)).toEqual(['sale 1639', 'tax 361', 'sale 2459', 'tax 541']);
    await giveBack([of(order, 2000)]);
    expect((await test.salesOf(order)).slice(4)).toEqual(['saleReturn 1639', 'taxReturn 361']);
  });

  it('goes back by card when it is agreed, not when the bank has done it', async () => {
    const order = await test.order();
    await test.pay(await test.start(order));
    await test.settle();
    expect(await test.salesOf(order)).toEqual(['sale 4098', 'tax 902']);
    await refundOrder(test.app.work(), { ...order, reason: 'providerDecision', actor: 'person:1' });
    expect((await test.salesOf(order)).slice(2)).toEqual(['saleReturn 4098', 'taxReturn 902']);
    await test.settle();
    expect(await test.salesOf(order)).toHaveLength(4);
  });

  it('has no tax where there is none', async () => {
    const order = await test.order({ paymentMode: 'onSite', lines: [line(5000, { vat: health })] });
    await take([of(order, 5000)]);
    expect(await test.salesOf(order)).toEqual(['sale 5000']);
  });

  it('is right to the cent for several rates in one order, and of a named line by its own', async () => {
    const lines = [line(6000), line(3000, { vat: reduced }), line(1000, { vat: health })];
    const order = await test.order({ paymentMode: 'onSite', lines });
    await take([of(order, 10_000)]);
    expect(await test.salesOf(order)).toEqual(['sale 4918', 'tax 1082', 'sale 2727', 'tax 273', 'sale 1000']);
    await giveBack([{ ...of(order, 3000), lines: [{ position: 2, amountCents: 3000 }] }]);
    expect((await test.salesOf(order)).slice(5)).toEqual(['saleReturn 2727', 'taxReturn 273']);
  });

  it('is nothing of money that was paid besides', async () => {
    const order = await test.order();
    const whole = await test.start(order);
    await take([of(order, 5000)]);
    await test.pay(whole);
    await test.settle();
    expect(await test.salesOf(order)).toEqual(['sale 4098', 'tax 902']);
  });
});

describe('what is open, and what went through the till', () => {
  it('tells the orders of a customer that still ask for money, without what has run out', async () => {
    const providerId = await aProvider(test.app.work());
    const [one, other] = [await test.order({ providerId }), await test.order({ providerId })];
    const over = await test.order({ providerId, payableUntil: test.app.clock.now() });
    const paid = await test.order({ providerId, priceCents: 700 });
    await take([of(paid, 700), of(one, 1500)], { providerId });
    const owedOf = async (order: OrderKey) => {
      const customerId = (await test.orderNow(order)).customerId ?? 0;
      const owed = await readOwed(test.app.work(), { providerId, of: { customerId }, limit: 10 });
      return owed.map(({ orderId, owedCents: cents }) => [orderId, cents]);
    };
    expect(await owedOf(one)).toEqual([[one.orderId, 3500]]);
    expect(await owedOf(other)).toEqual([[other.orderId, 5000]]);
    expect(await owedOf(over)).toEqual([]);
    expect(await owedOf(paid)).toEqual([]);
  });

  it('sums a local day of the till by method', async () => {
    const providerId = await aProvider(test.app.work());
    const order = await test.order({ providerId });
    await take([of(order, 3000)], { providerId });
    await take([of(order, 500)], { providerId, method: 'terminal' });
    await giveBack([of(order, 1000)], { providerId });
    const localDate = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(
      test.app.clock.now(),
    );
    const ofDay = { providerId, localDate, timeZone: 'Europe/Rome' };
    expect(await readTillOfDay(test.app.work(), ofDay)).toEqual([
      { method: 'cash', takenCents: 3000, returnedCents: 1000 },
      { method: 'terminal', takenCents: 500, returnedCents: 0 },
    ]);
    expect(await readTillOfDay(test.app.work(), { ...ofDay, localDate: '2026-01-01' })).toEqual([]);
  });
});

describe('what the database refuses by itself', () => {
  const run = (query: string, orderId: number) =>
    test.app.pool.query(
      query.replaceAll('ORDER', String(orderId)).replaceAll('PROVIDER', String(test.providerId)),
    );

  it.each([
    [
      'a line that the order does not count',
      `insert into order_lines (provider_id, order_id, position, subject, name, price_cents, vat_treatment, vat_rate_basis_points)
        values (PROVIDER, ORDER, 2, 'freeAmount', 'x', 1, 'standard', 2200)`,
    ],
    ['a line of another price', 'update order_lines set price_cents = 1 where order_id = ORDER'],
    ['a line credited above itself', 'update order_lines set credited_cents = 5001 where order_id = ORDER'],
    [
      'a till payment that is for nothing',
      `insert into till_payments (provider_id, kind, method, amount_cents, taken_by, taken_at, key)
        select PROVIDER, 'taken', 'cash', 1, min(id), now(), 'k' from people`,
    ],
    ['another amount of a till payment', 'update till_payments set amount_cents = 1'],
    ['less of a till payment', 'delete from till_allocations'],
    [
      'a card that takes more than is asked',
      `insert into card_payments (provider_id, order_id, attempt, description, processor_account_id, processor_intent_id, idempotency_key,
          amount_cents, platform_fee_cents, state, created_at, settled_at)
        values (PROVIDER, ORDER, 9, '', 'a', 'pi_x', 'kk', 4001, 0, 'succeeded', now(), now())`,
    ],
    [
      'money from nowhere',
      `insert into ledger_entries (provider_id, order_id, happened_at, reason, debit_account, credit_account, amount_cents)
        values (PROVIDER, ORDER, now(), 'sale', 'order', 'revenue', 1)`,
    ],
  ])('%s', async (_what, query) => {
    const order = await onSite();
    await take([of(order, 1000)]);
    await expect(run(query, order.orderId)).rejects.toThrow();
  });
});
