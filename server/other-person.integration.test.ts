import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAttemptKey, PERSON_HEADER } from '#contracts/attempt-key.ts';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import { SessionCookies } from '#server/kernel/session-cookies.ts';
import { createUser } from '#server/modules/identity/index.ts';
import { PASSWORD } from '#server/modules/identity/testing/sign-in-steps.ts';
import { finishSignIn } from '#server/modules/identity/use-cases/finish-sign-in.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { PlainAnswer } from '#server/testing/plain-http.ts';
import { ask } from '#server/testing/plain-http.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

// Two people share a browser: whoever signs in later has the cookie that the page of the other sends along.

let app: TestApp;
let http: HttpServer;
let address: string;
let providerId: number;
let ada: Somebody;
let bea: Somebody;

interface Somebody {
  personId: number;
  cookie: string;
}

beforeAll(async () => {
  app = await openTestApp();
  http = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: true });
  address = await http.fastify.listen({ port: 0, host: '127.0.0.1' });
  providerId = await aProvider(app.work());
  [ada, bea] = [await worksThere('ada@example.it'), await worksThere('bea@example.it')];
});
afterAll(async () => {
  await http.close();
  await app.close();
});

async function worksThere(email: string): Promise<Somebody> {
  const { personId } = await createUser(app.work(), app.deps, {
    email,
    password: PASSWORD,
    firstname: '',
    lastname: '',
    language: 'it',
    actor: 'system:test',
    at: { providerId, role: 'manager' },
  });
  const sessions = new SessionCookies(app.cookieSettings);
  const origin = { sessions, userAgent: 'test', address: 'test', replaces: null };
  const client = { appName: 'radura', appVersion: '6.0.0', os: 'web' } as const;
  await finishSignIn(app.work(), app.deps, origin, {
    personId,
    area: 'business',
    client,
    secondFactor: null,
  });
  return { personId, cookie: sessions.lines.map((line) => line.split(';', 1)[0]).join('; ') };
}

const SELL = `mutation($p: Id!) { sellAtDesk(providerId: $p, input: { name: "Olio", amountCents: 100, method: cash }) { orderId } }`;

async function call(query: string, by: Somebody, headers: Record<string, string>) {
  const { status, body } = await ask(address, '/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: by.cookie,
      'x-radura-area': 'business',
      'idempotency-key': crypto.randomUUID(),
      ...headers,
    },
    body: JSON.stringify({ query, variables: query.includes('$p') ? { p: providerId } : {} }),
  });
  const { errors = [] } = JSON.parse(body) as { errors?: { code: string }[] };
  return { status, codes: errors.map(({ code }) => code) };
}

const sell = (by: Somebody, attemptKey: string): Promise<PlainAnswer> =>
  ask(address, `/it/business/${providerId}/till/sell`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://localhost:3000',
      cookie: by.cookie,
    },
    body: new URLSearchParams({ attemptKey, name: 'Olio', amountCents: '1', method: 'cash' }).toString(),
  });

const sales = async (): Promise<number> =>
  (await app.pool.query(`select from orders where subject = 'freeAmount'`)).rowCount ?? 0;

describe('the page of somebody who is signed out meanwhile', () => {
  it('changes nothing in the name of who is signed in now', async () => {
    const before = await sales();
    const asAda = { [PERSON_HEADER]: String(ada.personId) };
    expect(await call(SELL, bea, asAda)).toEqual({ status: 409, codes: ['otherPerson'] });
    expect(await sales()).toBe(before);
    expect(await call(SELL, ada, asAda)).toEqual({ status: 200, codes: [] });
    // Another program says of nobody that it is for them
    expect(await call(SELL, bea, {})).toEqual({ status: 200, codes: [] });
    expect(await sales()).toBe(before + 2);
  });

  it('reads, since what is read is shown to who is there', async () => {
    const asAda = { [PERSON_HEADER]: String(ada.personId) };
    expect(await call('query { getCurrentUser { id } }', bea, asAda)).toEqual({ status: 200, codes: [] });
  });

  it('sells nothing by its form, and the other’s own page does', async () => {
    const before = await sales();
    await sell(bea, newAttemptKey(ada.personId));
    expect(await sales()).toBe(before);
    await sell(ada, newAttemptKey(ada.personId));
    expect(await sales()).toBe(before + 1);
  });
});
