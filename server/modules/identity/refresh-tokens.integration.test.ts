import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { changePassword, setUserActive } from './index.ts';
import { PASSWORD, register, SIGN_IN, signInVariables } from './testing/sign-in-steps.ts';
import { identityTables } from './store/tables.ts';

let app: TestApp;
let http: HttpServer;
let email: string;
let personId: number;
let made = 0;

beforeAll(async () => {
  app = await openTestApp({
    environment: { SIGN_UPS_PER_ADDRESS_PER_HOUR: '1000', SIGN_INS_PER_ADDRESS_PER_HOUR: '1000' },
  });
  http = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
});
afterAll(async () => {
  await http.close();
  await app.close();
});
beforeEach(async () => {
  email = `app${(made += 1)}@example.it`;
  personId = await register(app, email);
});

interface Tokens {
  idToken: string;
  refreshToken: string;
}
const REFRESH = 'mutation ($t: String!) { refreshSession(refreshToken: $t) { idToken refreshToken } }';
const ME = '{ getCurrentUser { email } }';
const TELEPHONE = { 'user-agent': 'Radura/6.0 (iPhone)', address: '203.0.113.4' };

async function call<T>(
  query: string,
  variables: object,
  { address = '203.0.113.4', ...headers }: Record<string, string> = {},
) {
  const answer = await http.fastify.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: address,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ query, variables }),
  });
  const { data, errors } = answer.json();
  // The test knows what the call answers.
  const [only] = Object.values<T>(data ?? {});
  return {
    data: only as T,
    code: errors?.[0]?.code ?? null,
    status: answer.statusCode,
    cookies: [answer.headers['set-cookie'] ?? []].flat(),
  };
}

const signIn = async () =>
  (await call<Tokens>(SIGN_IN, signInVariables(email, { os: 'ios' }), TELEPHONE)).data;
const refresh = (t: string, from: Record<string, string> = TELEPHONE) => call<Tokens>(REFRESH, { t }, from);
const isIn = async ({ idToken }: Tokens) =>
  (await call(ME, {}, { authorization: `Bearer ${idToken}` })).data !== null;

describe('a refresh token', () => {
  it('gives a new ID token and a new refresh token, again and again', async () => {
    let tokens = await signIn();
    const seen = new Set([tokens.refreshToken]);
    for (let hour = 0; hour < 4; hour += 1) {
      app.clock.advance(59);
      const { data } = await refresh(tokens.refreshToken);
      expect(await isIn(data)).toBe(true);
      tokens = data;
      seen.add(tokens.refreshToken);
    }
    expect(seen.size).toBe(5);
  });

  it('may come from another network or program as long as it is the last one', async () => {
    const first = await signIn();
    const { data } = await refresh(first.refreshToken, {
      'user-agent': 'Radura/6.1 (iPhone)',
      address: '198.51.100.20',
    });
    expect(await isIn(data)).toBe(true);
  });

  it('that is spent ends the session, for whoever holds the last one too', async () => {
    const first = await signIn();
    const second = (await refresh(first.refreshToken)).data;
    app.clock.advance(10 / 60);
    expect(await refresh(first.refreshToken)).toMatchObject({ code: 'unauthenticated', status: 401 });
    expect(await isIn(second)).toBe(false);
    expect((await refresh(second.refreshToken)).code).toBe('unauthenticated');
    const log = app
      .work()
      .db.selectFrom('audit_entries')
      .select('action')
      .where('actor', '=', `person:${personId}`);
    expect((await log.where('action', '=', 'refreshTokenReused').execute()).length).toBe(1);
  });

  it('that is spent twice over ends it even at once and from the same device', async () => {
    const first = await signIn();
    const second = (await refresh(first.refreshToken)).data;
    const third = (await refresh(second.refreshToken)).data;
    expect((await refresh(first.refreshToken)).code).toBe('unauthenticated');
    expect(await isIn(third)).toBe(false);
  });

  it.each([
    ['another network', { ...TELEPHONE, address: '198.51.100.20' }],
    ['another program', { ...TELEPHONE, 'user-agent': 'curl/8' }],
  ])('that is spent ends it at once when it comes from %s', async (_name, from) => {
    const first = await signIn();
    const second = (await refresh(first.refreshToken)).data;
    expect((await refresh(first.refreshToken, from)).code).toBe('unauthenticated');
    expect(await isIn(second)).toBe(false);
  });

  it('shown again by the same device within ten seconds gets the same answer', async () => {
    const first = await signIn();
    const second = (await refresh(first.refreshToken)).data;
    app.clock.advance(9 / 60);
    const again = (await refresh(first.refreshToken)).data;
    expect(again.refreshToken).toBe(second.refreshToken);
    expect([await isIn(again), await isIn(second)]).toEqual([true, true]);
  });

  it('of two windows that renew it at once keeps both in', async () => {
    const first = await signIn();
    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(first.refreshToken)));
    expect(new Set(answers.map(({ data }) => data.refreshToken)).size).toBe(1);
    for (const { data } of answers) expect(await isIn(data)).toBe(true);
    expect(await isIn((await refresh(answers[0]?.data.refreshToken ?? '')).data)).toBe(true);
  });

  it('renewed by a thief and the device at once ends the session, whoever was first', async () => {
    const first = await signIn();
    const answers = await Promise.all([
      refresh(first.refreshToken),
      refresh(first.refreshToken, { 'user-agent': 'curl/8', address: '198.51.100.20' }),
    ]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([null, 'unauthenticated']);
    for (const { data } of answers)
      if (data)
        expect([await isIn(data), (await refresh(data.refreshToken)).code]).toEqual([
          false,
          'unauthenticated',
        ]);
  });

  it('that was changed is none, and ends nothing', async () => {
    const first = await signIn();
    const [family, turn, signature = ''] = first.refreshToken.split('.');
    for (const t of [
      `${family}.1.${signature}`,
      `${family}.${turn}.${'A'.repeat(43)}`,
      `${family}.${turn}`,
      `${family}`,
      `${first.refreshToken}x`,
    ])
      expect((await refresh(t)).code).toBe('unauthenticated');
    expect(await isIn((await refresh(first.refreshToken)).data)).toBe(true);
  });

  it('opens nothing as a cookie, nor does a part of it; and no cookie renews anything', async () => {
    const { refreshToken } = await signIn();
    for (const value of [refreshToken, ...refreshToken.split('.')])
      expect((await call(ME, {}, { cookie: `radura_session=${value}` })).data).toBeNull();
    const { cookies } = await call(SIGN_IN, signInVariables(email));
    expect((await refresh(/^radura_session=([^;]+)/.exec(cookies[0] ?? '')?.[1] ?? '')).code).toBe(
      'unauthenticated',
    );
  });

  it('of a program that became too old is kept until the program is updated', async () => {
    const { refreshToken } = await signIn();
    await app.pool.query(`update app_versions set minimum = '6.0.1' where os = 'ios'`);
    expect((await refresh(refreshToken)).code).toBe('notSupportedApplication');
    const UPDATED = REFRESH.replace('$t)', '$t, version: "6.0.1")');
    const { data } = await call<Tokens>(UPDATED, { t: refreshToken }, TELEPHONE);
    expect(await isIn(data)).toBe(true);
    expect((await refresh(data.refreshToken)).code).toBeNull();
    const ODD = REFRESH.replace('$t)', '$t, version: "6.0.1-rc")');
    expect((await call(ODD, { t: data.refreshToken }, TELEPHONE)).code).toBe('invalidInput');
    await app.pool.query(`update app_versions set minimum = '1.0.0' where os = 'ios'`);
  });

  it('counts in its own area alone', async () => {
    const { refreshToken } = await signIn();
    expect((await refresh(refreshToken, { ...TELEPHONE, 'x-radura-area': 'business' })).code).toBe(
      'unauthenticated',
    );
    expect((await refresh(refreshToken)).code).toBeNull();
  });

  it('is worth nothing once the person is disabled, and not again when enabled', async () => {
    const { refreshToken } = await signIn();
    await app
      .work()
      .db.updateTable('log_ins')
      .set({ active: false })
      .where('person_id', '=', personId)
      .execute();
    expect((await refresh(refreshToken)).code).toBe('unauthenticated');
    await setUserActive(app.work(), { email, isActive: true, actor: 'system:test' });
    await setUserActive(app.work(), { email, isActive: false, actor: 'system:test' });
    await setUserActive(app.work(), { email, isActive: true, actor: 'system:test' });
    expect((await refresh(refreshToken)).code).toBe('unauthenticated');
  });

  it.each(['idle_until', 'ends_at'] as const)('is worth nothing from %s on', async (end) => {
    const { refreshToken } = await signIn();
    const inAMinute = new Date(app.clock.now().getTime() + 60_000);
    await identityTables(app.work())
      .updateTable('login_sessions')
      .set({ [end]: inAMinute })
      .where('person_id', '=', personId)
      .execute();
    app.clock.advance(1);
    expect((await refresh(refreshToken)).code).toBe('unauthenticated');
  });

  it('is worth nothing after a new password', async () => {
    const { refreshToken } = await signIn();
    await changePassword(
      app.work(),
      app.deps,
      { personId, sessionId: 0, steppedUpAt: app.clock.now() },
      { oldPassword: PASSWORD, newPassword: 'quite another one' },
    );
    expect((await refresh(refreshToken)).code).toBe('unauthenticated');
  });
});

it('signing in takes no session that the browser brings: a planted one opens nothing afterwards', async () => {
  const planted = 'x'.repeat(43);
  const { cookies } = await call(SIGN_IN, signInVariables(email), { cookie: `radura_session=${planted}` });
  const given = cookies.find((line) => line.startsWith('radura_session='))?.split(';')[0] ?? '';
  expect(given).not.toContain(planted);
  expect((await call(ME, {}, { cookie: `radura_session=${planted}` })).data).toBeNull();
  // One that was alive, somebody else's, ends with the sign-in that replaces it.
  await register(app, `planter${email}`);
  const planter = await call(SIGN_IN, signInVariables(`planter${email}`));
  const theirs = planter.cookies.find((line) => line.startsWith('radura_session='))?.split(';')[0] ?? '';
  await call(SIGN_IN, signInVariables(email), { cookie: theirs });
  expect((await call(ME, {}, { cookie: theirs })).data).toBeNull();
});
