import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BusinessRole } from '#contracts/roles.ts';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { changePassword, endRole, invitePerson, setUserActive } from './index.ts';
import type { From } from './testing/second-factor-steps.ts';
import { ANSWER, Browsers } from './testing/second-factor-steps.ts';
import { PASSWORD } from './testing/sign-in-steps.ts';

let app: TestApp;
let http: HttpServer;
let browsers: Browsers;
let providerId: number;
let email: string;
let personId: number;
let secret: string;
let cookie: string;

beforeAll(async () => {
  app = await openTestApp({ environment: { SIGN_INS_PER_ADDRESS_PER_HOUR: '100000' } });
  http = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
  browsers = new Browsers(app, http);
});
afterAll(async () => {
  await http.close();
  await app.close();
});
beforeEach(async () => {
  providerId = await aProvider(app.work());
  ({ email, personId } = await browsers.person({ providerId, role: 'owner' }));
  ({ secret, cookie } = await browsers.setUpApp(email));
});

/** What the person is at the provider, as its private side answers; null for a stranger to it. */
async function roleThere(from: From = { cookie }): Promise<string | null> {
  const QUERY = 'query ($id: Id!) { getProviderGeneralInformation(id: $id) { role notificationEmail } }';
  const { data } = await browsers.call<{ role: string | null }>(QUERY, { id: providerId }, from);
  return data.role;
}

const isIn = async (from: From = { cookie }) =>
  (await browsers.call<object | null>('{ getCurrentUser { id } }', {}, from)).data !== null;

/** A second sign-in of the same person. */
async function signInAgain(from: From = {}) {
  const { session } = (await browsers.signIn(email, from)).data;
  const c = browsers.codeOf(secret);
  return (await browsers.call(ANSWER, { s: session, c }, from)).cookie;
}

describe('a business session', () => {
  it('ends three hours after its last use', async () => {
    // The set-up took the clock a minute on.
    for (const minutes of [178, 179, 179]) {
      app.clock.advance(minutes);
      expect(await isIn()).toBe(true);
    }
    app.clock.advance(180);
    expect([await isIn(), await roleThere()]).toEqual([false, null]);
  });

  it('is not kept by a page that asks by itself', async () => {
    const byItself = async () => {
      const { body } = await http.fastify.inject({
        method: 'POST',
        url: '/graphql',
        headers: {
          'content-type': 'application/json',
          'x-radura-area': 'business',
          'x-radura-unattended': '1',
          cookie,
        },
        payload: JSON.stringify({ query: '{ getCurrentUser { id } }' }),
      });
      return body.includes('"id"');
    };
    app.clock.advance(178);
    expect(await byItself()).toBe(true);
    app.clock.advance(2);
    expect([await byItself(), await isIn()]).toEqual([false, false]);
  });

  it('ends after twelve hours however busy it is', async () => {
    // The set-up took the clock a minute on.
    for (let quarter = 1; quarter < 48; quarter += 1) {
      app.clock.advance(15);
      expect(await isIn()).toBe(true);
    }
    app.clock.advance(13);
    expect(await roleThere()).toBe('owner');
    app.clock.advance(1);
    expect([await isIn(), await roleThere()]).toEqual([false, null]);
  });

  it('is kept in a cookie that no script reads and that ends with it', async () => {
    const answer = await http.fastify.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', 'x-radura-area': 'business' },
      payload: JSON.stringify({
        query:
          'mutation ($s: String!, $c: String!) { answerSecondFactor(session: $s, code: $c) { challengeName } }',
        variables: { s: (await browsers.signIn(email)).data.session, c: browsers.codeOf(secret) },
      }),
    });
    expect([answer.headers['set-cookie']].flat()).toEqual([
      expect.stringMatching(/^radura_business=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/),
      'hybrid_logout=; Max-Age=0; Path=/; SameSite=Lax',
      expect.stringMatching(
        /^radura_device=[\w-]{22}\.[0-9a-f]{32}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
      expect.stringMatching(/^radura_desk=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
    expect(answer.body).not.toMatch(/[\w-]{43}/);
  });

  it('counts in its own area alone, as a public one does', async () => {
    const token = cookie.split('=')[1];
    expect(await isIn({ cookie, area: 'public' })).toBe(false);
    expect(await isIn({ cookie: `radura_session=${token}`, area: 'public' })).toBe(false);
    expect(await isIn({ cookie: `radura_admin=${token}`, area: 'business' })).toBe(false);
    app.clock.advance(1);
    const customer = (await signInAgain({ area: 'public' })) ?? '';
    expect(customer).toMatch(/^radura_session=/);
    expect(await isIn({ cookie: customer, area: 'public' })).toBe(true);
    expect(await roleThere({ cookie: customer, area: 'public' })).toBeNull();
    const smuggled = `radura_business=${customer.split('=')[1]}`;
    expect([await isIn({ cookie: smuggled }), await roleThere({ cookie: smuggled })]).toEqual([false, null]);
  });
});

describe('with the next call', () => {
  const actor = 'system:test';

  it('a role that was taken away is gone, and the session with nothing but the person left', async () => {
    expect(await roleThere()).toBe('owner');
    await endRole(app.work(), { providerId, personId, actor });
    expect([await roleThere(), await isIn()]).toEqual([null, true]);
    app.clock.advance(1);
    expect((await browsers.signIn(email)).code).toBe('NotAuthorizedException');
  });

  it('a role that is given once more after it was taken away counts again', async () => {
    await endRole(app.work(), { providerId, personId, actor });
    await invitePerson(app.work(), { email, providerId, role: 'owner', language: 'it', actor });
    expect(await roleThere()).toBe('owner');
  });

  it.each<[BusinessRole, string | null]>([
    ['collaborator', null],
    ['manager', null],
    ['owner', 'owner'],
  ])('a role changed to %s counts', async (role, expected) => {
    await invitePerson(app.work(), { email, providerId, role, language: 'it', actor });
    expect(await roleThere()).toBe(expected);
  });

  it('a role somewhere else opens nothing here', async () => {
    const here = providerId;
    const elsewhere = await browsers.person({ providerId: await aProvider(app.work()), role: 'owner' });
    const stranger = await browsers.setUpApp(elsewhere.email);
    providerId = here;
    expect(await roleThere({ cookie: stranger.cookie })).toBeNull();
  });

  it('a disabled person is out, and stays out when enabled again', async () => {
    await setUserActive(app.work(), { email, isActive: false, actor });
    expect([await isIn(), await roleThere()]).toEqual([false, null]);
    await setUserActive(app.work(), { email, isActive: true, actor });
    expect(await isIn()).toBe(false);
  });

  it('a password that changed elsewhere ends it', async () => {
    app.clock.advance(1);
    const other = await signInAgain();
    const newPassword = 'Un-altro-bosco-9!';
    await changePassword(
      app.work(),
      app.deps,
      { personId, sessionId: 0, steppedUpAt: app.clock.now() },
      { oldPassword: PASSWORD, newPassword },
    );
    expect([await isIn(), await isIn({ cookie: other })]).toEqual([false, false]);
  });

  it('who signs out is out with the cookie in hand', async () => {
    expect((await browsers.call('mutation { signOut { status } }', {}, { cookie })).code).toBeNull();
    expect(await isIn()).toBe(false);
  });
});
