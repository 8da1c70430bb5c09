import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Client, Pool } from 'pg';
import { Stripe } from 'stripe';
import { SettableClock } from '#server/kernel/clock.ts';
import type { CardIntent, CardPayments, NewCardIntent, ReadEvent, TestCardOutcome } from '../port.ts';
import { StripeCardPayments } from '../stripe-card-payments.ts';
import type { Simulator } from './start-simulator.ts';
import { startSimulator } from './start-simulator.ts';

/** A simulator on a database of its own, with an adapter in front and somebody who takes its events: for tests. */
export type TestSimulator = {
  simulator: Simulator;
  cardPayments: CardPayments;
  /** The bare SDK, to look at what the simulator answers. */
  stripe: Stripe;
  pool: Pool;
  clock: SettableClock;
  inbox: Inbox;
  /** An open intent of 30 euro in the account `ACCOUNT`, with 90 cents for the platform. */
  openIntent(more?: Partial<NewCardIntent>): Promise<CardIntent>;
  pay(
    intent: CardIntent,
    number?: string,
    typed?: { expMonth?: string; expYear?: string; cvc?: string },
  ): Promise<TestCardOutcome>;
  /** Stops the simulator and starts another one on the same database. */
  restart(): Promise<void>;
  close(): Promise<void>;
};

/** What came to the webhook address, in order; it can be told to fail. */
export type Inbox = { received: ReadEvent[]; failuresLeft: number; types(): string[] };

export const ACCOUNT = 'acct_1TestCenterMilano';
export const OTHER_ACCOUNT = 'acct_1TestCenterTorino';

const TIMEOUT_MS = 1_000;

/** @param postgresUrl a server's maintenance database, where a new one may be created */
export async function openTestSimulator(
  postgresUrl: string,
  now = '2026-11-20T10:00:00Z',
): Promise<TestSimulator> {
  const pool = await createDatabase(postgresUrl);
  const clock = new SettableClock(now);
  const inbox: Inbox = {
    received: [],
    failuresLeft: 0,
    types: () => inbox.received.map((read) => (read.kind === 'event' ? read.event.type : read.reason)),
  };
  const opened = { cardPayments: null as CardPayments | null };
  const receiver = await openReceiver(inbox, () => opened.cardPayments);
  const start = async () => {
    const simulator = await startSimulator({
      pool,
      clock,
      webhookUrl: receiver.url,
      retryDelaysMs: [20, 20],
    });
    const { platform, connect } = simulator.keys.webhookSecrets;
    const cardPayments = new StripeCardPayments(
      {
        secretKey: simulator.keys.secretKey,
        publishableKey: simulator.keys.publishableKey,
        webhookSecrets: { platform: [platform], connect: [connect] },
        address: simulator.address,
        timeoutMs: TIMEOUT_MS,
      },
      clock,
      simulator.testCardForm,
    );
    const stripe = new Stripe(simulator.keys.secretKey, {
      ...simulator.address,
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 0,
      telemetry: false,
    });
    opened.cardPayments = cardPayments;
    return { simulator, cardPayments, stripe };
  };
  const test: TestSimulator = {
    ...(await start()),
    pool,
    clock,
    inbox,
    openIntent: (more = {}) =>
      test.cardPayments.createIntent({
        account: ACCOUNT,
        amountCents: 3000,
        applicationFeeCents: 90,
        description: 'Massaggio rilassante',
        metadata: { orderId: '7' },
        idempotencyKey: randomBytes(8).toString('hex'),
        ...more,
      }),
    pay: ({ account, id: intentId, clientSecret }, number = '4242 4242 4242 4242', typed = {}) =>
      test.simulator.testCardForm.confirm({
        account,
        intentId,
        clientSecret,
        card: { number, expMonth: '12', expYear: '34', cvc: '123', ...typed },
      }),
    async restart() {
      await test.simulator.close();
      Object.assign(test, await start());
    },
    async close() {
      await test.simulator.close();
      await receiver.close();
      await pool.end();
    },
  };
  await test.simulator.control.openAccount({ id: ACCOUNT, businessName: 'Centro Milano' });
  await test.simulator.control.openAccount({ id: OTHER_ACCOUNT, businessName: 'Centro Torino' });
  return test;
}

async function createDatabase(postgresUrl: string): Promise<Pool> {
  const name = `card_simulator_${randomBytes(6).toString('hex')}`;
  const admin = new Client({ connectionString: postgresUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const address = new URL(postgresUrl);
  address.pathname = `/${name}`;
  return new Pool({ connectionString: address.href, max: 8 });
}

/** The product's webhook route in its smallest form: verify, take note, answer. */
async function openReceiver(inbox: Inbox, cardPayments: () => CardPayments | null) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const header = request.headers['stripe-signature'];
    const read = cardPayments()?.readEvent(
      Buffer.concat(chunks),
      typeof header === 'string' ? header : undefined,
    );
    if (inbox.failuresLeft > 0) {
      inbox.failuresLeft -= 1;
      response.writeHead(500).end();
      return;
    }
    if (read) inbox.received.push(read);
    response.writeHead(read?.kind === 'event' ? 200 : 400).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('a TCP server listens on a port');
  return {
    url: `http://127.0.0.1:${address.port}/webhooks/card`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
