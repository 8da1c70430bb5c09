import { sql } from 'kysely';
import type { CardIntent, CardPayments } from '#server/adapters/card-payments/port.ts';
import type { Simulator } from '#server/adapters/card-payments/simulator/start-simulator.ts';
import type { SimulatorControl } from '#server/adapters/card-payments/simulator/simulator-control.ts';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { paymentInvariants } from '../audit.ts';
import type { OrderWanted } from '../builders.ts';
import { anOrder, aPayableProvider } from '../builders.ts';
import type { CardPaymentStart, Order } from '../index.ts';
import { getOrder, startCardPayment } from '../index.ts';

/** The product with its doors open, the local processor behind it and its events coming in. */
export interface PaymentsTest {
  app: TestApp;
  /** Where the doors are. */
  address: string;
  cards: CardPayments;
  simulator: Simulator;
  control: SimulatorControl;
  /** A provider that can be paid, with its account. */
  providerId: number;
  account: string;
  order(more?: Partial<OrderWanted>): Promise<OrderKey>;
  start(key: OrderKey): Promise<CardPaymentStart>;
  /** The intents the processor made for an order. */
  intentsOf(key: OrderKey): Promise<CardIntent[]>;
  pay(start: CardPaymentStart, number?: string): Promise<string>;
  /** Waits until every event has come in and been followed. */
  settle(): Promise<void>;
  orderNow(key: OrderKey): Promise<Order>;
  /** What moved its money. */
  ledgerOf(key: OrderKey): Promise<string[]>;
  /** What was posted as sold of it. */
  salesOf(key: OrderKey): Promise<string[]>;
  paymentStates(key: OrderKey): Promise<string[]>;
  refundStates(key: OrderKey): Promise<string[]>;
  /** How often the order was announced as paid. */
  timesSettled(): Promise<number>;
  /** Every violated invariant, as text. */
  violations(): Promise<string[]>;
  close(): Promise<void>;
}

export interface OrderKey {
  providerId: number;
  orderId: number;
  email: string;
  subjectId: number;
}

export async function openPaymentsTest({
  cardTimeoutMs,
}: { cardTimeoutMs?: number } = {}): Promise<PaymentsTest> {
  const app = await openTestApp({ withCards: true, cardTimeoutMs });
  const simulator = app.cards?.simulator;
  const cards = app.deps.cardPayments;
  if (!simulator || !cards) throw new Error('the simulator did not start');
  const http: HttpServer = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
  const address = await http.fastify.listen({ port: 0, host: '127.0.0.1' });
  simulator.control.setWebhookUrl({ webhookUrl: `${address}/webhooks/card-payments` });
  const { providerId, account } = await aPayableProvider(app.work(), simulator);
  const rows = async (query: ReturnType<typeof sql<{ row: string }>>) =>
    (await query.execute(app.database)).rows.map(({ row }) => row);

  return {
    app,
    address,
    cards,
    simulator,
    control: simulator.control,
    providerId,
    account,
    order: (more = {}) => anOrder(app.work(), { providerId, ...more }),
    start: (key) => startCardPayment(app.work(), app.deps, key),
    async intentsOf({ orderId }) {
      const intents: CardIntent[] = [];
      for await (const intent of cards.listIntents(account, new Date(0))) {
        if (intent.metadata['orderId'] === String(orderId)) intents.push(intent);
      }
      return intents;
    },
    async pay(start, number = '4242 4242 4242 4242') {
      const { clientSecret = '', stripeAccount = '' } = start;
      const outcome = await simulator.testCardForm.confirm({
        account: stripeAccount ?? '',
        intentId: clientSecret?.split('_secret_')[0] ?? '',
        clientSecret: clientSecret ?? '',
        card: { number, expMonth: '12', expYear: '34', cvc: '123' },
      });
      return outcome.kind;
    },
    async settle() {
      await simulator.control.settleDeliveries();
      await app.jobs.drain();
      await simulator.control.settleDeliveries();
      await app.jobs.drain();
    },
    async orderNow(key) {
      const order = await getOrder(app.work(), key.providerId, key.orderId);
      if (!order) throw new Error(`no order ${key.orderId}`);
      return order;
    },
    ledgerOf: ({ orderId }) =>
      rows(
        sql`select reason || ' ' || amount_cents as row from ledger_entries
          where order_id = ${orderId} and vat_treatment is null order by id`,
      ),
    salesOf: ({ orderId }) =>
      rows(
        sql`select reason || ' ' || amount_cents as row from ledger_entries
          where order_id = ${orderId} and vat_treatment is not null order by id`,
      ),
    paymentStates: ({ orderId }) =>
      rows(sql`select state as row from card_payments where order_id = ${orderId} order by attempt`),
    refundStates: ({ orderId }) =>
      rows(
        sql`select state || ' ' || amount_cents || ' ' || reason as row from refunds where order_id = ${orderId} order by id`,
      ),
    async timesSettled() {
      const { rows: found } = await sql<{ count: number }>`
        select count(*) as count from handled_facts where reaction = 'paymentSettled.settleReservation'`.execute(
        app.database,
      );
      return found[0]?.count ?? 0;
    },
    async violations() {
      const found = await Promise.all(
        // What waits for long is what some of these tests are about.
        paymentInvariants
          .filter((invariant) => !invariant.sql.includes('from moment'))
          .map(async ({ name, sql: text }) => {
            const { rows } = await sql.raw(text).execute(app.database);
            return rows.map((row) => `${name}: ${JSON.stringify(row)}`);
          }),
      );
      return found.flat();
    },
    async close() {
      await http.close();
      await app.close();
    },
  };
}
