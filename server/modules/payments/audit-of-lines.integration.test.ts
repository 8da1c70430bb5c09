import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '#server/modules/identity/builders.ts';
import { runAudit } from '#server/run-audit.ts';
import { refundOrder, returnTillPayment, takeTillPayment } from './index.ts';
import type { PaymentsTest } from './testing/payments-test.ts';
import { openPaymentsTest } from './testing/payments-test.ts';

let test: PaymentsTest;
/** The order's id stands for ORDER: paid by cash and card, a part given back by each. */
let orderId: number;
beforeAll(async () => {
  test = await openPaymentsTest();
  const takenBy = await aPerson(test.app.work(), { email: 'desk@example.it' });
  const order = await test.order();
  orderId = order.orderId;
  const slip = () => ({
    providerId: test.providerId,
    method: 'cash' as const,
    takenBy,
    actor: 'person:1',
    key: randomUUID(),
  });
  await takeTillPayment(test.app.work(), { ...slip(), orders: [{ orderId, amountCents: 2000 }] });
  await test.pay(await test.start(order));
  await test.settle();
  await returnTillPayment(test.app.work(), { ...slip(), orders: [{ orderId, amountCents: 500 }] });
  await refundOrder(test.app.work(), {
    ...order,
    reason: 'providerDecision',
    actor: 'person:1',
    amountCents: 700,
  });
  await test.settle();
});
afterAll(() => test.close());

/** What the audit says of the database with a fault in it that the database itself would not let in; nothing of it stays. */
async function saidOf(fault: string): Promise<string[]> {
  const client = await test.app.pool.connect();
  try {
    await client.query('begin; set local session_replication_role = replica');
    await client.query(fault.replaceAll('ORDER', String(orderId)));
    const found = await runAudit(client, test.app.clock.now());
    return found.map(({ invariant }) => invariant);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const entry = (reason: string) =>
  `(select id from ledger_entries where order_id = ORDER and reason = '${reason}' limit 1)`;

describe('the audit', () => {
  it('finds nothing where nothing is wrong', async () => expect(await saidOf('select 1')).toEqual([]));

  it.each([
    [
      'a line that is gone',
      'delete from order_lines where order_id = ORDER',
      'an order is the sum of its lines',
    ],
    [
      'a line of another price',
      'update order_lines set price_cents = 4999 where order_id = ORDER',
      'an order is the sum of its lines',
    ],
    [
      'a line credited by nobody',
      'update order_lines set credited_cents = credited_cents + 1 where order_id = ORDER',
      'a line is credited with what its credits say',
    ],
    [
      'a refund that credits less than it says',
      'update refunds set credited_cents = 1 where order_id = ORDER',
      'a line is credited with what its credits say',
    ],
    [
      'money back that would be asked for again',
      `update orders set credited_cents = 700 where id = ORDER`,
      'whatever goes back of an order is credited',
    ],
    [
      'more taken than asked',
      'update card_payments set amount_cents = 3001 where order_id = ORDER',
      'what is taken for an order is never more',
    ],
    [
      'a till payment for half an order',
      `update till_allocations set amount_cents = 1 where order_id = ORDER`,
      'a till payment is for orders as a whole',
    ],
    [
      'a till payment by another way than booked',
      `update till_payments set method = 'bank' where kind = 'taken'`,
      'a till payment is for orders as a whole',
    ],
    [
      'a sum that is not the ledger’s',
      'update orders set paid_cents = 3801 where id = ORDER',
      'the payment state of an order, and what it says',
    ],
    [
      'a state that asks again',
      `update orders set payment_state = 'partiallyPaid' where id = ORDER`,
      'the payment state of an order, and what it says',
    ],
    [
      'a sale that was not posted',
      `delete from ledger_entries where id = ${entry('sale')}`,
      'what is paid of an order and still asked for',
    ],
    [
      'a cent of tax posted as revenue',
      `update ledger_entries set amount_cents = amount_cents + case reason when 'sale' then 1 else -1 end
        where id in (${entry('sale')}, ${entry('tax')})`,
      'what is sold is of lines that are taxed so',
    ],
    [
      'a sale of another rate',
      `update ledger_entries set vat_treatment = 'reduced', vat_rate_basis_points = 1000 where order_id = ORDER and vat_treatment is not null`,
      'what is sold is of lines that are taxed so',
    ],
    [
      'an order that does not come to nothing',
      `delete from ledger_entries where id = ${entry('tax')}`,
      'an order that is settled stands at nothing',
    ],
    [
      'a line of a rate that never was',
      'update order_lines set vat_rate_basis_points = 2100 where order_id = ORDER',
      'a line says how it is taxed',
    ],
    [
      'a treatment without a rule',
      `delete from vat_rules where treatment = 'standard'`,
      'whatever is sold has a rule of VAT today',
    ],
  ])('finds %s', async (_what, fault, named) => {
    const said = await saidOf(fault);
    expect(said.filter((one) => one.startsWith(named))).toHaveLength(1);
  });
});
