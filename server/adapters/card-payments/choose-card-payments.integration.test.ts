import { Pool } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { SettableClock } from '#server/kernel/clock.ts';
import { chooseCardPayments } from './choose-card-payments.ts';

const keys = {
  secretKey: 'sk_test_1',
  publishableKey: 'pk_test_1',
  webhookSecrets: { platform: ['whsec_1'], connect: ['whsec_2'] },
};
const clock = new SettableClock('2026-11-20T10:00:00Z');
let pool: Pool;
beforeAll(() => {
  pool = new Pool({ connectionString: inject('postgresUrl'), max: 2 });
});
afterAll(async () => {
  await pool.query('drop schema if exists card_simulator cascade');
  await pool.end();
});

const choose = (more: Partial<Parameters<typeof chooseCardPayments>[0]>) =>
  chooseCardPayments({
    keys: null,
    isPublic: false,
    webhookUrl: 'http://127.0.0.1:9/webhooks/card',
    pool,
    clock,
    ...more,
  });

const hasSimulatorSchema = async () => {
  const { rows } = await pool.query(
    `select 1 from information_schema.schemata where schema_name = 'card_simulator'`,
  );
  return rows.length > 0;
};

it('turns online payment off without keys where others come too, and starts no simulator', async () => {
  const chosen = await choose({ isPublic: true });
  expect(chosen).toMatchObject({ cardPayments: null, simulator: null });
  expect(await hasSimulatorSchema()).toBe(false);
});

it.each([false, true])('uses the real processor with keys, public or not: %s', async (isPublic) => {
  const chosen = await choose({ keys, isPublic });
  expect(chosen.simulator).toBeNull();
  expect(chosen.cardPayments).toMatchObject({
    mode: 'test',
    publishableKey: 'pk_test_1',
    testCardForm: null,
  });
  expect(await hasSimulatorSchema()).toBe(false);
});

it('starts the simulator without keys on this machine', async () => {
  const chosen = await choose({});
  expect(chosen.simulator?.address.host).toBe('127.0.0.1');
  expect(chosen.cardPayments).toMatchObject({ mode: 'test' });
  expect(chosen.cardPayments?.testCardForm).not.toBeNull();
  await chosen.simulator?.control.openAccount({ id: 'acct_1', businessName: 'Centro' });
  expect(await chosen.cardPayments?.fetchAccount('acct_1')).toMatchObject({ chargesEnabled: true });
  await chosen.close();
});
