import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ask } from '#server/testing/plain-http.ts';
import type { ServerProcess } from '#server/testing/server-process.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { ALL_CASES } from '#server/testing/all-cases.ts';

const PING = JSON.stringify({ query: '{ getCurrentUser { id } }' });
const WAITING = JSON.stringify({ query: '{ categories { __typename } }' });
const JSON_TYPE = { 'content-type': 'application/json' };

let app: TestApp;
let server: ServerProcess;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
afterEach(() => server.stop('SIGKILL'));

async function start(drainSeconds: string): Promise<void> {
  server = await startServerProcess({
    DATABASE_URL: app.databaseUrl,
    DATA_FOLDER: app.config.dataFolder,
    DRAIN_SECONDS: drainSeconds,
  });
  await server.ready();
}

/** Keeps everybody from reading providers until it is called. */
async function holdProviders(): Promise<() => Promise<void>> {
  const client = await app.pool.connect();
  await client.query('begin');
  await client.query('lock table categories');
  return async () => {
    await client.query('commit');
    client.release();
  };
}

const post = (body: string) => ask(server.address, '/graphql', { method: 'POST', headers: JSON_TYPE, body });

/** Sends the bytes and leaves the connection open. */
async function begin(bytes: string): Promise<Socket> {
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
  // Cut off, at the end.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
}

/** Until a request waits for the providers. */
async function isWaiting(): Promise<void> {
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await app.pool.query(waiting)).rowCount === 0) await sleep(20);
}

async function listenerIsClosed(): Promise<void> {
  while (
    await fetch(`${server.address}/healthz`).then(
      () => true,
      () => false,
    )
  )
    await sleep(20);
}

it('says no at once, serves whoever still comes during the pause, and answers all that is under way', async () => {
  await start('2');
  const release = await holdProviders();
  const waiting = post(WAITING);
  await isWaiting();
  const head = `POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${PING.length}\r\n\r\n`;
  const slow = await begin(head + PING.slice(0, 5));
  const slowAnswer = text(slow);
  const idle = await begin('');
  const half = await begin('GET /healthz HTT');

  server.send('SIGTERM');
  while (!server.output().includes('"stopping"')) await sleep(5);
  expect((await ask(server.address, '/readyz')).status).toBe(503);
  const during = await post(PING);
  expect([during.status, during.headers.connection]).toEqual([200, 'close']);
  expect((await ask(server.address, '/healthz')).status).toBe(200);

  await listenerIsClosed();
  slow.write(PING.slice(5));
  expect(await slowAnswer).toMatch(/^HTTP\/1\.1 200 [^]*connection: close[^]*getCurrentUser/i);
  await release();
  expect((await waiting).status).toBe(200);
  expect(await server.ended()).toBe(0);
  for (const socket of [idle, half]) socket.destroy();
});

it.runIf(ALL_CASES)('does not wait for connections that ask for nothing', async () => {
  await start('0');
  const kept = await begin('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(kept, 'data');
  const half = await begin('GET /healthz HTT');
  expect(await server.stop()).toBe(0);
  for (const socket of [kept, half]) socket.destroy();
});

it.runIf(ALL_CASES)('ends at once at the second signal', async () => {
  await start('300');
  server.send('SIGTERM');
  while (!server.output().includes('"stopping"')) await sleep(5);
  expect(await server.stop('SIGINT')).toBe(1);
});
