import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';

export type SimulatorKeys = {
  secretKey: string;
  publishableKey: string;
  webhookSecrets: { platform: string; connect: string };
};

/** Draws another secret key and keeps it in place of the one of before. */
export async function drawSecretKey(pool: Pool): Promise<string> {
  const secretKey = newSecretKey();
  await pool.query(`update card_simulator.settings set value = $1 where name = 'secretKey'`, [secretKey]);
  return secretKey;
}

function newSecretKey(): string {
  return `sk_test_${randomBytes(24).toString('hex')}`;
}

/** The simulator's keys: made at the first start and kept, so that what was signed or stored before a restart holds. */
export async function loadKeys(pool: Pool): Promise<SimulatorKeys> {
  const fresh = {
    secretKey: newSecretKey(),
    publishableKey: `pk_test_${randomBytes(24).toString('hex')}`,
    platformSecret: `whsec_${randomBytes(24).toString('hex')}`,
    connectSecret: `whsec_${randomBytes(24).toString('hex')}`,
  };
  await pool.query(
    `insert into card_simulator.settings (name, value)
     select * from unnest($1::text[], $2::text[]) on conflict (name) do nothing`,
    [Object.keys(fresh), Object.values(fresh)],
  );
  const { rows } = await pool.query<{ name: string; value: string }>(
    'select name, value from card_simulator.settings',
  );
  const kept = { ...fresh, ...Object.fromEntries(rows.map((row) => [row.name, row.value])) };
  return {
    secretKey: kept.secretKey,
    publishableKey: kept.publishableKey,
    webhookSecrets: { platform: kept.platformSecret, connect: kept.connectSecret },
  };
}
