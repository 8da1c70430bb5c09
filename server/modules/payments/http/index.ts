import type { FastifyInstance } from 'fastify';
import type { App } from '#server/kernel/app.ts';
import { registerCardWebhook } from './card-webhook.ts';
import { registerRefundFigures } from './refund-figures.ts';
import { registerTestCardRoutes } from './test-card-routes.ts';

/** What comes in by HTTP besides the API: the processor's events, and test cards where there is only test money. */
export async function registerPaymentsRoutes(server: FastifyInstance, app: App): Promise<void> {
  await registerCardWebhook(server, app);
  registerTestCardRoutes(server, app);
  registerRefundFigures(() => app.jobs.work());
}
