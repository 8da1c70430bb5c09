import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import { ask } from '#server/testing/plain-http.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { aPerson } from './modules/identity/builders.ts';

const COUNTS = 'https://count.example/visits.js';

let app: TestApp;
let http: HttpServer;
let address: string;

// With the screens as `npm test` has built them.
beforeAll(async () => {
  app = await openTestApp({ environment: { MEASURING_SCRIPT_URL: COUNTS } });
  await app.pool.query(
    `insert into text_sets (language, hash, texts, made_by, made_at, published_at)
     values ('it', '00000000000000aa', '{"shell_about": "Noi di Radura"}', $1, now(), now())`,
    [await aPerson(app.work())],
  );
  http = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: true });
  address = await http.fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  globalThis.raduraTexts = undefined;
  await http.close();
  await app.close();
});

const page = (path: string, cookie = '') => ask(address, path, { headers: { cookie } });

it('asks about the optional script, and loads it after a yes alone', async () => {
  const before = await page('/it');
  expect(before.body).toContain('value="all"');
  expect(before.body + before.headers['content-security-policy']).not.toContain(
    '<script async="" src="https',
  );
  expect(before.headers['content-security-policy']).not.toContain('count.example');
  const no = await page('/it', 'radura_cookies=necessary');
  expect(no.body).not.toContain('value="all"');
  expect(no.headers['content-security-policy']).not.toContain('count.example');
  const yes = await page('/it', 'radura_cookies=all');
  expect(yes.body).toMatch(new RegExp(`<script[^>]* src="${COUNTS}"`));
  expect(yes.headers['content-security-policy']).toContain('https://count.example');
  expect((await page('/it/business/login', 'radura_cookies=all')).body).not.toMatch(
    new RegExp(`<script[^>]* src="${COUNTS}"`),
  );
});

it('shows published texts, and gives them to browsers before their scripts', async () => {
  const { body } = await page('/it/contact');
  expect(body).toContain('Noi di Radura');
  expect(body).toContain('<script src="/texts/it-00000000000000aa.js"></script>');
  expect(body.indexOf('/texts/it-')).toBeLessThan(body.indexOf('type="module"'));
  const file = await page('/texts/it-00000000000000aa.js');
  expect(file.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(file.body).toContain('"shell_about":"Noi di Radura"');
  expect((await page('/texts/it-00000000000000ab.js')).status).toBe(404);
  expect((await page('/en/contact')).body).not.toContain('Noi di Radura');
});
