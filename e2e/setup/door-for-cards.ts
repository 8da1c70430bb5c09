import { StripeCardPayments } from '#server/adapters/card-payments/stripe-card-payments.ts';
import type { App } from '#server/kernel/app.ts';

/**
 * The same product as it is with the real card processor: no form of our own for test cards, the processor's script instead. Behind
 * it stands the simulator, which speaks the processor's contract.
 * @param origin where this second door will be
 */
export function withProcessorForm(app: App, origin: string): App {
  const simulator = app.cards?.simulator;
  if (!simulator) throw new Error('the simulator did not start');
  const { secretKey, publishableKey, webhookSecrets } = simulator.keys;
  const configuration = {
    secretKey,
    publishableKey,
    webhookSecrets: { platform: [webhookSecrets.platform], connect: [webhookSecrets.connect] },
    address: simulator.address,
  };
  const deps = {
    ...app.deps,
    origin,
    cardPayments: new StripeCardPayments(configuration, { now: () => app.jobs.work().now() }),
  };
  return { ...app, deps, contextOf: (asked) => ({ ...app.contextOf(asked), deps }) };
}
