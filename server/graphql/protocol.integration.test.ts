import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Executor } from './execute.ts';
import { apiSchema } from '#server/app.ts';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import { Allowances } from '#server/kernel/allowances.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

let app: TestApp;
let http: HttpServer;
let address: string;

beforeAll(async () => {
  app = await openTestApp();
  http = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
  address = await http.fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await http.close();
  await app.close();
});

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
const ENDPOINTS = ['/public/users/', '/user/account/forgot', '/user/account/reset/'];

const post = (path: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>) =>
  fetch(`${address}${path}`, { method: 'POST', body, headers: { 'accept-language': 'en', ...headers } });

/** What the server answers to bytes that no client library would send. */
async function answerToBytes(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.write(bytes);
  try {
    return await new Promise<string>((resolve, reject) => {
      socket.once('data', (data) => resolve(data.toString()));
      socket.once('error', reject);
    });
  } finally {
    socket.destroy();
  }
}

const people = async () => (await app.pool.query('select count(*)::int as count from people')).rows[0]?.count;

describe('the API', () => {
  it('reads of a field said twice the last word, and nothing of the first', async () => {
    const answer = await post(
      '/graphql',
      '{"query":"{ getCurrentUser { id } }","query":"{ health }"}',
      JSON_TYPE,
    );
    expect(await answer.json()).toEqual({ data: { health: 'ok' } });
  });

  it.each([
    [
      'a batch of a thousand',
      JSON.stringify(Array.from({ length: 1000 }, () => ({ query: '{ health }' }))),
      400,
    ],
    ['a document of 100,000 tokens', JSON.stringify({ query: `{ ${'health '.repeat(100_000)} }` }), 413],
    [
      'variables beyond the limit',
      JSON.stringify({ query: '{ health }', variables: { x: 'x'.repeat(300_000) } }),
      413,
    ],
  ])('refuses %s', async (_name, body, status) => {
    expect((await post('/graphql', body, JSON_TYPE)).status).toBe(status);
  });

  it('unpacks nothing', async () => {
    const packed = new Uint8Array(gzipSync(`{"query":"{ health }${' '.repeat(5_000_000)}"}`));
    const answer = await post('/graphql', packed, { ...JSON_TYPE, 'content-encoding': 'gzip' });
    expect(answer.status).toBe(400);
  });

  it('takes no request that tells its length in two ways', async () => {
    const head = 'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    const answer = await answerToBytes(
      `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
  });

  it('takes no header of ten megabytes', async () => {
    const answer = await answerToBytes(
      `POST /graphql HTTP/1.1\r\nHost: x\r\nIdempotency-Key: ${'k'.repeat(10_000_000)}`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 431 /);
  });

  it('tells its own shape to nobody on a public address', async () => {
    const executor = new Executor(apiSchema(), {
      isIntrospectionAllowed: false,
      allowances: new Allowances(1_000),
    });
    const context = app.contextOf({ requestId: 'x', locale: 'en', address: '', idempotencyKey: null });
    const { data, errors } = await executor.run({ query: '{ __schema { types { name } } }' }, context);
    expect(data).toBeUndefined();
    expect(errors?.[0]?.code).toBe('invalidInput');
  });
});

describe.each(ENDPOINTS)('%s', (endpoint) => {
  it('takes forms alone', async () => {
    const before = await people();
    const json = JSON.stringify({ users_email: 'x@example.it', email: 'x@example.it' });
    for (const headers of [
      JSON_TYPE,
      { 'content-type': 'text/plain' },
      { 'content-type': 'multipart/form-data; boundary=x' },
    ]) {
      const answer = await post(endpoint, json, headers);
      expect(answer.status).toBe(415);
    }
    expect((await fetch(`${address}${endpoint}`)).status).toBe(404);
    expect(await people()).toBe(before);
  });

  it.each([
    [
      'fields said twice',
      'users_email=a@example.it&users_email=b@example.it&email=a@example.it&email=b@example.it&reset_code=a&reset_code=b',
      [400],
    ],
    ['a body beyond the limit', `email=${'x'.repeat(300_000)}`, [413]],
    ['the prototype', '__proto__=x&constructor=y&email=', [400, 401]],
  ])('refuses %s', async (_name, body, statuses) => {
    const answer = await post(endpoint, body, FORM_TYPE);
    expect(statuses).toContain(answer.status);
    expect(await answer.text()).not.toMatch(/ at .*\.ts:|errorSomethingWentWrong/);
  });

  it('unpacks nothing', async () => {
    const packed = new Uint8Array(gzipSync(`email=${'x'.repeat(5_000_000)}`));
    const answer = await post(endpoint, packed, { ...FORM_TYPE, 'content-encoding': 'gzip' });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });
});
