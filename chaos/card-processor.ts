import { LoopbackTestCardForm } from '#server/adapters/card-payments/simulator/loopback-test-card-form.ts';
import type { TestCardOutcome } from '#server/adapters/card-payments/port.ts';
import { startChild } from './processes/child.ts';
import type { ProcessorReady } from './processes/message.ts';

/** The pretended card processor, reached as the real one is: by its address and keys. */
export interface CardProcessor {
  /** What the server is started with to pay there. */
  environment: Record<string, string>;
  openAccount(id: string, businessName: string): Promise<void>;
  /** In which share of its answers and events it fails: 0 behaves. */
  failIn(share: number): Promise<void>;
  /** A customer's browser gives the card. @throws ProcessorUnavailable when nobody knows what became of it */
  pay(payment: { clientSecret: string; account: string; number: string }): Promise<TestCardOutcome>;
  /** See `Child`. */
  broken: Promise<never>;
  stop(): Promise<void>;
}

const UNTIL = { expMonth: '12', expYear: '34', cvc: '123' };

export async function startCardProcessor(
  databaseUrl: string,
  webhookUrl: string,
  seed: number,
): Promise<CardProcessor> {
  const child = await startChild<ProcessorReady>('card-processor.ts', [
    databaseUrl,
    webhookUrl,
    String(seed),
  ]);
  const { address, keys } = child.ready;
  const form = new LoopbackTestCardForm({
    origin: address,
    publishableKey: keys.publishableKey,
    timeoutMs: 8_000,
  });
  const control = async (command: object): Promise<void> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${address}/simulator/control`, {
      method: 'POST',
      headers,
      body: JSON.stringify(command),
    });
    if (!answer.ok)
      throw new Error(`The card processor refused ${JSON.stringify(command)}: ${await answer.text()}`);
  };
  return {
    environment: {
      STRIPE_ADDRESS: address,
      STRIPE_SECRET_KEY: keys.secretKey,
      STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
      STRIPE_WEBHOOK_SECRETS: keys.webhookSecrets.platform,
      STRIPE_CONNECT_WEBHOOK_SECRETS: keys.webhookSecrets.connect,
    },
    openAccount: (id, businessName) => control({ command: 'openAccount', id, businessName }),
    failIn: (share) => control({ command: 'beUnreliable', share }),
    pay({ clientSecret, account, number }) {
      const intentId = clientSecret.split('_secret_')[0] ?? '';
      return form.confirm({ account, intentId, clientSecret, card: { number, ...UNTIL } });
    },
    broken: child.broken,
    stop: () => child.stop(),
  };
}
