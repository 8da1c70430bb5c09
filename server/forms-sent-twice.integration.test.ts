import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import { PASSWORD, register } from '#server/modules/identity/testing/sign-in-steps.ts';
import { ask } from '#server/testing/plain-http.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

let app: TestApp;
let http: HttpServer;
let address: string;

// With the screens as `npm test` has built them, and no scripts: what a browser sends by itself.
beforeAll(async () => {
  app = await openTestApp({ environment: { TRUSTED_PROXIES: '1' } });
  http = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: true });
  address = await http.fastify.listen({ port: 0, host: '127.0.0.1' });
  await register(app, 'ada@example.it');
});
afterAll(async () => {
  await http.close();
  await app.close();
});
beforeEach(async () => {
  await app.pool.query(`delete from pgboss.job where name = 'identity.send-account-link'`);
});

/** The key in the form of a page that was just loaded. */
async function keyOn(path: string): Promise<string> {
  const { body } = await ask(address, path);
  const [, key] = /name="attemptKey" value="([\w-]{36})"/.exec(body) ?? [];
  if (!key) throw new Error(`${path} has no form with a key`);
  return key;
}

const post = (path: string, fields: Record<string, string>, from = '203.0.113.1') =>
  ask(address, path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://localhost:3000',
      'x-forwarded-for': from,
    },
    body: new URLSearchParams(fields).toString(),
  });

async function mailsAskedFor(): Promise<number> {
  const { rows } = await app.pool.query<{ count: number }>(
    `select count(*)::integer as count from pgboss.job where name = 'identity.send-account-link'`,
  );
  return rows[0]?.count ?? 0;
}

describe('a form without scripts', () => {
  it('sent twice as it stands asks for one mail', async () => {
    const form = { attemptKey: await keyOn('/it/forgot'), email: 'ada@example.it' };
    const answers = await Promise.all([post('/it/forgot', form), post('/it/forgot', form)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await mailsAskedFor()).toBe(1);
  });

  it('with something else in it, or from the page loaded anew, asks for another', async () => {
    const attemptKey = await keyOn('/it/forgot');
    await post('/it/forgot', { attemptKey, email: 'ada@example.it' });
    await post('/it/forgot', { attemptKey, email: 'bea@example.it' });
    await post('/it/forgot', { attemptKey: await keyOn('/it/forgot'), email: 'ada@example.it' });
    expect(await mailsAskedFor()).toBe(3);
  });

  it('on another page is another form, though its words are the same', async () => {
    const form = { attemptKey: await keyOn('/it/forgot'), email: 'ada@example.it' };
    await post('/it/forgot', form);
    await post('/en/forgot', form);
    expect(await mailsAskedFor()).toBe(2);
  });

  it('makes one account, and says so twice', async () => {
    const form = {
      attemptKey: await keyOn('/it/register'),
      email: 'carla@example.it',
      password: PASSWORD,
      confirmation: PASSWORD,
      terms: 'Y',
    };
    const answers = [await post('/it/register', form), await post('/it/register', form)];
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toContain('carla@example.it');
      expect(body).not.toContain('esiste');
    }
    const { rows } = await app.pool.query(`select state from mails where kind = 'account-verify'`);
    expect(rows).toEqual([]);
    await app.jobs.drain();
    const { rows: sent } = await app.pool.query(
      `select recipient from mails where kind = 'account-verify' and recipient = 'carla@example.it'`,
    );
    expect(sent).toHaveLength(1);
  });

  it('counts for the address that sent it, not for this machine, through which all forms come', async () => {
    await app.pool.query('delete from request_counts');
    for (const from of ['203.0.113.7', '198.51.100.7']) {
      const email = `${from}@example.it`;
      const form = { email, password: PASSWORD, confirmation: PASSWORD, terms: 'Y' };
      await post('/it/register', { attemptKey: await keyOn('/it/register'), ...form }, from);
    }
    const { rows } = await app.pool.query<{ bucket: string; count: number }>(
      `select bucket, count from request_counts where bucket like 'sign-up:%'`,
    );
    expect(rows.map(({ count }) => count)).toEqual([1, 1]);
    expect(new Set(rows.map(({ bucket }) => bucket)).size).toBe(2);
  });
});
