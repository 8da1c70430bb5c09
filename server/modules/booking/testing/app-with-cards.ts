import { connectPaymentAccount } from '#server/modules/payments/index.ts';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import type { TestApp, TestAppOptions } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

/** The whole product behind real HTTP, to which the processor's simulator sends its events. */
export interface AppWithCards {
  app: TestApp;
  http: HttpServer;
  /** What the simulator can be told. */
  control: NonNullable<NonNullable<TestApp['cards']>['simulator']>['control'];
  /** Opens an account at the processor for a provider. */
  takeCards(providerId: number): Promise<void>;
  close(): Promise<void>;
}

export async function openAppWithCards(options: TestAppOptions = {}): Promise<AppWithCards> {
  const app = await openTestApp({ ...options, withCards: true });
  const control = app.cards?.simulator?.control;
  if (!control) throw new Error('These tests need the simulator');
  const http = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
  const address = await http.fastify.listen({ port: 0, host: '127.0.0.1' });
  control.setWebhookUrl({ webhookUrl: `${address}/webhooks/card-payments` });
  return {
    app,
    http,
    control,
    async takeCards(providerId) {
      const processorAccountId = `acct_demo${providerId}`;
      await control.openAccount({ id: processorAccountId, businessName: 'Centro' });
      await connectPaymentAccount(app.work(), {
        providerId,
        processorAccountId,
        customerName: 'Centro',
        chargesEnabled: true,
      });
    },
    async close() {
      await http.close();
      await app.close();
    },
  };
}
