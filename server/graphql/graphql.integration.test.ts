import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { ApiAnswer } from './execute.ts';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
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

const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

async function answerTo(query: string): Promise<ApiAnswer> {
  // The answer's shape is what these tests assert.
  return (await (await post({ query })).json()) as ApiAnswer;
}

describe('POST /graphql', () => {
  it('answers a query from the database', async () => {
    const answer = await post({ query: '{ health }' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ data: { health: 'ok' } });
  });

  it.each([
    ['a body that is no JSON', '{"query":', 400],
    ['a batch', [{ query: '{ health }' }], 400],
    ['no query', {}, 400],
  ])('refuses %s in the asked language', async (_name, body, status) => {
    const answer = await post(body, { 'accept-language': 'en' });
    expect(answer.status).toBe(status);
    expect(JSON.stringify(await answer.json())).toContain('Please check the marked fields.');
  });

  it.each([
    ['en-GB,en;q=0.9', 'radura_language=it', 'Please check'],
    ['fr,de;q=0.5', 'radura_language=en', 'Please check'],
    ['fr', '', 'Controlla'],
  ])('refuses who reads %s and chose %j before in a language of ours', async (accepted, cookie, words) => {
    const answer = await post({}, { 'accept-language': accepted, cookie });
    expect(await answer.text()).toContain(words);
  });

  it('refuses documents that ask for too much, without running them', async () => {
    const aliases = Array.from({ length: 200 }, (_, i) => `a${i}: health`).join(' ');
    const answer = await answerTo(`{ ${aliases} }`);
    expect(answer.data).toBeUndefined();
    expect(answer.errors?.[0]?.message).toContain('too much');
    const tokens = await answerTo(`{ ${'health '.repeat(2000)} }`);
    expect(tokens.errors?.[0]?.code).toBe('invalidInput');
  });

  it('names no other field when one is unknown', async () => {
    const answer = await answerTo('{ healt }');
    expect(answer.errors?.[0]?.message).toContain('healt');
    expect(answer.errors?.[0]?.message).not.toContain('Did you mean');
  });

  it('takes no form post and no GET', async () => {
    const form = await fetch(`${address}/graphql`, {
      method: 'POST',
      body: new URLSearchParams({ query: '{ health }' }),
    });
    expect(form.status).toBe(415);
    expect((await fetch(`${address}/graphql?query={health}`)).status).toBe(404);
  });
});

describe('without the database', () => {
  it('lives, is not ready, answers 503 with a time to wait, and comes back by itself', async () => {
    const name = new URL(app.databaseUrl).pathname.slice(1);
    const admin = new Client({ connectionString: inject('postgresUrl') });
    await admin.connect();
    await admin.query(`alter database ${name} allow_connections false`);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    const down = await post({ query: '{ health }' });
    expect([down.status, down.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect((await fetch(`${address}/readyz`)).status).toBe(503);
    await admin.query(`alter database ${name} allow_connections true`);
    await admin.end();
    expect((await post({ query: '{ health }' })).status).toBe(200);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
  });
});

describe('health', () => {
  it('tells living from ready', async () => {
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
  });
});
