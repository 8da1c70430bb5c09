import type { Pool } from 'pg';
import type { Clock } from '#server/kernel/clock.ts';
import type { CardPayments } from './port.ts';
import type { Simulator } from './simulator/start-simulator.ts';
import { startSimulator } from './simulator/start-simulator.ts';
import type { StripeConfiguration } from './stripe-card-payments.ts';
import { StripeCardPayments } from './stripe-card-payments.ts';
import type { WebhookSecrets } from './stripe-events.ts';

export type CardPaymentsChoice = {
  /** The processor's keys, when the operator has given any. */
  keys: { secretKey: string; publishableKey: string; webhookSecrets: WebhookSecrets } | null;
  /** Where the contract is spoken; the real processor when left out or null. */
  address?: StripeConfiguration['address'] | null;
  /** Whether others than this machine can come in. */
  isPublic: boolean;
  /** Where this process takes the processor's events, on this machine; only the simulator is told. */
  webhookUrl: string;
  pool: Pool;
  clock: Clock;
  /** Any free port when left out. */
  simulatorPort?: number;
  timeoutMs?: number;
};

export type ChosenCardPayments = {
  /** Null when online payment is off. */
  cardPayments: CardPayments | null;
  simulator: Simulator | null;
  close(): Promise<void>;
};

/**
 * With keys the real processor; without, the local simulator where only this machine can come in, and no online
 * payment at all where others come too: test money must never buy anything.
 */
export async function chooseCardPayments(choice: CardPaymentsChoice): Promise<ChosenCardPayments> {
  const { keys, clock, timeoutMs } = choice;
  const nothingToClose = async (): Promise<void> => {};
  if (keys) {
    const cardPayments = new StripeCardPayments(
      { ...keys, address: choice.address ?? undefined, timeoutMs },
      clock,
    );
    return { cardPayments, simulator: null, close: nothingToClose };
  }
  if (choice.isPublic) return { cardPayments: null, simulator: null, close: nothingToClose };

  const { pool, webhookUrl, simulatorPort: port } = choice;
  const simulator = await startSimulator({ pool, clock, webhookUrl, port, timeoutMs });
  const { platform, connect } = simulator.keys.webhookSecrets;
  const configuration = {
    secretKey: simulator.keys.secretKey,
    publishableKey: simulator.keys.publishableKey,
    webhookSecrets: { platform: [platform], connect: [connect] },
    address: simulator.address,
    timeoutMs,
  };
  const cardPayments = new StripeCardPayments(configuration, clock, simulator.testCardForm);
  return { cardPayments, simulator, close: () => simulator.close() };
}
