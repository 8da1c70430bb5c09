import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { findPerson, invitePerson, setUserActive } from './index.ts';
import { codeInNewestStep, PASSWORD, SIGN_IN, signInVariables } from './testing/sign-in-steps.ts';
import { identityTables } from './store/tables.ts';

let app: TestApp;
let http: HttpServer;
let email: string;
let made = 0;

beforeAll(async () => {
  app = await openTestApp({
    environment: { SIGN_UPS_PER_ADDRESS_PER_HOUR: '1000', SIGN_INS_PER_ADDRESS_PER_HOUR: '1000' },
  });
  http = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
});
afterAll(async () => {
  expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  await http.close();
  await app.close();
});
beforeEach(() => {
  email = `waiting${(made += 1)}@example.it`;
});

const OTHER = 'Sopra-il-prato-8!';
const CONFIRM =
  'mutation ($code: String!, $password: String) { confirmUser(code: $code, password: $password) { status } }';

async function graphql<T>(query: string, variables: object, headers: Record<string, string> = {}) {
  const answer = await http.fastify.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
    payload: JSON.stringify({ query, variables }),
  });
  const { data, errors } = answer.json();
  // The test knows what the call answers.
  const [only] = Object.values<T>(data ?? {});
  return { data: only, code: errors?.[0]?.code ?? null };
}

/** Registers through the form. @returns the mark the browser was given, ready to be sent back */
async function register(to = email, password = PASSWORD): Promise<string> {
  const answer = await http.fastify.inject({
    method: 'POST',
    url: '/public/users/',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en' },
    payload: new URLSearchParams([
      ['users_email', to],
      ['users_password', password],
      ['agreements_type[]', 'marketing'],
      ['agreements_decision[]', 'Y'],
      ['terms_accepted', 'Y'],
    ]).toString(),
  });
  expect(answer.statusCode).toBe(201);
  const line =
    [answer.headers['set-cookie'] ?? []].flat().find((one) => one.startsWith('radura_registration=')) ?? '';
  expect(line).toMatch(
    /^radura_registration=[\w-]{22}\.[0-9a-f]{32}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  return line.split(';')[0] ?? '';
}

const confirm = async (password: string | null, cookie = '') =>
  (await graphql(CONFIRM, { code: await codeInNewestStep(app, 'verify'), password }, { cookie })).code;
const signIn = async (password: string, to = email, area = 'public') =>
  (await graphql(SIGN_IN, signInVariables(to, { password }), { 'x-radura-area': area })).code;
const keepsPassword = async (cookie = '') => {
  const LOOK = 'query ($code: String!) { accountLink(code: $code) { purpose keepsPassword } }';
  const { data } = await graphql<{ keepsPassword: boolean }>(
    LOOK,
    { code: await codeInNewestStep(app, 'verify') },
    { cookie },
  );
  return data?.keepsPassword;
};
const idOf = async (to = email) => (await findPerson(app.work(), to)) ?? 0;
const agreements = async () =>
  await identityTables(app.work())
    .selectFrom('agreements')
    .select(['type', 'decision'])
    .where('person_id', '=', await idOf())
    .execute();

describe('confirming a registration keeps its password', () => {
  it('in the browser that registered, with one press, and what was agreed to', async () => {
    const mark = await register();
    expect(await keepsPassword(mark)).toBe(true);
    expect(await confirm(null, mark)).toBeNull();
    expect(await signIn(PASSWORD)).toBeNull();
    expect(await agreements()).toEqual([{ type: 'marketing', decision: 'Y' }]);
  });

  it('for whoever shows it, such as a program without cookies', async () => {
    await register();
    expect(await confirm(PASSWORD)).toBeNull();
    expect(await signIn(PASSWORD)).toBeNull();
    expect(await agreements()).toHaveLength(1);
  });
});

describe('confirming a registration that a stranger made', () => {
  it('asks for a password of one’s own, and the stranger’s opens nothing', async () => {
    await register();
    expect(await keepsPassword()).toBe(false);
    expect(await confirm(null)).toBe('passwordNeeded');
    expect(await confirm('')).toBe('passwordNeeded');
    expect(await confirm('alllowercase')).toBe('passwordUppercase');
    expect(await signIn(PASSWORD)).toBe('userNotConfirmed');
    expect(await confirm(OTHER)).toBeNull();
    expect(await signIn(PASSWORD)).toBe('InvalidCredentials');
    expect(await signIn(OTHER)).toBeNull();
    expect(await agreements()).toEqual([]);
  });

  it.each([
    ['of another account', async () => register(`also.${email}`)],
    ['changed', async (mark: string) => `${mark.slice(0, -1)}${mark.endsWith('0') ? '1' : '0'}`],
    ['with another number', async (mark: string) => mark.replace(/=..../, '=AAAA')],
    ['that says nothing', async () => 'radura_registration=x'],
  ])('a mark %s is none', async (_name, other) => {
    const mark = await register();
    const code = await codeInNewestStep(app, 'verify');
    const cookie = await other(mark);
    expect((await graphql(CONFIRM, { code, password: null }, { cookie })).code).toBe('passwordNeeded');
  });

  it('by a reset: the password is the reader’s, the waiting link is dead', async () => {
    const mark = await register();
    const link = await codeInNewestStep(app, 'verify');
    await app.jobs.drain();
    await graphql('mutation ($e: String!) { resendConfirmation(email: $e) { status } }', { e: email });
    await http.fastify.inject({
      method: 'POST',
      url: '/user/account/forgot',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ email }).toString(),
    });
    await app.jobs.drain();
    const SUBMIT =
      'mutation ($e: String!, $c: String!, $p: String!) { forgotPasswordSubmit(email: $e, code: $c, newPassword: $p) { status } }';
    expect(
      (await graphql(SUBMIT, { e: email, c: await codeInNewestStep(app, 'reset'), p: OTHER })).code,
    ).toBeNull();
    expect(await signIn(PASSWORD)).toBe('InvalidCredentials');
    expect(await agreements()).toEqual([]);
    // Neither the mail of the registration nor the one asked for again chooses a password any more.
    for (const code of [link, await codeInNewestStep(app, 'verify')])
      expect((await graphql(CONFIRM, { code, password: PASSWORD }, { cookie: mark })).code).toBe(
        'invalidOrExpiredCode',
      );
    expect(await signIn(OTHER)).toBeNull();
  });

  it('of many who press at once, one chooses', async () => {
    await register();
    const code = await codeInNewestStep(app, 'verify');
    const passwords = Array.from({ length: 6 }, (_, index) => `${OTHER}${index}`);
    const answers = await Promise.all(passwords.map((password) => graphql(CONFIRM, { code, password })));
    expect(answers.filter((one) => one.code === null)).toHaveLength(1);
    expect(answers.filter((one) => one.code === 'invalidOrExpiredCode')).toHaveLength(5);
    const chosen = passwords[answers.findIndex((one) => one.code === null)] ?? '';
    expect(await signIn(chosen)).toBeNull();
  });

  it('of two links for one account, followed at once, one chooses', async () => {
    await register();
    const links = [await codeInNewestStep(app, 'verify')];
    await graphql('mutation ($e: String!) { resendConfirmation(email: $e) { status } }', { e: email });
    await app.jobs.drain();
    links.push(await codeInNewestStep(app, 'verify'));
    expect(new Set(links).size).toBe(2);
    const answers = await Promise.all(
      links.map((code, index) => graphql(CONFIRM, { code, password: `${OTHER}${index}` })),
    );
    expect(answers.map((one) => one.code).toSorted()).toEqual(['invalidOrExpiredCode', null]);
  });

  it('a session that was there before ends, whichever way it is confirmed', async () => {
    for (const password of [PASSWORD, OTHER]) {
      email = `waiting${(made += 1)}@example.it`;
      await register();
      await identityTables(app.work())
        .insertInto('login_sessions')
        .values({ ...SESSION, person_id: await idOf(), token_hash: Buffer.from(email) })
        .execute();
      expect(await confirm(password)).toBeNull();
      expect(
        await identityTables(app.work())
          .selectFrom('login_sessions')
          .select('id')
          .where('person_id', '=', await idOf())
          .execute(),
      ).toEqual([]);
    }
  });
});

const LONG = new Date('2030-01-01T00:00:00Z');
const SESSION = {
  area: 'public',
  app_name: 'radura',
  app_version: '6.0.0',
  os: 'web',
  device: '',
  created_at: LONG,
  last_used_at: LONG,
  idle_until: LONG,
} as const;

describe('inviting somebody', () => {
  const invite = async (providerId: number) =>
    invitePerson(app.work(), {
      email,
      providerId,
      role: 'collaborator',
      language: 'en',
      actor: 'system:test',
    });
  const mailsTo = async () => {
    await app.jobs.drain();
    const sent = app
      .work()
      .db.selectFrom('mails')
      .select('kind')
      .where('recipient', '=', email)
      .where('state', '=', 'sent');
    return (await sent.orderBy('id').execute()).map(({ kind }) => kind);
  };

  it('under whose e-mail a stranger waits: the stranger’s password and link are worth nothing, the mail asks for a new one', async () => {
    const mark = await register();
    const link = await codeInNewestStep(app, 'verify');
    await invite(await aProvider(app.work()));
    expect(await signIn(PASSWORD)).toBe('InvalidCredentials');
    expect(await signIn(PASSWORD, email, 'business')).toBe('InvalidCredentials');
    expect((await graphql(CONFIRM, { code: link, password: null }, { cookie: mark })).code).toBe(
      'invalidOrExpiredCode',
    );
    expect(await mailsTo()).toEqual(['account-invite']);
    // A confirmation asked for again is mailed to the person, who chooses; the stranger's browser has nothing to keep.
    await graphql('mutation ($e: String!) { resendConfirmation(email: $e) { status } }', { e: email });
    await app.jobs.drain();
    expect(await keepsPassword(mark)).toBe(false);
    expect(await confirm(null, mark)).toBe('passwordNeeded');
    expect(await signIn(PASSWORD, email, 'business')).toBe('InvalidCredentials');
    expect(await agreements()).toEqual([]);
  });

  it('who registers between the invitation and the first log-in gets nothing', async () => {
    await invite(await aProvider(app.work()));
    const answer = await http.fastify.inject({
      method: 'POST',
      url: '/public/users/',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        users_email: email,
        users_password: PASSWORD,
        terms_accepted: 'Y',
      }).toString(),
    });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([409, undefined]);
    expect(await signIn(PASSWORD, email, 'business')).toBe('InvalidCredentials');
  });

  it('who has proved the e-mail: their password and sessions stay, and the mail says so', async () => {
    await register();
    await confirm(PASSWORD);
    await app.jobs.drain();
    await invite(await aProvider(app.work()));
    expect(await signIn(PASSWORD, email, 'business')).toBeNull();
    expect(await mailsTo()).toEqual(['account-role']);
    expect(await agreements()).toHaveLength(1);
  });

  it('its code opens the invited log-in and no other', async () => {
    await invite(await aProvider(app.work()));
    const code = await codeInNewestStep(app, 'invite');
    const invited = email;
    email = `waiting${(made += 1)}@example.it`;
    await register();
    await confirm(PASSWORD);
    expect(await signIn(code)).toBe('InvalidCredentials');
    await setUserActive(app.work(), { email: invited, isActive: false, actor: 'system:test' });
    expect(await signIn(code, invited)).toBe('userDisabled');
  });

  it('anew makes the earlier code worth nothing, also of who has proved the e-mail', async () => {
    await register();
    await confirm(PASSWORD);
    const providerId = await aProvider(app.work());
    await invite(providerId);
    const earlier = await codeInNewestStep(app, 'invite');
    await invite(providerId);
    expect(await signIn(earlier)).toBe('InvalidCredentials');
    expect(await signIn(await codeInNewestStep(app, 'invite'))).toBeNull();
  });

  it('its code is worth nothing after a week', async () => {
    await invite(await aProvider(app.work()));
    const code = await codeInNewestStep(app, 'invite');
    const week = 7 * 24 * 60;
    app.clock.advance(week - 1);
    expect(await signIn(code)).toBeNull();
    app.clock.advance(1);
    expect(await signIn(code)).toBe('InvalidCredentials');
    app.clock.advance(-week);
  });

  it('and a stranger’s confirmation at once: the role never falls to the password of the registration', async () => {
    const providerId = await aProvider(app.work());
    for (let round = 0; round < 8; round += 1) {
      email = `waiting${(made += 1)}@example.it`;
      const mark = await register();
      const code = await codeInNewestStep(app, 'verify');
      const [confirmed] = await Promise.all([
        graphql(CONFIRM, { code, password: null }, { cookie: mark }),
        invite(providerId),
      ]);
      // Either the e-mail was proved first, by the mail and in the browser that registered, or nothing is left to prove.
      expect(['passwordNeeded', 'invalidOrExpiredCode', null]).toContain(confirmed.code);
      expect(await signIn(PASSWORD, email, 'business')).toBe(
        confirmed.code === null ? null : 'InvalidCredentials',
      );
    }
  });
});
