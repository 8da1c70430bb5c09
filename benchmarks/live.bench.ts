/**
 * A change at a center whose calendar is open on 200 screens: how long until all have heard, and what the server asks the database for that;
 * beside a bare program that hands on what it hears to as many sockets. Then what telling costs whoever books: the same with the triggers taken out,
 * in turns in the same run.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from 'pg';
import { WebSocket, WebSocketServer } from 'ws';
import { openHttpServer } from '#server/http-server.ts';
import { createUser } from '#server/modules/identity/index.ts';
import { NO_BROWSER, PASSWORD } from '#server/modules/identity/testing/sign-in-steps.ts';
import { finishSignIn } from '#server/modules/identity/use-cases/finish-sign-in.ts';
import { bookingsOfFreePlaces, CLIENTS, load } from './booking.bench.ts';
import { loadCenter } from './calendar.bench.ts';
import type { BenchApp } from './setup/bench-app.ts';
import { openBenchApp, screenDocument, somePeople } from './setup/bench-app.ts';
import type { Figure } from './setup/figures-page.ts';
import { LeanClient } from './setup/lean-client.ts';
import { statementsOf } from './setup/statements-of.ts';

const PEOPLE = 20;
const SOCKETS_OF_EACH = 10;
const SOCKETS = PEOPLE * SOCKETS_OF_EACH;
const CHANGES = 100;
const GOAL_MS = 300;
/** Nobody changes so much that two would be told together. */
const PAUSE_MS = 60;
const ROUNDS = 4;

export async function run(): Promise<Figure[]> {
  return [...(await measureSockets()), ...(await measureTriggers())];
}

async function measureSockets(): Promise<Figure[]> {
  const app = await openBenchApp({ connections: 4 });
  const server = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
  const address = await server.fastify.listen({ port: 0, host: '127.0.0.1' });
  const bare = await openBareServer(app.databaseUrl);
  try {
    const { providerId } = await loadCenter(app);
    const { rows } = await app.pool.query<{ id: number }>(
      'select id from reservations where provider_id = $1 order by id limit $2',
      [providerId, CHANGES],
    );
    const change = ({ id }: { id: number }) =>
      app.pool.query({
        text: 'update reservations set note = $2 where provider_id = $1 and id = $3',
        values: [providerId, 'x', id],
      });
    const ours = await listenersOf(address, await cookiesOf(app, providerId), providerId);
    const product = await waitsOf(ours, rows, change);
    const [first] = rows;
    const asked = first ? await statementsOf(() => ours.toldBy(() => change(first))) : [];
    for (const socket of ours.sockets) socket.terminate();
    const theirs = await listenersOf(bare.address, [''], providerId);
    const floor = await waitsOf(theirs, rows, change);
    const bareAsked = first ? await statementsOf(() => theirs.toldBy(() => change(first))) : [];
    for (const socket of theirs.sockets) socket.terminate();
    return [
      {
        what: `a change until ${SOCKETS} sockets of a center have heard, p99 of ${CHANGES * SOCKETS} messages`,
        product: product.p99,
        floor: floor.p99,
        unit: 'ms',
        goal: `at most ${GOAL_MS} ms`,
        isReached: product.p99 <= GOAL_MS,
        note: `p50 ${product.p50.toFixed(0)} ms, of which it waits 30 for more; the last of all ${product.worst.toFixed(0)} ms`,
      },
      {
        what: `statements for that change, its own with them`,
        product: asked.length,
        floor: bareAsked.length,
        unit: '',
        goal: 'the change, and one for all who listen',
        isReached: asked.length === 2,
        note: '',
      },
    ];
  } finally {
    await bare.close();
    await server.close();
    await app.end();
  }
}

/** Sessions of people who see all bookings of a center. */
async function cookiesOf(app: BenchApp, providerId: number): Promise<string[]> {
  const cookies: string[] = [];
  for (let index = 0; index < PEOPLE; index += 1) {
    const { personId } = await createUser(app.jobs.work(), app.deps, {
      email: `manager${index}@live.example`,
      password: PASSWORD,
      firstname: 'Nome',
      lastname: `Cognome ${index}`,
      language: 'it',
      at: { providerId, role: 'manager' },
      actor: 'system:bench',
    });
    const sessions = {
      ...NO_BROWSER,
      set: (_area: string, token: string | null) => void cookies.push(`radura_business=${token ?? ''}`),
    };
    await finishSignIn(
      app.jobs.work(),
      app.deps,
      { sessions, userAgent: 'bench', address: 'here', replaces: null },
      {
        personId,
        area: 'business',
        client: { appName: 'radura', appVersion: '6.0.0', os: 'web' },
        secondFactor: null,
      },
    );
  }
  return cookies;
}

interface Listeners {
  sockets: WebSocket[];
  /** Changes something. @returns after how many milliseconds each socket was told */
  toldBy(change: () => Promise<unknown>): Promise<number[]>;
}

/** As many sockets, all of whom listen: the message with which each begins has come. */
async function listenersOf(
  address: string,
  cookies: readonly string[],
  providerId: number,
): Promise<Listeners> {
  let onTold: () => void = () => undefined;
  const sockets = await Promise.all(
    Array.from({ length: SOCKETS }, async (_, index) => {
      const socket = new WebSocket(`${address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
        headers: {
          cookie: cookies[index % cookies.length] ?? '',
          'x-forwarded-for': `10.0.0.${index % PEOPLE}`,
        },
      });
      const begun = Promise.withResolvers<undefined>();
      socket.on('open', () => socket.send('{"type":"connection_init"}'));
      socket.on('close', () => begun.reject(new Error('A socket was closed')));
      socket.on('message', (data) => {
        const text = (data as Buffer).toString();
        if (text.includes('"missed"')) begun.resolve(undefined);
        else if (text.includes('"reservations"')) onTold();
        else if (text.includes('connection_ack'))
          socket.send(
            JSON.stringify({
              id: '1',
              type: 'subscribe',
              payload: { query: screenDocument('CenterChanged'), variables: { providerId } },
            }),
          );
      });
      await begun.promise;
      return socket;
    }),
  );
  // The connection on which changes are heard tells once more that some may have been missed, when it stands.
  await after(2_000);
  return {
    sockets,
    async toldBy(change) {
      const waits: number[] = [];
      const all = Promise.withResolvers<undefined>();
      onTold = () => {
        waits.push(performance.now() - began);
        if (waits.length === SOCKETS) all.resolve(undefined);
      };
      const began = performance.now();
      await change();
      await all.promise;
      return waits;
    },
  };
}

const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds));

/** From the statement that changes something being sent until the message is in the reader's hands. */
async function waitsOf<Row>(
  { toldBy }: Listeners,
  rows: readonly Row[],
  change: (row: Row) => Promise<unknown>,
): Promise<{ p50: number; p99: number; worst: number }> {
  const waits: number[] = [];
  for (const row of rows) {
    waits.push(...(await toldBy(() => change(row))));
    await after(PAUSE_MS);
  }
  waits.sort((one, other) => one - other);
  const at = (part: number) => waits[Math.min(Math.floor(waits.length * part), waits.length - 1)] ?? 0;
  return { p50: at(0.5), p99: at(0.99), worst: at(1) };
}

/** Hands on to every socket what the database tells, whoever they are. */
async function openBareServer(databaseUrl: string): Promise<{ address: string; close: () => Promise<void> }> {
  const http = createServer();
  const sockets = new WebSocketServer({ server: http });
  sockets.on('connection', (socket) => {
    socket.on('message', (data) =>
      socket.send(
        (data as Buffer).includes('connection_init') ? '{"type":"connection_ack"}' : '{"kind":"missed"}',
      ),
    );
  });
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  client.on('notification', ({ payload = '' }) => {
    for (const socket of sockets.clients) socket.send(payload);
  });
  await client.query('listen radura_changes');
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    async close() {
      await client.end();
      for (const socket of sockets.clients) socket.terminate();
      http.close();
    },
  };
}

/** Of the statements that a booking makes. */
const TELLING = [
  ['reservations', 'reservations_tell_new'],
  ['reservations', 'reservations_tell_changed'],
  ['orders', 'orders_tell_paid'],
  ['notices', 'notices_tell_new'],
  ['customers', 'customers_tell_new'],
  ['customers', 'customers_tell_changed'],
] as const;

async function measureTriggers(): Promise<Figure[]> {
  const app = await openBenchApp({ limits: 'usual' });
  const people = await somePeople(app, 40);
  const server = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
  const client = new LeanClient(await server.fastify.listen({ port: 0, host: '127.0.0.1' }));
  // Somebody hears them, as where a calendar is open.
  const end = app.deps.changes.listen(() => undefined);
  const tell = async (isNotified: boolean) => {
    for (const [table, name] of TELLING)
      await app.pool.query(`alter table ${table} ${isNotified ? 'enable' : 'disable'} trigger ${name}`);
  };
  try {
    const { ask, expectNoneRefused } = bookingsOfFreePlaces(client, people);
    await load(CLIENTS, ask);
    const booking = await inTurns(tell, () => load(CLIENTS, ask));
    expectNoneRefused();
    const { rows } = await app.pool.query<{ id: number }>(
      'select id from reservations order by id limit $1',
      [CLIENTS],
    );
    let turn = 0;
    const change = () =>
      app.pool.query({
        name: 'change',
        text: 'update reservations set note = $2 where id = $1',
        values: [rows[turn++ % rows.length]?.id, String(turn)],
      });
    const changing = await inTurns(tell, () => load(16, change));
    return [
      {
        what: `bookings of free places, ${CLIENTS} clients, told (and not told)`,
        product: booking.told,
        floor: booking.untold,
        unit: 'a second',
        goal: '',
        isReached: null,
        note: 'what the triggers cost whoever books',
      },
      {
        what: 'changes of one row each, 16 connections, told (and not told)',
        product: changing.told,
        floor: changing.untold,
        unit: 'a second',
        goal: '',
        isReached: null,
        note: 'commits that tell go one after the other',
      },
    ];
  } finally {
    end();
    client.close();
    await server.close();
    await app.end();
  }
}

/** The same with and without the triggers, each first every other time, so that whatever else the machine does meets both. */
async function inTurns(
  tell: (isNotified: boolean) => Promise<void>,
  measure: () => Promise<{ perSecond: number }>,
): Promise<{ told: number; untold: number }> {
  const sums = { told: 0, untold: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const isNotified of round % 2 === 0 ? [true, false] : [false, true]) {
      await tell(isNotified);
      sums[isNotified ? 'told' : 'untold'] += (await measure()).perSecond / ROUNDS;
    }
  }
  await tell(true);
  return sums;
}

if (import.meta.main) console.table(await run());
