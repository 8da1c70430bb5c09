import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { netOfGross } from '#contracts/money.ts';
import { openDatabase, openPool } from '#server/kernel/database.ts';
import type { Database } from '#server/kernel/database.ts';
import { migrate } from '#server/kernel/migrate.ts';
import { paymentInvariants } from '#server/modules/payments/audit.ts';
import { taxInvariants } from '#server/modules/taxes/audit.ts';
import { withDatabase } from './test-postgres.ts';

const THIS = '0039-order-lines-and-the-till';
const HEALTH = 2;

let database: Database;

beforeAll(async () => {
  const url = inject('postgresUrl');
  const name = `radura_before_${randomBytes(6).toString('hex')}`;
  const admin = openPool(url, 1, () => undefined);
  await admin.query(`create database ${name}`);
  await admin.end();
  database = openDatabase(openPool(withDatabase(url, name), 2, () => undefined));
  const names = readdirSync(new URL('../migrations/', import.meta.url))
    .map((file) => file.replace(/\.ts$/, ''))
    .sort();
  await migrate(database, {}, names[names.indexOf(THIS) - 1]);
  await sql`
    with person as (insert into people (email_key, email) values ('anna@example.it', 'anna@example.it') returning id),
    provider as (insert into providers (id, type, name) overriding system value values (1, 'C', 'Il Prato'), (${HEALTH}, 'P', 'Il Passo') returning id),
    trade as (insert into provider_categories (provider_id, category_id, position)
      select ${HEALTH}, id, case slug when 'physiotherapist' then 0 else 1 end from categories where slug in ('physiotherapist', 'beautician'))
    insert into customers (provider_id, person_id, email) select provider.id, person.id, 'anna@example.it' from provider, person
  `.execute(database);
});
afterAll(() => database.destroy());

const run = (statement: ReturnType<typeof sql>) => statement.execute(database);

/** An order as the version before writes it, its state and money as its steps say. All are of 50 euro. */
class OrderOfBefore {
  readonly id: number;
  readonly provider: number;
  #captured = 0;
  #refunded = 0;

  constructor(id: number, provider = 1) {
    this.id = id;
    this.provider = provider;
  }

  async open({ price = 6000, discount = 1000, state = 'notPaid' } = {}): Promise<this> {
    await run(sql`
      insert into orders (provider_id, id, person_id, customer_id, subject, subject_id, payment_state, price_cents, discount_cents,
          payment_mode, platform_fee_basis_points, channel, name, created_at)
        select provider_id, ${this.id}::int, person_id, id, 'reservation', ${this.id}::int, ${state}, ${price}, ${discount}, 'online', 300,
          'Web', 'Massaggio', '2026-11-01 10:00Z' from customers where provider_id = ${this.provider}`);
    return this;
  }

  /** @param attempt the second one is a surplus */
  async pay(attempt = 1): Promise<this> {
    const state = attempt === 1 ? 'succeeded' : 'surplus';
    const of = { provider: this.provider, order: this.id };
    await run(sql`insert into card_payments (provider_id, order_id, attempt, description, processor_account_id, idempotency_key, amount_cents,
        platform_fee_cents, state, created_at) values (${of.provider}, ${of.order}, ${attempt}, '', ${`a${of.provider}`}, ${`k${of.order}-${attempt}`}, 5000, 150,
        'open', '2026-11-01 10:00Z')`);
    await run(sql`update card_payments set state = ${state}, settled_at = created_at, processor_intent_id = idempotency_key
      where order_id = ${of.order} and attempt = ${attempt}`);
    await this.#book('capture', 'processor', 'order', 5000, attempt);
    await this.#book('platformFee', 'provider', 'platform', 150, attempt);
    if (attempt > 1) return this;
    this.#captured = 5000;
    await run(
      sql`update orders set payment_state = 'fullyPaid', platform_fee_cents = 150, payment_method = 'CreditCard' where id = ${of.order}`,
    );
    return this;
  }

  async askBack(cents: number, number: number, attempt = 1): Promise<this> {
    await run(sql`
      insert into refunds (provider_id, order_id, card_payment_id, amount_cents, reason, state, idempotency_key, key_stored_at, created_at)
        select provider_id, order_id, id, ${cents}, ${attempt === 1 ? 'cancelledInTime' : 'surplus'}, 'requested', ${`r${this.id}-${number}`},
          '2026-11-02 10:00Z', '2026-11-02 10:00Z' from card_payments where order_id = ${this.id} and attempt = ${attempt}`);
    return this;
  }

  async giveBack(cents: number, number: number, attempt = 1): Promise<this> {
    await this.#endRefund(number, 'succeeded');
    await this.#book('refund', 'order', 'processor', cents, attempt, number);
    await this.#book('platformFeeReturn', 'platform', 'provider', Math.round(cents * 0.03), attempt, number);
    if (attempt === 1) this.#refunded += cents;
    return this.#settle();
  }

  async failBack(number: number): Promise<this> {
    await this.#endRefund(number, 'failed');
    return this;
  }

  async sendBack(cents: number, number: number): Promise<this> {
    await this.#endRefund(number, 'failed');
    await this.#book('refundReversal', 'processor', 'order', cents, 1, number);
    this.#refunded -= cents;
    return this.#settle();
  }

  async #endRefund(number: number, state: string): Promise<void> {
    const key = `r${this.id}-${number}`;
    await run(
      sql`update refunds set state = ${state}, processor_refund_id = ${key}, settled_at = created_at where idempotency_key = ${key}`,
    );
  }

  async #book(
    reason: string,
    debit: string,
    credit: string,
    cents: number,
    attempt: number,
    refund?: number,
  ) {
    await run(sql`insert into ledger_entries (provider_id, order_id, happened_at, reason, debit_account, credit_account, amount_cents, card_payment_id, refund_id)
      select provider_id, order_id, '2026-11-03 10:00Z', ${reason}, ${debit}, ${credit}, ${cents}, id,
        (select id from refunds where idempotency_key = ${refund === undefined ? '' : `r${this.id}-${refund}`})
      from card_payments where order_id = ${this.id} and attempt = ${attempt}`);
  }

  /** As the version before reckons: what went back is missing. */
  async #settle(): Promise<this> {
    const paid = this.#captured - this.#refunded;
    const state = paid <= 0 ? 'notPaid' : paid < 5000 ? 'partiallyPaid' : 'fullyPaid';
    await run(sql`update orders set payment_state = ${state} where id = ${this.id}`);
    return this;
  }
}

/** Every way that money has gone so far: what was done, how the order then stands, and what of it was sold. */
const STORIES: [
  what: string,
  tell: (order: OrderOfBefore) => Promise<unknown>,
  stands: string,
  sold: string,
][] = [
  ['was never paid', (order) => order.open(), 'notPaid 0 0', ''],
  ['was free', (order) => order.open({ price: 1000, state: 'pricedZero' }), 'pricedZero 0 0', ''],
  ['was paid', async (order) => (await order.open()).pay(), 'fullyPaid 5000 0', 'sale 4098 tax 902'],
  [
    'went back',
    async (order) => (await (await (await order.open()).pay()).askBack(5000, 1)).giveBack(5000, 1),
    'notPaid 0 5000',
    'sale 4098 saleReturn 4098 tax 902 taxReturn 902',
  ],
  [
    'is on its way back',
    async (order) => (await (await order.open()).pay()).askBack(5000, 1),
    'fullyPaid 5000 5000',
    'sale 4098 saleReturn 4098 tax 902 taxReturn 902',
  ],
  [
    'went back in part',
    async (order) => (await (await (await order.open()).pay()).askBack(2000, 1)).giveBack(2000, 1),
    'fullyPaid 3000 2000',
    'sale 4098 saleReturn 1639 tax 902 taxReturn 361',
  ],
  [
    'went back in two parts',
    async (order) => {
      await (await (await (await order.open()).pay()).askBack(2000, 1)).giveBack(2000, 1);
      await (await order.askBack(1000, 2)).giveBack(1000, 2);
    },
    'fullyPaid 2000 3000',
    'sale 4098 saleReturn 1639 saleReturn 820 tax 902 taxReturn 361 taxReturn 180',
  ],
  [
    'failed to go back',
    async (order) => (await (await (await order.open()).pay()).askBack(5000, 1)).failBack(1),
    'fullyPaid 5000 5000',
    'sale 4098 saleReturn 4098 tax 902 taxReturn 902',
  ],
  [
    'failed to go back and then did',
    async (order) => {
      await (await (await (await order.open()).pay()).askBack(5000, 1)).failBack(1);
      await (await order.askBack(5000, 2)).giveBack(5000, 2);
    },
    'notPaid 0 5000',
    'sale 4098 saleReturn 4098 tax 902 taxReturn 902',
  ],
  [
    'was sent back by the bank',
    async (order) =>
      (await (await (await (await order.open()).pay()).askBack(2000, 1)).giveBack(2000, 1)).sendBack(2000, 1),
    'fullyPaid 5000 2000',
    'sale 4098 saleReturn 1639 tax 902 taxReturn 361',
  ],
  [
    'was paid twice, and once went back',
    async (order) =>
      (await (await (await (await order.open()).pay()).pay(2)).askBack(5000, 1, 2)).giveBack(5000, 1, 2),
    'fullyPaid 5000 0',
    'sale 4098 tax 902',
  ],
  [
    'was paid twice, and once is on its way back',
    async (order) => (await (await (await order.open()).pay()).pay(2)).askBack(5000, 1, 2),
    'fullyPaid 10000 0',
    'sale 4098 tax 902',
  ],
];

async function standing(order: number): Promise<{ stands: string; sold: string }> {
  const { rows } = await sql<{ stands: string; sold: string | null }>`
    select payment_state || ' ' || paid_cents || ' ' || credited_cents as stands,
      (select string_agg(reason || ' ' || amount_cents, ' ' order by reason, id) from ledger_entries l
        where l.order_id = orders.id and vat_treatment is not null) as sold
    from orders where id = ${order}`.execute(database);
  return { stands: rows[0]?.stands ?? '', sold: rows[0]?.sold ?? '' };
}

async function violations(): Promise<string[]> {
  const found = await Promise.all(
    [...paymentInvariants, ...taxInvariants].map(async ({ name, sql: text }) => {
      const { rows } = await sql
        .raw(
          `with moment as (select timestamptz '2026-11-02 11:00Z' as now) select * from (${text}) as violation`,
        )
        .execute(database);
      return rows.map((row) => `${name}: ${JSON.stringify(row)}`);
    }),
  );
  return found.flat();
}

describe('orders from before they had lines', () => {
  beforeAll(async () => {
    for (const [index, [, tell]] of STORIES.entries()) await tell(new OrderOfBefore(index + 1));
    await (await new OrderOfBefore(90, HEALTH).open()).pay();
    await migrate(database);
  });

  it.each(STORIES.map(([what, , stands, sold], index) => [what, index + 1, { stands, sold }] as const))(
    'one that %s',
    async (_what, order, expected) => expect(await standing(order)).toEqual(expected),
  );

  it('say how they are taxed by the trade of their provider, and have one line each', async () => {
    expect((await standing(90)).sold).toBe('sale 5000');
    const { rows } = await sql`
      select position, subject, subject_id as "subjectId", name, price_cents as price, online_discount_cents as discount, vat_nature as nature
      from order_lines where order_id = 90`.execute(database);
    expect(rows).toEqual([
      {
        position: 1,
        subject: 'reservation',
        subjectId: 90,
        name: 'Massaggio',
        price: 6000,
        discount: 1000,
        nature: 'N4',
      },
    ]);
  });

  it('leave nothing for the audit', async () => expect(await violations()).toEqual([]));
});

describe('orders of the version before, on the newer schema', () => {
  afterEach(async () => expect(await violations()).toEqual([]));

  it.each(
    STORIES.map(([what, tell, stands, sold], index) => [what, tell, index + 101, { stands, sold }] as const),
  )('one that %s', async (_what, tell, order, expected) => {
    await tell(new OrderOfBefore(order));
    expect(await standing(order)).toEqual(expected);
  });

  it('say how they are taxed', async () => {
    await (await new OrderOfBefore(190, HEALTH).open()).pay();
    expect((await standing(190)).sold).toBe('sale 5000');
  });

  it('take no card for what the till has taken a part of', async () => {
    const order = await new OrderOfBefore(191).open();
    await run(sql`
      with payment as (insert into till_payments (provider_id, kind, method, amount_cents, taken_by, taken_at, key)
        select 1, 'taken', 'cash', 2000, min(id), now(), 'k' from people returning *),
      part as (insert into till_allocations (provider_id, till_payment_id, order_id, amount_cents) select provider_id, id, 191, amount_cents from payment),
      entry as (insert into ledger_entries (provider_id, order_id, happened_at, reason, debit_account, credit_account, amount_cents, till_payment_id,
          vat_treatment, vat_rate_basis_points)
        select provider_id, 191, now(), v.reason, v.debit, v.credit, v.cents, id, v.treatment, v.rate from payment, (values
          ('tillPayment', 'cash', 'order', 2000, null, null), ('sale', 'order', 'revenue', 1639, 'standard', 2200),
          ('tax', 'order', 'tax', 361, 'standard', 2200)) v (reason, debit, credit, cents, treatment, rate))
      update orders set payment_state = 'partiallyPaid', paid_cents = 2000, settlements = 1 where id = 191`);
    await expect(order.pay()).rejects.toThrow('2000 cents too many');
    expect((await standing(191)).stands).toBe('partiallyPaid 2000 0');
  });
});

it('rounds in the database as in the program', async () => {
  const { rows } = await sql<{ gross: number; rate: number; net: number }>`
    select gross, rate, net_of_gross(gross, rate)::int as net
    from generate_series(0, 4000) gross, (values (0), (400), (500), (1000), (2200)) rates (rate)`.execute(
    database,
  );
  expect(rows.filter(({ gross, rate, net }) => net !== netOfGross(gross, rate))).toEqual([]);
});
