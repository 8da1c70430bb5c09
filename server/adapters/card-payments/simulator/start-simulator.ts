import type { Pool } from 'pg';
import type { Clock } from '#server/kernel/clock.ts';
import type { TestCardForm } from '../port.ts';
import { buildApiServer } from './api-server.ts';
import { addAccountPage } from './account-page.ts';
import { addControlRoute } from './control-route.ts';
import { LoopbackTestCardForm } from './loopback-test-card-form.ts';
import { Misbehaviour } from './misbehaviour.ts';
import { ShiftableClock } from './shiftable-clock.ts';
import { SimulatorControl } from './simulator-control.ts';
import type { SimulatorKeys } from './simulator-keys.ts';
import { loadKeys } from './simulator-keys.ts';
import { prepareSchema } from './simulator-schema.ts';
import { WebhookDeliveries } from './webhook-deliveries.ts';

export type SimulatorOptions = {
  /** The simulator keeps its state in the schema `card_simulator` of this database. */
  pool: Pool;
  clock: Clock;
  /** Any free port when left out or 0. */
  port?: number;
  /** Where events are sent, on this machine; may be set later through the control. */
  webhookUrl?: string | null;
  retryDelaysMs?: readonly number[];
  /** How long the test card form waits for an answer. */
  timeoutMs?: number;
  /** Says which answers go wrong while it is unreliable, 0 up to 1. Default: another one each time. */
  chance?: () => number;
};

export type Simulator = {
  address: { host: string; port: number; protocol: 'http' };
  keys: SimulatorKeys;
  testCardForm: TestCardForm;
  control: SimulatorControl;
  close(): Promise<void>;
};

/** The only address it ever listens on. */
const LOOPBACK = '127.0.0.1';
const DEFAULT_RETRY_DELAYS_MS = [500, 2_000, 10_000, 60_000, 600_000];

/** Starts the local card processor: test money only, reachable from this machine only. */
export async function startSimulator(options: SimulatorOptions): Promise<Simulator> {
  const { pool } = options;
  await prepareSchema(pool);
  const keys = await loadKeys(pool);
  const clock = new ShiftableClock(options.clock);
  const misbehaviour = new Misbehaviour(options.chance ?? Math.random);
  const deliveries = new WebhookDeliveries({
    pool,
    clock,
    webhookSecrets: keys.webhookSecrets,
    webhookUrl: options.webhookUrl ?? null,
    retryDelaysMs: options.retryDelaysMs ?? DEFAULT_RETRY_DELAYS_MS,
  });
  const control = new SimulatorControl({ pool, clock, keys, misbehaviour, deliveries });
  const app = buildApiServer({ pool, clock, keys, misbehaviour, onAnnounced: () => deliveries.wake() });
  await addControlRoute(app, control);
  addAccountPage(app, { pool, clock, control });
  const origin = await app.listen({ host: LOOPBACK, port: options.port ?? 0 });
  const { publishableKey } = keys;
  return {
    address: { host: LOOPBACK, port: Number(new URL(origin).port), protocol: 'http' },
    keys,
    testCardForm: new LoopbackTestCardForm({ origin, publishableKey, timeoutMs: options.timeoutMs ?? 8_000 }),
    control,
    async close() {
      await app.close();
      await deliveries.close();
    },
  };
}
