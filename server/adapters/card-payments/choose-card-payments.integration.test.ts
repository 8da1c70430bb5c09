import { Pool } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { SettableClock } from '#server/kernel/clock.ts';
import { chooseCardPayments, isLoopback } from './choose-card-payments.ts';

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
    publicUrl: 'http://localhost:3000',
    listensOn: '127.0.0.1',
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

it.each([
  { publicUrl: 'https://radura.example' },
  { publicUrl: 'http://192.168.1.5:3000' },
  { publicUrl: 'http://localhost.radura.example' },
  { listensOn: '0.0.0.0' },
  { listensOn: '::' },
])('turns online payment off without keys at %o, and starts no simulator', async (address) => {
  const chosen = await choose(address);
  expect(chosen).toMatchObject({ cardPayments: null, simulator: null });
  expect(await hasSimulatorSchema()).toBe(false);
});

it.each(['http://localhost:3000', 'https://radura.example'])(
  'uses the real processor with keys at %s',
  async (publicUrl) => {
    const chosen = await choose({ keys, publicUrl });
    expect(chosen.simulator).toBeNull();
    expect(chosen.cardPayments).toMatchObject({
      mode: 'test',
      publishableKey: 'pk_test_1',
      testCardForm: null,
    });
    expect(await hasSimulatorSchema()).toBe(false);
  },
);

it('starts the simulator without keys on this machine', async () => {
  const chosen = await choose({});
  expect(chosen.simulator?.address.host).toBe('127.0.0.1');
  expect(chosen.cardPayments).toMatchObject({ mode: 'test' });
  expect(chosen.cardPayments?.testCardForm).not.toBeNull();
  await chosen.simulator?.control.openAccount({ id: 'acct_1', businessName: 'Centro' });
  expect(await chosen.cardPayments?.fetchAccount('acct_1')).toMatchObject({ chargesEnabled: true });
  await chosen.close();
});

it.each([
  ['localhost', true],
  ['it.localhost', true],
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['[::1]', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['10.0.0.1', false],
  ['127.0.0.1.example', false],
  ['localhost.example', false],
  ['notlocalhost', false],
  ['', false],
])('takes %s for this machine alone: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
