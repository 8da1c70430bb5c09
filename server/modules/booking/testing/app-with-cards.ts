import type { TestCardForm } from '#server/adapters/card-payments/port.ts';
import { connectPaymentAccount } from '#server/modules/payments/index.ts';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import type { TestApp, TestAppOptions } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import type { AppOfFile } from './app-of-file.ts';
import { hooksOf } from './app-of-file.ts';

/** What whoever books online is answered, to pay with a card. */
export interface ToPay {
  id: number;
  orderId: number;
  clientSecret: string;
  stripeAccount: string;
  paymentToken: string;
}

/** The whole product behind real HTTP, to which the processor's simulator sends its events. */
export interface AppWithCards {
  app: TestApp;
  http: HttpServer;
  /** What the simulator can be told. */
  control: NonNullable<NonNullable<TestApp['cards']>['simulator']>['control'];
  /** Opens an account at the processor for a provider. */
  takeCards(providerId: number): Promise<void>;
  /** A guest books, and is to pay by card unless told otherwise. */
  bookOnline(wanted: {
    offerId: number;
    at: string;
    resourceId?: number;
    email?: string;
    onlyBook?: boolean;
    promoCode?: string;
  }): Promise<ToPay>;
  /** Gives a card on the payment page. Default: one that is good. @returns what the page says then */
  giveCard(
    toPay: Pick<ToPay, 'clientSecret' | 'stripeAccount'>,
    number?: string,
  ): ReturnType<TestCardForm['confirm']>;
  /** Until the processor and we have heard all of each other. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

const BOOK = `mutation($offer: Id!, $person: Id, $at: String!, $email: String!, $onlyBook: Boolean!, $promoCode: String) {
  createReservationAsAnonymous(subServiceId: $offer, resourceId: $person, dateTimeFrom: $at, email: $email, onlyBook: $onlyBook, promoCode: $promoCode,
    agreements: [{ type: "sharing", decision: "Y" }]) { id orderId clientSecret stripeAccount paymentToken } }`;

export async function openAppWithCards(options: TestAppOptions = {}): Promise<AppWithCards> {
  const app = await openTestApp({ ...options, withCards: true });
  const control = app.cards?.simulator?.control;
  const cardForm = app.deps.cardPayments?.testCardForm;
  if (!control || !cardForm) throw new Error('These tests need the simulator');
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
    async bookOnline({
      offerId: offer,
      at,
      resourceId,
      email = 'anna@example.it',
      onlyBook = false,
      promoCode,
    }) {
      const { data, errors } = await app.ask(BOOK, {
        offer,
        person: resourceId,
        at,
        email,
        onlyBook,
        promoCode,
      });
      if (errors) throw new Error(errors[0]?.message);
      // The selection above is this shape.
      return data?.['createReservationAsAnonymous'] as ToPay;
    },
    async giveCard({ clientSecret, stripeAccount: account }, number = '4242 4242 4242 4242') {
      const intentId = clientSecret.split('_secret_')[0] ?? '';
      const card = { number, expMonth: '12', expYear: '34', cvc: '123' };
      return cardForm.confirm({ account, intentId, clientSecret, card });
    },
    async settle() {
      for (let round = 0; round < 3; round += 1) {
        await control.settleDeliveries();
        await app.jobs.drain();
      }
    },
    async close() {
      await http.close();
      await app.close();
    },
  };
}

/** As `appOfFile`, with cards. */
export function appWithCardsOfFile(
  opened: (served: AppWithCards) => void,
  { whenOver, ...options }: AppOfFile = {},
): void {
  hooksOf(async () => {
    const served = await openAppWithCards(options);
    opened(served);
    return served;
  }, whenOver);
}
