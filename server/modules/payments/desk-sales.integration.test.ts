import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { BusinessRole } from '#contracts/roles.ts';
import { aCustomer } from '#server/modules/customers/builders.ts';
import { anActor, aPerson } from '#server/modules/identity/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { setVatRegime } from '#server/modules/providers/index.ts';
import { getOwedOrders, readTakings, returnPayment, sellAtDesk, takePayment } from './index.ts';
import { getTillOfDay } from './use-cases/till-of-day.ts';
import { getDeskSale } from './use-cases/desk-sales.ts';
import type { PaymentsTest } from './testing/payments-test.ts';
import { openPaymentsTest } from './testing/payments-test.ts';

let test: PaymentsTest;
const people = new Map<BusinessRole, number>();
let made = 0;

beforeAll(async () => {
  test = await openPaymentsTest();
  for (const role of ['owner', 'director', 'manager', 'collaborator'] as const) {
    const personId = await aPerson(test.app.work(), { email: `${role}@example.it` });
    people.set(role, personId);
    await test.app.pool.query(
      `with log_in as (insert into log_ins (person_id, created_at) values ($2, now()))
       insert into provider_roles (provider_id, person_id, role, created_at) values ($1, $2, $3, now())`,
      [test.providerId, personId, role],
    );
  }
});
afterEach(async () => {
  expect(await test.violations()).toEqual([]);
});
afterAll(() => test.close());

const as = (role: BusinessRole, key: string | null = randomUUID()) => ({
  work: test.app.work(),
  actor: anActor({
    personId: people.get(role) ?? 0,
    providerRoles: [{ providerId: test.providerId, role }],
  }),
  idempotencyKey: key,
});
const oil = (more: object = {}) => ({
  name: 'Olio da massaggio',
  amountCents: 1250,
  method: 'cash',
  ...more,
});
const sell = (more: object = {}, asking = as('manager')) => sellAtDesk(asking, test.providerId, oil(more));
const of = (orderId: number) => ({ providerId: test.providerId, orderId });
const sale = (orderId: number) => getDeskSale(as('manager'), of(orderId));
const till = () => getTillOfDay(as('owner'), { providerId: test.providerId, date: null, page: 1 });
const slip = (orderId: number, amountCents: number) => ({
  orders: [{ orderId, amountCents }],
  method: 'cash',
});
const someone = () =>
  aCustomer(test.app.work(), { providerId: test.providerId, email: `buys-${(made += 1)}@example.it` });
const posted = async (orderId: number): Promise<string[]> => {
  const { rows } = await test.app.pool.query<{ line: string }>(
    `select reason || ' ' || debit_account || '→' || credit_account || ' ' || amount_cents as line from ledger_entries
     where order_id = $1 order by id`,
    [orderId],
  );
  return rows.map(({ line }) => line);
};
const countSales = async (): Promise<number> =>
  (await test.app.pool.query(`select from orders where subject = 'freeAmount'`)).rowCount ?? 0;

describe('a sale at the desk', () => {
  it('is an order of one line, paid at the till, in the list of the day and in the takings', async () => {
    const now = test.app.work().now();
    const span = [{ from: new Date(now.getTime() - 86_400_000), to: new Date(now.getTime() + 86_400_000) }];
    const [before] = await readTakings(test.app.work(), test.providerId, span);
    const { orderId } = await sell({ receiptNumber: '0042-0007', note: 'Due flaconi' });
    const [row] = (await till()).payments.rows;
    expect(row).toMatchObject({
      kind: 'taken',
      method: 'cash',
      amountCents: 1250,
      what: 'Olio da massaggio',
      customer: '',
      note: 'Due flaconi',
      receiptNumber: '0042-0007',
      saleId: orderId,
    });
    const [after] = await readTakings(test.app.work(), test.providerId, span);
    expect((after ?? 0) - (before ?? 0)).toBe(1250);
    expect(await sale(orderId)).toMatchObject({
      name: 'Olio da massaggio',
      customerId: null,
      customer: '',
      vatTreatment: 'standard',
      vatRateBasisPoints: 2200,
      money: { totalCents: 1250, paidCents: 1250, owedCents: 0, paymentState: 'fullyPaid' },
    });
    // 12.50 with 22 percent inside
    expect(await posted(orderId)).toEqual([
      'tillPayment cash→order 1250',
      'sale order→revenue 1025',
      'tax order→tax 225',
    ]);
  });

  it('is taxed as the provider sells, or as the sale says', async () => {
    const { orderId } = await sell({ vatTreatment: 'reduced' });
    expect(await sale(orderId)).toMatchObject({ vatTreatment: 'reduced', vatRateBasisPoints: 1000 });
    await expect(sell({ vatTreatment: 'membersOutOfScope' })).rejects.toMatchObject({
      code: 'invalidInput',
      details: { affected: ['vatTreatment'] },
    });
    await setVatRegime(test.app.work(), test.providerId, { regime: 'forfettario', treatment: 'standard' });
    const flat = await sell({ vatTreatment: 'reduced' });
    await setVatRegime(test.app.work(), test.providerId, { regime: 'ordinary', treatment: 'standard' });
    expect(await sale(flat.orderId)).toMatchObject({ vatTreatment: 'forfettario', vatRateBasisPoints: 0 });
    expect(await posted(flat.orderId)).toEqual(['tillPayment cash→order 1250', 'sale order→revenue 1250']);
  });

  it('is paid in part by a customer, who owes the rest and pays it later', async () => {
    const customerId = await someone();
    const { orderId } = await sell({ customerId, amountCents: 5000, paidCents: 2000, method: 'terminal' });
    expect((await sale(orderId)).money).toMatchObject({ paymentState: 'partiallyPaid', owedCents: 3000 });
    const owed = await getOwedOrders(as('manager'), test.providerId, { customerId });
    expect(owed).toMatchObject([
      { orderId, name: 'Olio da massaggio', owedCents: 3000, reservationId: null },
    ]);
    await takePayment(as('manager'), test.providerId, slip(orderId, 3000));
    expect((await sale(orderId)).money).toMatchObject({ paymentState: 'fullyPaid', owedCents: 0 });
    // The parts come to the same as the whole: 40.98 and 9.02
    const sums = (await posted(orderId)).filter((line) => !line.startsWith('till'));
    expect(sums).toEqual([
      'sale order→revenue 1639',
      'tax order→tax 361',
      'sale order→revenue 2459',
      'tax order→tax 541',
    ]);
  });

  it('is seen by the log-in of who bought', async () => {
    const personId = await aPerson(test.app.work(), { email: 'seen@example.it' });
    const customerId = await aCustomer(test.app.work(), {
      providerId: test.providerId,
      personId,
      email: 'seen@example.it',
    });
    const { orderId } = await sell({ customerId });
    const { rows } = await test.app.pool.query('select person_id::int as id from orders where id = $1', [
      orderId,
    ]);
    expect(rows).toEqual([{ id: personId }]);
  });

  it.each([
    ['a part without a customer', { paidCents: 1249 }, ['paidCents']],
    ['more than it costs', { paidCents: 1251, customerId: 1 }, ['paidCents']],
    ['nothing', { amountCents: 0 }, ['amountCents']],
    ['less than nothing', { amountCents: -5 }, ['amountCents']],
    ['half a cent', { amountCents: 12.5 }, ['amountCents']],
    ['a million', { amountCents: 100_000_000 }, ['amountCents']],
    ['no name', { name: ' \u200B ' }, ['name']],
    ['a name of a page', { name: 'o'.repeat(121) }, ['name']],
    ['a treatment that nobody chooses', { vatTreatment: 'forfettario' }, ['vatTreatment']],
    ['a card online', { method: 'card' }, ['method']],
  ])('refuses %s, and writes nothing', async (_what, more, affected) => {
    const before = await countSales();
    await expect(sell(more)).rejects.toMatchObject({ code: 'invalidInput', details: { affected } });
    expect(await countSales()).toBe(before);
  });

  it('takes one cent and the largest amount', async () => {
    const least = await sell({ amountCents: 1 });
    expect((await sale(least.orderId)).money.paidCents).toBe(1);
    const most = await sell({ amountCents: 99_999_999, method: 'bank' });
    expect((await sale(most.orderId)).money.paidCents).toBe(99_999_999);
  });

  it('is made once for a key, however often it comes, also side by side; two forms make two', async () => {
    const before = await countSales();
    const key = randomUUID();
    const all = await Promise.all([1, 2, 3].map(() => sell({}, as('manager', key))));
    await sell({}, as('manager', key));
    expect(new Set(all.map(({ orderId }) => orderId)).size).toBe(1);
    await expect(sell({ amountCents: 1 }, as('manager', key))).rejects.toMatchObject({
      code: 'idempotencyMismatch',
    });
    await expect(sell({}, as('manager', null))).rejects.toMatchObject({ code: 'invalidInput' });
    await Promise.all([sell(), sell()]);
    expect(await countSales()).toBe(before + 3);
  });

  it('is for no customer of somebody else', async () => {
    const before = await countSales();
    const elsewhere = await aProvider(test.app.work(), {});
    const customerId = await aCustomer(test.app.work(), {
      providerId: elsewhere,
      email: 'not-here@example.it',
    });
    await expect(sell({ customerId })).rejects.toMatchObject({
      code: 'errorUserNotFound',
      details: { affected: ['customerId'] },
    });
    expect(await countSales()).toBe(before);
  });

  it('is made and seen by who takes money alone, and at the own provider', async () => {
    const { orderId } = await sell({}, as('director'));
    await expect(sell({}, as('collaborator'))).rejects.toMatchObject({ code: 'NotAuthorizedException' });
    await expect(getDeskSale(as('collaborator'), of(orderId))).rejects.toMatchObject({
      code: 'NotAuthorizedException',
    });
    const elsewhere = await aProvider(test.app.work(), {});
    await expect(sellAtDesk(as('owner'), elsewhere, oil())).rejects.toMatchObject({ code: 'notFound' });
    // An order of something else is no sale
    const booked = await test.order({ paymentMode: 'onSite' });
    await expect(sale(booked.orderId)).rejects.toMatchObject({ code: 'notFound' });
  });

  it('goes back in part and whole, by a manager the same day, and is not asked for again', async () => {
    const { orderId } = await sell({ amountCents: 2000 });
    await returnPayment(as('manager'), test.providerId, slip(orderId, 500));
    expect((await sale(orderId)).money).toMatchObject({ paidCents: 1500, creditedCents: 500, owedCents: 0 });
    await expect(returnPayment(as('manager'), test.providerId, slip(orderId, 1501))).rejects.toMatchObject({
      code: 'invalidInput',
    });
    await returnPayment(as('manager'), test.providerId, slip(orderId, 1500));
    expect((await sale(orderId)).money).toMatchObject({ paidCents: 0, owedCents: 0, returnableCents: 0 });
    const [row] = (await till()).payments.rows;
    expect(row).toMatchObject({ kind: 'returned', amountCents: 1500, saleId: orderId });
  });

  it('of yesterday goes back by owner and director alone', async () => {
    const { orderId } = await sell();
    await test.app.pool.query(
      `alter table till_payments disable trigger till_payments_are_final;
       update till_payments set taken_at = taken_at - interval '1 day'
         where id = (select till_payment_id from till_allocations where order_id = ${orderId});
       alter table till_payments enable trigger till_payments_are_final`,
    );
    await expect(returnPayment(as('manager'), test.providerId, slip(orderId, 1250))).rejects.toMatchObject({
      code: 'NotAuthorizedException',
    });
    await returnPayment(as('director'), test.providerId, slip(orderId, 1250));
    expect((await sale(orderId)).money.paidCents).toBe(0);
  });

  it('to nobody is not paid together with what somebody owes', async () => {
    const [one, other] = [await sell(), await sell()];
    const orders = [one, other].map(({ orderId }) => ({ orderId, amountCents: 1 }));
    await expect(
      takePayment(as('manager'), test.providerId, { orders, method: 'cash' }),
    ).rejects.toMatchObject({ code: 'invalidInput', details: { affected: ['customer'] } });
  });

  it('stands in the history with who sold it', async () => {
    const { orderId } = await sell({}, as('owner'));
    const { rows } = await test.app.pool.query(
      `select actor, action, after from audit_entries where subject = 'order' and subject_id = $1 order by id`,
      [orderId],
    );
    expect(rows).toMatchObject([
      { action: 'takeTillPayment', actor: `person:${people.get('owner')}` },
      {
        action: 'sellAtDesk',
        actor: `person:${people.get('owner')}`,
        after: { amountCents: 1250, paidCents: 1250, customerId: null, vat: 'standard' },
      },
    ]);
  });
});
