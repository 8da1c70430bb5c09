import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import { createUser } from '#server/modules/identity/index.ts';
import { ask, sendBytes } from '#server/testing/plain-http.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { DEMO_DOOR } from './demo/demo-door.ts';
import { demoLogIns, hasDemoLogIns } from './demo/add-log-ins.ts';

interface Place {
  app: TestApp;
  http: HttpServer;
  address: string;
}

async function open(environment: Record<string, string>): Promise<Place> {
  const app = await openTestApp({ withCards: true, environment });
  const http = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
  return { app, http, address: await http.fastify.listen({ port: 0, host: '127.0.0.1' }) };
}
const PUBLIC = { PUBLIC_URL: 'https://radura.example', SMTP_URL: 'smtp://127.0.0.1:1' };
const ADA = {
  password: 'A-password-1',
  firstname: 'Ada',
  lastname: 'Rossi',
  language: 'it',
  actor: 'system:test',
} as const;
const TOKEN = 'a token for metrics';

let local: Place;
let openToAll: Place;
let watched: Place;
beforeAll(async () => {
  local = await open({});
  openToAll = await open(PUBLIC);
  watched = await open({ ...PUBLIC, TRUSTED_PROXIES: '1', METRICS_TOKEN: TOKEN });
});
afterAll(async () => {
  for (const { http, app } of [local, openToAll, watched]) {
    await http.close();
    await app.close();
  }
});

const MAILBOX = '/development/mailbox';
const introspect = ({ address }: Place) =>
  ask(address, '/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{ __schema { types { name } } }"}',
  });

describe('on this machine alone', () => {
  it('there are the mailbox, the simulator and the schema to read', async () => {
    expect((await ask(local.address, MAILBOX)).status).toBe(200);
    expect(local.app.cards?.simulator).not.toBeNull();
    expect((await introspect(local)).body).toContain('"Mutation"');
  });

  it.each([
    'evil.example',
    'evil.example:3000',
    '192.168.1.5',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'localhost@evil.example',
    '0.0.0.0',
  ])(
    'whoever calls it %j is answered nothing, as a page that has its name resolved to here would',
    async (host) => {
      for (const path of [MAILBOX, '/', '/graphql', '/metrics', '/healthz']) {
        const answer = await ask(local.address, path, { headers: { host } });
        expect([path, answer.status, answer.body]).toEqual([path, 421, 'http://localhost:3000\n']);
      }
    },
  );

  it('is not called otherwise by what is forwarded', async () => {
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'localhost:3000',
      forwarded: 'host=localhost',
    };
    expect((await ask(local.address, MAILBOX, { headers })).status).toBe(421);
  });

  it.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:24100', '[::1]:3000', 'it.localhost'])(
    'whoever calls it %s is answered',
    async (host) => {
      expect((await ask(local.address, MAILBOX, { headers: { host } })).status).toBe(200);
    },
  );
});

describe('where others come too', () => {
  it('there is nothing that is only for trying out', async () => {
    expect((await ask(openToAll.address, MAILBOX)).status).toBe(404);
    expect((await ask(openToAll.address, DEMO_DOOR)).status).toBe(404);
    expect((await ask(openToAll.address, DEMO_DOOR, { method: 'POST' })).status).toBe(404);
    expect(openToAll.http.fastify.hasRoute({ method: 'POST', url: DEMO_DOOR })).toBe(false);
    expect(local.http.fastify.hasRoute({ method: 'POST', url: DEMO_DOOR })).toBe(true);
    expect(openToAll.app.cards).toMatchObject({ cardPayments: null, simulator: null });
    expect((await ask(openToAll.address, '/pay/test-card', { method: 'POST' })).status).toBe(404);
    expect((await introspect(openToAll)).body).not.toContain('"Mutation"');
    expect(openToAll.app.cookieSettings.isSecure).toBe(true);
  });

  it('nobody of the demo town can come in', async () => {
    expect(await hasDemoLogIns(openToAll.app.work())).toBe(false);
    const { personId } = await createUser(openToAll.app.work(), openToAll.app.deps, {
      ...ADA,
      email: demoLogIns()[0]?.email ?? '',
    });
    expect(await hasDemoLogIns(openToAll.app.work())).toBe(true);
    await openToAll.app.pool.query('update people set verified_at = null where id = $1', [personId]);
    expect(await hasDemoLogIns(openToAll.app.work())).toBe(false);
  });

  it('does not open without a mail server', async () => {
    await expect(openTestApp({ environment: { ...PUBLIC, SMTP_URL: '' } })).rejects.toThrow(
      /SMTP_URL is required/,
    );
  });

  it.each(['192.168.1.5', 'localhost', '127.0.0.1:3000', 'radura.example'])(
    'a proxy may call it %s',
    async (host) => {
      expect((await ask(openToAll.address, '/healthz', { headers: { host } })).status).toBe(200);
      expect((await ask(openToAll.address, MAILBOX, { headers: { host } })).status).toBe(404);
    },
  );

  it('takes only its public address for its own, whatever it is called', async () => {
    const send = (headers: Record<string, string>) =>
      ask(openToAll.address, '/user/account/forgot', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: 'email=ada%40example.org',
      });
    const { host } = new URL(openToAll.address);
    expect((await send({ origin: 'https://radura.example', host })).status).toBe(200);
    expect((await send({ origin: openToAll.address, host })).status).toBe(403);
    expect((await send({ origin: 'http://radura.example', host: 'radura.example' })).status).toBe(403);
    expect(
      (
        await send({
          origin: 'https://evil.example',
          host: 'evil.example',
          'x-forwarded-host': 'evil.example',
        })
      ).status,
    ).toBe(403);
  });
});

describe('/metrics', () => {
  const headerOf = (line: string) =>
    Object.fromEntries(line === '' ? [] : [line.split(': ', 2)]) as Record<string, string>;
  const statuses = (place: Place) =>
    Promise.all(
      ['', 'x-forwarded-for: 127.0.0.1', 'authorization: Bearer x', `authorization: Bearer ${TOKEN}`].map(
        async (line) => (await ask(place.address, '/metrics', { headers: headerOf(line) })).status,
      ),
    );

  it('are for this machine where nobody else comes', async () => {
    expect(await statuses(local)).toEqual([200, 200, 200, 200]);
  });

  it('are for the token alone where others come, by a proxy of this machine too', async () => {
    expect(await statuses(watched)).toEqual([404, 404, 404, 200]);
    expect(await statuses(openToAll)).toEqual([404, 404, 404, 404]);
  });

  it('are closed on this machine behind a proxy, which could be called from anywhere', async () => {
    const behind = await open({ TRUSTED_PROXIES: '1' });
    expect(await statuses(behind)).toEqual([404, 404, 404, 404]);
    await behind.http.close();
    await behind.app.close();
  });
});

describe('the state of health', () => {
  it('tells nothing but itself', async () => {
    expect(JSON.parse((await ask(watched.address, '/healthz')).body)).toEqual({ status: 'ok' });
    expect(JSON.parse((await ask(watched.address, '/readyz')).body)).toEqual({ status: 'ready' });
  });
});

describe('every answer', () => {
  const answers = (place: Place) =>
    Promise.all([
      ask(place.address, '/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"query":"{ __typename }"}',
      }),
      ask(place.address, '/graphql', { method: 'POST', body: 'x' }),
      ask(place.address, '/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{',
      }),
      ask(place.address, '/public/users/', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'a=b',
      }),
      ask(place.address, '/public/users/', {
        method: 'POST',
        headers: { origin: 'https://evil.example' },
        body: 'a=b',
      }),
      ask(place.address, '/webhooks/card-payments', { method: 'POST', body: '{}' }),
      ask(place.address, '/calendar/1.x.ics'),
      ask(place.address, '/account/export'),
      ask(place.address, '/media/files/x'),
      ask(place.address, '/media/avatars/x/1.webp'),
      ask(place.address, '/healthz'),
      ask(place.address, '/metrics'),
      ask(place.address, '/nowhere'),
      ask(place.address, '/%'),
      ask(place.address, '/nowhere', { method: 'PROPFIND' }),
    ]);

  it('keeps browsers careful', async () => {
    for (const { headers } of [...(await answers(local)), ...(await answers(watched))]) {
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
      expect(headers['referrer-policy']).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
      if (/json|plain/.test(headers['content-type'] ?? '')) {
        expect(headers['cache-control']).toMatch(/no-store/);
        expect(headers['content-security-policy']).toContain("default-src 'none'");
      }
    }
  });

  it('asks for https where the address is https, and only there', async () => {
    for (const { headers } of await answers(watched))
      expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
    for (const { headers } of await answers(local))
      expect(headers['strict-transport-security']).toBeUndefined();
  });
});

describe('a request that two servers could read differently', () => {
  const line = (bytes: string) => bytes.split('\r\n', 1)[0];
  const [name] = ['Host: localhost'];

  it.each([
    ['two lengths', 'Content-Length: 3\r\nContent-Length: 5\r\n\r\na=b'],
    ['a length and pieces', 'Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n3\r\na=b\r\n0\r\n\r\n'],
    ['pieces in disguise', 'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n'],
    ['a header with a space', 'X-One : 1\r\n\r\n'],
    ['a folded header', 'X-One: 1\r\n two\r\n\r\n'],
    ['a line that ends half', 'X-One: 1\nX-Two: 2\r\n\r\n'],
  ])('is not taken with %s', async (_what, rest) => {
    expect(
      line(
        await sendBytes(
          local.address,
          `POST /user/account/forgot HTTP/1.1\r\n${name}\r\nConnection: close\r\n${rest}`,
        ),
      ),
    ).toBe('HTTP/1.1 400 Bad Request');
  });

  it('is not taken without a host, nor with two', async () => {
    expect(line(await sendBytes(local.address, `GET ${MAILBOX} HTTP/1.0\r\n\r\n`))).toBe(
      'HTTP/1.1 421 Misdirected Request',
    );
    expect(line(await sendBytes(local.address, 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n'))).toBe(
      'HTTP/1.1 400 Bad Request',
    );
    const two = `GET ${MAILBOX} HTTP/1.1\r\nHost: evil.example\r\n${name}\r\nConnection: close\r\n\r\n`;
    expect(line(await sendBytes(local.address, two))).toMatch(/ 4\d\d /);
  });
});
