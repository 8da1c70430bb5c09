import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { errorText } from '#contracts/error-texts.ts';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import { ask, sendBytes } from '#server/testing/plain-http.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { aProvider } from './modules/providers/builders.ts';
import { pageWeightKb, WANTED_PAGE_KB } from '../scripts/web-build/page-weight.ts';

const OURS = 'https://radura.example';
const FORM = { 'content-type': 'application/x-www-form-urlencoded', origin: OURS };
const KEY = 'aKeyOfSomebodyThatOpensSomething';

let app: TestApp;
let http: HttpServer;
let address: string;

// With the screens as `npm test` has built them.
beforeAll(async () => {
  app = await openTestApp({
    environment: { PUBLIC_URL: OURS, SMTP_URL: 'smtp://127.0.0.1:1', TRUSTED_PROXIES: '1' },
  });
  http = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: true });
  address = await http.fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await http.close();
  await app.close();
});

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  ask(address, path, {
    method: 'POST',
    headers: { ...FORM, ...headers },
    body: new URLSearchParams(fields).toString(),
  });

describe('a page', () => {
  it.each(['OPTIONS', 'PUT', 'PATCH', 'DELETE', 'TRACE'])('is not there to %s', async (method) => {
    const { status, headers } = await ask(address, '/it/login', { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST']);
  });

  it.each(['/development/kit', '/en/development/kit', '/development/kit.data'])(
    'for developers is not at %s where others come',
    async (path) => {
      expect((await ask(address, path)).status).toBe(404);
    },
  );

  it.each([
    'application/json',
    'text/plain',
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    'x',
    '',
  ])('takes no form that says it is %j', async (type) => {
    const headers = { origin: OURS, ...(type !== '' && { 'content-type': type }) };
    expect((await ask(address, '/language', { method: 'POST', headers, body: 'language=en' })).status).toBe(
      415,
    );
  });

  it('is kept by no cache between, and allows its scripts by a word that nobody can know before', async () => {
    const answers = [await ask(address, '/it/about'), await ask(address, '/it/about')];
    const words = answers.map(({ headers, body }) => {
      expect(headers).toMatchObject({
        'cache-control': 'private, no-cache',
        vary: expect.stringContaining('Cookie'),
      });
      const [, word = ''] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
      expect(body).toContain(`nonce="${word}"`);
      return word;
    });
    expect(words[0]).toMatch(/^[\w+/]{22}==$/);
    expect(words[1]).not.toBe(words[0]);
  });

  it('that visitors meet first is light in scripts', async () => {
    const provider = `/it/provider/${await aProvider(app.work(), { name: 'Corte Verde' })}`;
    for (const path of ['/it', '/it/book', provider]) {
      const { status, body } = await ask(address, path);
      expect(status, path).toBe(200);
      expect(pageWeightKb(body), path).toBeLessThanOrEqual(WANTED_PAGE_KB);
    }
  });

  it('is not asked for by a whole address', async () => {
    const answer = await sendBytes(
      address,
      'GET http://evil.example/it/login HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).not.toContain('evil.example');
  });

  it.each(['//evil.example/it', '/it//evil.example', '/\\evil.example', '/it/provider/1%0d%0aX-Evil:1'])(
    'leads nowhere else from %s',
    async (path) => {
      const { status, headers, body } = await ask(address, path);
      expect([status, headers.location, headers['x-evil']]).toEqual([404, undefined, undefined]);
      expect(body).not.toMatch(/(href|action|content)="(https?:)?\/\/evil/);
    },
  );

  it('knows our address from us, never from the request', async () => {
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
      forwarded: 'host=evil.example',
    };
    const { status, body } = await ask(address, '/it', { headers });
    expect([status, body.includes('evil.example'), body.includes('gopher')]).toEqual([200, false, false]);
    expect(body).toContain(`href="${OURS}/it"`);
  });

  it.each(['127.0.0.1:3000', 'radura.example', 'web:8080'])(
    'takes our form also when the proxy calls us %s',
    async (host) => {
      const { status, headers } = await post('/language', { language: 'en', path: '/it/book' }, { host });
      expect([status, headers.location]).toEqual([302, '/en/book']);
    },
  );
});

describe('a form that sends people on', () => {
  const MISLEADING = [
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https://evil.example',
    '///evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/it/..//evil.example',
    '/it/%2e%2e//evil.example',
    'javascript:alert(1)',
    '\\\\evil.example',
  ];

  it.each(MISLEADING)('sends nobody to %j', async (path) => {
    for (const [form, fields] of [
      ['/language', { language: 'en' }],
      ['/cookie-choice', { choice: 'all' }],
    ] as const) {
      const { headers } = await post(form, { ...fields, path });
      expect([form, headers.location]).toEqual([form, '/']);
    }
  });

  it('takes the first of two', async () => {
    const { headers } = await ask(address, '/language', {
      method: 'POST',
      headers: FORM,
      body: 'language=en&path=/it/book&path=//evil.example',
    });
    expect(headers.location).toBe('/en/book');
  });
});

describe('what a page’s form calls for it', () => {
  it('counts for the address that the form came from, and for no other', async () => {
    const registerAt = (from: string, index: number) =>
      post(
        '/it/register',
        { email: `ada${index}@example.org`, password: 'Bosco-24!', confirmation: 'Bosco-24!', terms: 'Y' },
        { 'x-forwarded-for': from },
      );
    const refused = errorText('tooManyRequests', 'it');
    for (let index = 0; index < 20; index += 1)
      expect((await registerAt('203.0.113.5', index)).body).not.toContain(refused);
    expect((await registerAt('203.0.113.5', 20)).body).toContain(refused);
    expect((await registerAt('203.0.113.6', 21)).body).not.toContain(refused);
  });
});

describe('cookies', () => {
  it('of a public address go by https alone', async () => {
    for (const [form, fields] of [
      ['/language', { language: 'en' }],
      ['/cookie-choice', { choice: 'all' }],
    ] as const) {
      const [cookie] = (await post(form, fields)).headers['set-cookie'] ?? [];
      expect(cookie?.split('; ')).toEqual(expect.arrayContaining(['Path=/', 'SameSite=Lax', 'Secure']));
    }
  });
});

describe('an address that is a key', () => {
  const KEYS = [
    'manage',
    'reservation-confirmation',
    'reset',
    'reset/a@example.org',
    'verify/a@example.org',
    'user-confirmation',
    'email-back',
    'new-email',
    'pay',
  ].map((path) => `/it/${path}/${KEY}`);

  it.each(KEYS)('%s is kept nowhere, told nobody and found by no search', async (path) => {
    for (const one of [path, `${path}.data`]) {
      const { status, headers, body } = await ask(address, one);
      expect([one, headers['cache-control'], headers['referrer-policy']]).toEqual([
        one,
        'no-store',
        'no-referrer',
      ]);
      // What leads elsewhere has no page to be found
      if (one === path && status !== 303) expect(body).toContain('<meta name="robots" content="noindex"');
    }
  });

  it('is in no line of the log, however it is asked for', async () => {
    const lines: unknown[][] = [];
    const listen = (...line: unknown[]) => void lines.push(line);
    const spies = [
      ...(['info', 'warn', 'error'] as const).map((level) =>
        vi.spyOn(app.logger, level).mockImplementation(listen),
      ),
      ...(['log', 'info', 'warn', 'error'] as const).map((level) =>
        vi.spyOn(console, level).mockImplementation(listen),
      ),
    ];
    for (const path of KEYS) {
      for (const way of [
        path,
        `${path}/`,
        `${path}.data`,
        `${path}%E0`,
        `${path}%00`,
        `${path}/more`,
        `/nowhere${path}`,
      ]) {
        await ask(address, way);
        await post(way, {});
        await ask(address, way, { method: 'DELETE' });
        await ask(address, way, { method: 'PROPFIND' });
      }
      await ask(address, path, {
        method: 'POST',
        headers: { origin: OURS, 'content-type': 'multipart/form-data' },
        body: KEY,
      });
    }
    await ask(address, `/calendar/1.${KEY}.ics`);
    await ask(address, `/media/files/x?signature=${KEY}`);
    for (const spy of spies) spy.mockRestore();
    expect(lines.length).toBeGreaterThan(KEYS.length);
    const said = lines.map((line) =>
      line.map((part) => (part instanceof Error ? part.stack : JSON.stringify(part))).join(' '),
    );
    expect(said.filter((line) => line.includes(KEY))).toEqual([]);
  });

  it('is not said back by an answer that is no page', async () => {
    for (const [path, method] of [
      [`/manage/${KEY}%E0`, 'GET'],
      [`/manage/${KEY}`, 'PROPFIND'],
      [`/manage/${KEY}`, 'DELETE'],
    ] as const) {
      expect((await ask(address, path, { method })).body).not.toContain(KEY);
    }
  });
});
