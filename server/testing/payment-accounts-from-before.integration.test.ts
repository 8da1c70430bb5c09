import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase, openPool } from '#server/kernel/database.ts';
import type { Database } from '#server/kernel/database.ts';
import { migrate } from '#server/kernel/migrate.ts';
import { paymentInvariants } from '#server/modules/payments/audit.ts';
import { withDatabase } from './test-postgres.ts';

const BEFORE = '0043-who-works-at-a-center';

let database: Database;
let pool: ReturnType<typeof openPool>;

beforeAll(async () => {
  const url = inject('postgresUrl');
  const name = `radura_before_${randomBytes(6).toString('hex')}`;
  const admin = openPool(url, 1, () => undefined);
  await admin.query(`create database ${name}`);
  await admin.end();
  pool = openPool(withDatabase(url, name), 2, () => undefined);
  database = openDatabase(pool);
  await migrate(database, {}, BEFORE);
  await sql`
    with provider as (insert into providers (id, type, name) overriding system value
      select n, 'C', 'Centro ' || n from generate_series(1, 3) n),
    person as (insert into people (id, email_key, email, verified_at) overriding system value values (1, 'a@example.it', 'a@example.it', now())),
    customer as (insert into customers (provider_id, id, person_id, email) overriding system value values (1, 1, 1, 'a@example.it')),
    account as (insert into payment_accounts (provider_id, processor_account_id, customer_name, charges_enabled, created_at) values
      (1, 'acct_new', 'Centro Uno', true, '2026-02-02'), (2, 'acct_off', 'Centro Due', false, '2026-02-02'))
    insert into orders (provider_id, id, person_id, customer_id, subject, subject_id, payment_state, price_cents, channel, name, payment_mode,
      platform_fee_basis_points, created_at)
      overriding system value values (1, 1, 1, 1, 'reservation', 1, 'notPaid', 5000, 'Web', 'Massaggio', 'online', 0, '2026-01-01')
  `.execute(database);
  await sql`
    insert into card_payments (provider_id, order_id, attempt, description, processor_account_id, idempotency_key, amount_cents, platform_fee_cents, state, created_at)
    values (1, 1, 1, '', 'acct_old', 'k1', 5000, 0, 'canceled', '2026-01-01'), (1, 1, 2, '', 'acct_new', 'k2', 5000, 0, 'canceled', '2026-03-03')
  `.execute(database);
  await migrate(database);
});
afterAll(() => database.destroy());

const accounts = async () => {
  const { rows } = await sql<object>`
    select provider_id::int as provider, processor_account_id as account, state, is_current as "isCurrent", charges_enabled as "mayBePaid"
    from payment_accounts order by provider_id, processor_account_id`.execute(database);
  return rows;
};

it('an account that could be paid is ready, the other not; one that was written over is there again, for what was paid through it', async () => {
  expect(await accounts()).toEqual([
    { provider: 1, account: 'acct_new', state: 'ready', isCurrent: true, mayBePaid: true },
    { provider: 1, account: 'acct_old', state: 'disconnected', isCurrent: false, mayBePaid: false },
    { provider: 2, account: 'acct_off', state: 'started', isCurrent: true, mayBePaid: false },
  ]);
  for (const { name, sql: check } of paymentInvariants.filter(({ name: called }) =>
    /through an account|one account/.test(called),
  )) {
    const { rows: faults } = await pool.query(check);
    expect(faults, name).toEqual([]);
  }
});

it('the version before says who may be paid, and that becomes the state of what is open; what is closed stays closed', async () => {
  const say = (providerId: number, mayBePaid: boolean) =>
    sql`update payment_accounts set charges_enabled = ${mayBePaid} where provider_id = ${providerId}`.execute(
      database,
    );
  const stateOf = async (account: string) => {
    const { rows } = await sql<{ state: string; mayBePaid: boolean }>`
      select state, charges_enabled as "mayBePaid" from payment_accounts where processor_account_id = ${account}`.execute(
      database,
    );
    return rows[0];
  };
  await say(1, false);
  expect(await stateOf('acct_new')).toEqual({ state: 'askedForMore', mayBePaid: false });
  await say(1, true);
  expect(await stateOf('acct_new')).toEqual({ state: 'ready', mayBePaid: true });
  expect(await stateOf('acct_old')).toEqual({ state: 'disconnected', mayBePaid: false });
  await sql`update payment_accounts set state = 'disconnected', disconnected_by = 'owner' where processor_account_id = 'acct_off'`.execute(
    database,
  );
  await say(2, true);
  expect(await stateOf('acct_off')).toEqual({ state: 'disconnected', mayBePaid: false });
  await sql`insert into payment_accounts (provider_id, processor_account_id, customer_name, charges_enabled) values (3, 'acct_3', 'Tre', true)`.execute(
    database,
  );
  expect(await stateOf('acct_3')).toEqual({ state: 'ready', mayBePaid: true });
});

it.each([
  ['two current accounts', `insert into payment_accounts (provider_id, customer_name) values (1, 'Ancora')`],
  [
    'an account exchanged for another',
    `update payment_accounts set processor_account_id = 'acct_x' where processor_account_id = 'acct_new'`,
  ],
  [
    'a past account made current',
    `update payment_accounts set is_current = true where processor_account_id = 'acct_old'`,
  ],
  [
    'a past account that can be paid',
    `update payment_accounts set state = 'ready', disconnected_by = null where processor_account_id = 'acct_old'`,
  ],
  [
    'an account ready before it is opened',
    `insert into payment_accounts (provider_id, customer_name, state, is_current) values (1, 'Ancora', 'ready', false)`,
  ],
  [
    'disconnected by nobody',
    `update payment_accounts set state = 'disconnected' where processor_account_id = 'acct_new'`,
  ],
])('the database refuses %s', async (_what, statement) => {
  await expect(pool.query(statement)).rejects.toThrow();
});
