import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHttpServer } from '#server/http-server.ts';
import type { HttpServer } from '#server/http-server.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { codeInNewestStep, PASSWORD, register, SIGN_IN, signInVariables } from './testing/sign-in-steps.ts';
import { findPerson, invitePerson, setUserActive } from './index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';

let app: TestApp;
let http: HttpServer;

beforeAll(async () => {
  app = await openTestApp({
    environment: { SIGN_UPS_PER_ADDRESS_PER_HOUR: '100000', SIGN_INS_PER_ADDRESS_PER_HOUR: '100000' },
  });
  http = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
});
afterAll(async () => {
  await http.close();
  await app.close();
});

interface Answer {
  status: number;
  body: Record<string, unknown> & {
    data?: Record<string, unknown>;
    errors?: { code: string; message: string; affected: string[] }[];
  };
  cookies: string[];
}

async function graphql(
  query: string,
  variables: object = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await http.fastify.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
    payload: JSON.stringify({ query, variables }),
  });
  return {
    status: answer.statusCode,
    body: answer.json(),
    cookies: [answer.headers['set-cookie'] ?? []].flat(),
  };
}

async function form(url: string, fields: readonly [string, string][], headers: Record<string, string> = {}) {
  const answer = await http.fastify.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en', ...headers },
    payload: new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const registration = (email: string, more: readonly [string, string][] = []): [string, string][] => [
  ['users_email', email],
  ['users_password', PASSWORD],
  ['agreements_type[]', 'email'],
  ['agreements_decision[]', 'Y'],
  ['agreements_type[]', 'marketing'],
  ['agreements_decision[]', 'N'],
  ['terms_accepted', 'Y'],
  ...more,
];

/** What a call answered; the test knows its shape. */
const given = <T>(answer: Answer, call: string): T => (answer.body.data ?? {})[call] as T;
const code = (answer: Answer) => answer.body.errors?.[0]?.code;
const cookieOf = (answer: Answer) =>
  answer.cookies.find((line) => line.startsWith('radura_'))?.split(';')[0] ?? '';
const ME =
  '{ getCurrentUser { id email role verifiedEmail agreements { type decision } version firstname userLanguage } }';

const CONFIRM =
  'mutation ($code: String!, $password: String) { confirmUser(code: $code, password: $password) { status } }';

describe('registering', () => {
  it('makes an account that opens only once its e-mail is confirmed', async () => {
    const email = 'ada.first@example.it';
    const registered = await form('/public/users/', registration(email));
    expect(registered).toMatchObject({
      status: 201,
      body: { report: { status: 201 }, message: 'Please check your e-mail' },
    });
    expect(code(await graphql(SIGN_IN, signInVariables(email)))).toBe('userNotConfirmed');
    expect(code(await graphql(SIGN_IN, signInVariables(email, { password: 'Wrong-1x!' })))).toBe(
      'InvalidCredentials',
    );
    const link = await codeInNewestStep(app, 'verify');
    expect((await graphql(CONFIRM, { code: link, password: PASSWORD })).body.data).toEqual({
      confirmUser: { status: 200 },
    });
    const answer = await graphql(SIGN_IN, signInVariables(email));
    expect(answer.body.data).toMatchObject({
      signIn: { challengeName: null, idToken: null, user: { email } },
    });
    expect(answer.cookies[0]).toMatch(
      /^radura_session=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const me = await graphql(ME, {}, { cookie: cookieOf(answer) });
    expect(me.body.data).toMatchObject({
      getCurrentUser: {
        email,
        role: 'customer',
        verifiedEmail: true,
        userLanguage: 'en',
        agreements: [
          { type: 'email', decision: 'Y' },
          { type: 'marketing', decision: 'N' },
        ],
      },
    });
    const used = await graphql(CONFIRM, { code: link, password: PASSWORD });
    expect(code(used)).toBe('invalidOrExpiredCode');
  });

  it.each([
    ['an e-mail that cannot be', [['users_email', 'abc']], 400, 'invalidEmail'],
    ['a weak password', [['users_password', 'alllower']], 400, 'passwordUppercase'],
    ['a well-known password', [['users_password', 'Password1!']], 400, 'passwordTooCommon'],
    ['no acceptance of the terms', [['terms_accepted', '']], 400, 'termsNotAccepted'],
  ] as const)('refuses %s', async (_name, changed, status, expected) => {
    const fields = new Map<string, string>(registration('refused@example.it'));
    for (const [name, value] of changed) fields.set(name, value);
    const answer = await form(
      '/public/users/',
      [...fields].filter(([name]) => !name.includes('[')),
    );
    expect(answer).toMatchObject({ status, body: { error: { code: expected } } });
    expect(await findPerson(app.work(), 'refused@example.it')).toBeNull();
  });

  it('says that an e-mail is taken, in whatever spelling', async () => {
    await form('/public/users/', registration('bea@example.it'));
    app.clock.advance(1);
    for (const spelling of ['bea@example.it', ' BEA@Example.IT ', 'ｂｅａ@example.it']) {
      const answer = await form('/public/users/', registration(spelling));
      expect(answer).toMatchObject({ status: 409, body: { message: 'User email already exists.' } });
    }
  });

  it('of many registrations of one e-mail at once makes one account', async () => {
    const spellings = ['cleo@example.it', 'CLEO@example.it', 'Cleo@EXAMPLE.it', 'ｃleo@example.it'];
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        form('/public/users/', [
          ...registration(spellings[index % 4] ?? '').filter(([name]) => name !== 'users_password'),
          ['users_password', `${PASSWORD}${index}`],
        ]),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(15);
  });

  it('takes the same form twice for one request', async () => {
    const [one, two] = await Promise.all(
      [1, 2].map(() => form('/public/users/', registration('dora@example.it'))),
    );
    expect([one?.status, two?.status]).toEqual([201, 201]);
  });

  it('answers a form from another site with nothing', async () => {
    const answer = await form('/public/users/', registration('evil@example.it'), {
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    });
    expect(answer.status).toBe(403);
    expect(await findPerson(app.work(), 'evil@example.it')).toBeNull();
  });
});

describe('signing in', () => {
  it('answers a wrong password and an unknown e-mail alike', async () => {
    await register(app, 'erik@example.it');
    const wrong = await graphql(SIGN_IN, signInVariables('erik@example.it', { password: 'Not-it-1!' }));
    const unknown = await graphql(SIGN_IN, signInVariables('nobody@example.it'));
    const without = (answer: Answer) => JSON.stringify(answer.body).replaceAll(/"requestId":"[^"]*"/g, '');
    expect(code(wrong)).toBe('InvalidCredentials');
    expect(wrong.body.errors?.[0]?.message).toBe('The email or password is incorrect.');
    expect(without(wrong)).toBe(without(unknown));
  });

  it('tells a disabled person only after the right password, and ends what was open', async () => {
    await register(app, 'finn@example.it');
    const cookie = cookieOf(await graphql(SIGN_IN, signInVariables('finn@example.it')));
    await setUserActive(app.work(), { email: 'FINN@example.it', isActive: false, actor: 'system:test' });
    expect((await graphql(ME, {}, { cookie })).body.data).toEqual({ getCurrentUser: null });
    expect(code(await graphql(SIGN_IN, signInVariables('finn@example.it')))).toBe('userDisabled');
    expect(code(await graphql(SIGN_IN, signInVariables('finn@example.it', { password: 'Wrong-1x!' })))).toBe(
      'InvalidCredentials',
    );
    await setUserActive(app.work(), { email: 'finn@example.it', isActive: true, actor: 'system:test' });
    expect((await graphql(ME, {}, { cookie })).body.data).toEqual({ getCurrentUser: null });
    expect(code(await graphql(SIGN_IN, signInVariables('finn@example.it')))).toBeUndefined();
    await expect(
      setUserActive(app.work(), { email: 'none@example.it', isActive: true, actor: 'system:test' }),
    ).rejects.toMatchObject({ code: 'UserNotFoundException' });
  });

  it('gives API clients a signed token, and signing out kills it', async () => {
    await register(app, 'gaia@example.it');
    const answer = await graphql(SIGN_IN, signInVariables('gaia@example.it', { os: 'ios' }));
    const { idToken, expiresInSeconds } = given<Record<string, string>>(answer, 'signIn');
    expect(answer.cookies).toEqual([]);
    expect(expiresInSeconds).toBe(3600);
    const me = (token: string) => graphql(ME, {}, { authorization: `Bearer ${token}` });
    expect((await me(idToken ?? '')).body.data).toMatchObject({
      getCurrentUser: { email: 'gaia@example.it' },
    });
    const out = await graphql('mutation { signOut { status } }', {}, { authorization: `Bearer ${idToken}` });
    expect(out.body.data).toEqual({ signOut: { status: 200 } });
    expect((await me(idToken ?? '')).body.data).toEqual({ getCurrentUser: null });
  });

  it('takes no token that is changed, of another installation, or out of date', async () => {
    await register(app, 'hugo@example.it');
    const answer = await graphql(SIGN_IN, signInVariables('hugo@example.it', { os: 'android' }));
    const idToken = given<{ idToken: string }>(answer, 'signIn').idToken;
    const [head, body, signature] = idToken.split('.');
    const claims = JSON.parse(Buffer.from(body ?? '', 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...claims, sid: claims.sid - 1 })).toString('base64url');
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
    for (const token of [
      `${head}.${forged}.${signature}`,
      `${none}.${body}.`,
      `${head}.${body}`,
      'x',
      `${idToken}x`,
    ]) {
      expect((await graphql(ME, {}, { authorization: `Bearer ${token}` })).body.data).toEqual({
        getCurrentUser: null,
      });
    }
    const { Secrets } = await import('#server/kernel/secrets.ts');
    const { idTokenFor, readActor } = await import('./use-cases/read-actor.ts');
    const person = { personId: Number(claims.sub), sessionId: claims.sid, area: 'public' } as const;
    const elsewhere = await idTokenFor(
      new Secrets(app.config.secret, 'https://other.example'),
      app.clock.now(),
      person,
    );
    expect((await graphql(ME, {}, { authorization: `Bearer ${elsewhere}` })).body.data).toEqual({
      getCurrentUser: null,
    });
    app.clock.advance(61);
    const late = await readActor(app.work(), app.deps.secrets, {
      area: 'public',
      cookie: null,
      authorization: `Bearer ${idToken}`,
    });
    expect(late).toEqual({ kind: 'guest' });
  });

  it('takes no token of our own key that is for another reader, from another installation or over', async () => {
    await register(app, 'ines@example.it');
    const answer = await graphql(SIGN_IN, signInVariables('ines@example.it', { os: 'android' }));
    const [, body = ''] = given<{ idToken: string }>(answer, 'signIn').idToken.split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
    const opens = async (changed: object) => {
      const token = new SignJWT({ ...claims, ...changed }).setProtectedHeader({ alg: 'HS256', typ: 'JWT' });
      const authorization = `Bearer ${await token.sign(app.deps.secrets.keyFor('id-token'))}`;
      return (await graphql(ME, {}, { authorization })).body.data?.['getCurrentUser'] !== null;
    };
    expect(await opens({})).toBe(true);
    const past = Math.floor(app.clock.now().getTime() / 1000) - 1;
    for (const changed of [
      { aud: 'radura-mail' },
      { aud: undefined },
      { iss: 'https://other.example' },
      { iss: undefined },
      { exp: past },
    ])
      expect([changed, await opens(changed)]).toEqual([changed, false]);
  });

  it('stays for twelve months after the last visit', async () => {
    await register(app, 'iris@example.it');
    const cookie = cookieOf(await graphql(SIGN_IN, signInVariables('iris@example.it')));
    const day = 24 * 60;
    for (const wait of [364, 364]) {
      app.clock.advance(wait * day);
      expect((await graphql(ME, {}, { cookie })).body.data).toMatchObject({
        getCurrentUser: { email: 'iris@example.it' },
      });
    }
    app.clock.advance(365 * day + 1);
    expect((await graphql(ME, {}, { cookie })).body.data).toEqual({ getCurrentUser: null });
  });

  it('asks the database once for each request that brings a session', async () => {
    await register(app, 'jana@example.it');
    const cookie = cookieOf(await graphql(SIGN_IN, signInVariables('jana@example.it')));
    const { readActor } = await import('./use-cases/read-actor.ts');
    let asked = 0;
    const work = app.work();
    const counting = Object.assign(Object.create(Object.getPrototypeOf(work)), work, {
      db: work.db.withPlugin({
        transformQuery: ({ node }) => ((asked += 1), node),
        transformResult: async ({ result }) => result,
      }),
    });
    const actor = await readActor(counting, app.deps.secrets, {
      area: 'public',
      cookie: cookie.split('=')[1] ?? '',
      authorization: undefined,
    });
    expect(actor).toMatchObject({ kind: 'person' });
    expect(asked).toBe(1);
  });

  it('keeps guesses from everywhere out while the real person comes in from home', async () => {
    await register(app, 'kim@example.it');
    const home = '203.0.113.9';
    const from = (address: string, password: string) =>
      app.ask(SIGN_IN, signInVariables('kim@example.it', { password }), { address });
    expect((await from(home, PASSWORD)).errors).toBeUndefined();
    let refused = 0;
    for (let guess = 0; guess < 160; guess += 1) {
      const { errors } = await from(`198.51.${guess % 100}.${guess % 250}`, `Guess-${guess}a!`);
      expect(['InvalidCredentials', 'tooManyGuesses']).toContain(errors?.[0]?.code);
      if (errors?.[0]?.code === 'tooManyGuesses') refused += 1;
    }
    expect(refused).toBeGreaterThanOrEqual(50);
    // Even the right password is refused to a stranger by now: no guess is worth anything.
    expect((await from('192.0.2.77', PASSWORD)).errors?.[0]?.code).toBe('tooManyGuesses');
    expect((await from(home, PASSWORD)).errors).toBeUndefined();
  });
});

describe('forgetting the password', () => {
  const SUBMIT =
    'mutation ($email: String!, $code: String!, $p: String!) { forgotPasswordSubmit(email: $email, code: $code, newPassword: $p) { status } }';

  it('answers alike whether or not there is an account, and mails a link only if there is', async () => {
    await register(app, 'lea@example.it');
    const known = await form('/user/account/forgot', [['email', 'LEA@example.it']]);
    const unknown = await form('/user/account/forgot', [['email', 'nobody.at.all@example.it']]);
    expect(known).toEqual(unknown);
    expect(known).toMatchObject({ status: 200, body: { report: { status: 200 } } });
    expect(await form('/user/account/forgot', [['email', 'abc']])).toMatchObject({
      status: 400,
      body: { message: 'Please enter a valid email.' },
    });
    await app.jobs.drain();
    expect(
      await app.work().db.selectFrom('log_in_codes').select('id').where('purpose', '=', 'reset').execute(),
    ).toHaveLength(1);
  });

  it('sets a new password once, proves the e-mail, ends every session', async () => {
    const email = 'mia@example.it';
    await register(app, email);
    const cookie = cookieOf(await graphql(SIGN_IN, signInVariables(email)));
    await form('/user/account/forgot', [['email', email]]);
    await app.jobs.drain();
    const link = await codeInNewestStep(app, 'reset');
    expect(code(await graphql(SUBMIT, { email, code: link, p: 'short7!' }))).toBe('passwordMinChars');
    expect(code(await graphql(SUBMIT, { email: 'other@example.it', code: link, p: 'justlowercase' }))).toBe(
      'invalidOrExpiredCode',
    );
    const tries = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        graphql(SUBMIT, { email, code: link, p: `justlowercase${index}` }),
      ),
    );
    expect(tries.filter((one) => one.body.data?.['forgotPasswordSubmit'])).toHaveLength(1);
    expect(tries.filter((one) => code(one) === 'invalidOrExpiredCode')).toHaveLength(7);
    expect((await graphql(ME, {}, { cookie })).body.data).toEqual({ getCurrentUser: null });
    const winner = tries.findIndex((one) => one.body.data?.['forgotPasswordSubmit']);
    expect(code(await graphql(SIGN_IN, signInVariables(email)))).toBe('InvalidCredentials');
    expect(
      code(await graphql(SIGN_IN, signInVariables(email, { password: `justlowercase${winner}` }))),
    ).toBeUndefined();
  });

  it('refuses a link after an hour, and one for another purpose', async () => {
    const email = 'nina@example.it';
    await register(app, email);
    await form('/user/account/forgot', [['email', email]]);
    await app.jobs.drain();
    const link = await codeInNewestStep(app, 'reset');
    expect(code(await graphql(CONFIRM, { code: link, password: PASSWORD }))).toBe('invalidOrExpiredCode');
    app.clock.advance(60);
    expect(code(await graphql(SUBMIT, { email, code: link, p: 'justlowercase' }))).toBe(
      'invalidOrExpiredCode',
    );
    const look = await graphql(
      'query ($code: String!) { accountLink(code: $code) { purpose isUsable isUsed } }',
      { code: link },
    );
    expect(look.body.data).toEqual({ accountLink: { purpose: 'reset', isUsable: false, isUsed: false } });
  });

  it('sets no new password for who is disabled', async () => {
    const email = 'nora@example.it';
    await register(app, email);
    await form('/user/account/forgot', [['email', email]]);
    await app.jobs.drain();
    const link = await codeInNewestStep(app, 'reset');
    const submit = async () => code(await graphql(SUBMIT, { email, code: link, p: 'justlowercase' }));
    await setUserActive(app.work(), { email, isActive: false, actor: 'system:test' });
    expect(await submit()).toBe('invalidOrExpiredCode');
    await setUserActive(app.work(), { email, isActive: true, actor: 'system:test' });
    expect(code(await graphql(SIGN_IN, signInVariables(email)))).toBeUndefined();
    expect(await submit()).toBeUndefined();
  });

  it('takes the REST call with a code, without a session; with neither it is a 401', async () => {
    const email = 'olga@example.it';
    await register(app, email);
    await form('/user/account/forgot', [['email', email]]);
    await app.jobs.drain();
    const link = await codeInNewestStep(app, 'reset');
    expect((await form('/user/account/reset/', [['new_password', 'alllowercase']])).status).toBe(401);
    expect(
      await form('/user/account/reset/', [
        ['reset_code', link],
        ['new_password', 'alllowercase'],
      ]),
    ).toMatchObject({ status: 200, body: { report: { status: 200 } } });
    expect(
      (
        await form('/user/account/reset/', [
          ['reset_code', link],
          ['new_password', 'alllowercase'],
        ])
      ).status,
    ).toBe(400);
    const cookie = cookieOf(await graphql(SIGN_IN, signInVariables(email, { password: 'alllowercase' })));
    expect((await form('/user/account/reset/', [['new_password', 'anotherlower']], { cookie })).status).toBe(
      200,
    );
  });
});

describe('the own account', () => {
  const CHANGE =
    'mutation ($o: String!, $n: String!) { changePassword(oldPassword: $o, newPassword: $n) { status } }';

  it('changes the password, and every other device is out', async () => {
    const email = 'paul@example.it';
    await register(app, email);
    const [here, there] = await Promise.all(
      [1, 2].map(async () => cookieOf(await graphql(SIGN_IN, signInVariables(email)))),
    );
    const change = (o: string, n: string) => graphql(CHANGE, { o, n }, { cookie: here ?? '' });
    const wrong = await change('Wrong-1x!', 'new one here');
    expect(wrong.body.errors?.[0]).toMatchObject({
      code: 'wrongPassword',
      message: 'You provided wrong password.',
    });
    expect(code(await change(PASSWORD, PASSWORD))).toBe('samePassword');
    expect(code(await change(PASSWORD, 'short'))).toBe('passwordMinChars');
    expect(code(await change(PASSWORD, 'new one here'))).toBeUndefined();
    expect((await graphql(ME, {}, { cookie: there ?? '' })).body.data).toEqual({ getCurrentUser: null });
    expect((await graphql(ME, {}, { cookie: here ?? '' })).body.data).toMatchObject({
      getCurrentUser: { email },
    });
    expect(code(await graphql(CHANGE, { o: 'x', n: 'y' }))).toBe('unauthenticated');
  });

  it("lists devices and ends one, never somebody else's", async () => {
    await register(app, 'rita@example.it');
    await register(app, 'sara@example.it');
    const chrome =
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
    const rita = cookieOf(
      await graphql(SIGN_IN, signInVariables('rita@example.it'), { 'user-agent': chrome }),
    );
    const sara = cookieOf(await graphql(SIGN_IN, signInVariables('sara@example.it')));
    const list = await graphql('{ getMySignIns { id device isCurrent } }', {}, { cookie: rita });
    const [device] = given<{ id: number; device: string }[]>(list, 'getMySignIns');
    expect(device).toMatchObject({ device: 'Chrome, Windows', isCurrent: true });
    const END = 'mutation ($id: Id!) { endSignIn(id: $id) { status } }';
    expect(code(await graphql(END, { id: device?.id }, { cookie: sara }))).toBe('notFound');
    expect(code(await graphql(END, { id: device?.id }, { cookie: rita }))).toBeUndefined();
    expect((await graphql(ME, {}, { cookie: rita })).body.data).toEqual({ getCurrentUser: null });
  });

  it('lists no device that is out already', async () => {
    await register(app, 'rosa@example.it');
    await graphql(SIGN_IN, signInVariables('rosa@example.it'));
    app.clock.advance(100 * 24 * 60);
    const cookie = cookieOf(await graphql(SIGN_IN, signInVariables('rosa@example.it')));
    const list = async () =>
      given<object[]>(await graphql('{ getMySignIns { isCurrent } }', {}, { cookie }), 'getMySignIns');
    expect(await list()).toEqual([{ isCurrent: true }, { isCurrent: false }]);
    app.clock.advance(266 * 24 * 60);
    expect(await list()).toEqual([{ isCurrent: true }]);
  });

  it('changes the profile, and refuses what read an older one', async () => {
    await register(app, 'tina@example.it');
    const cookie = cookieOf(await graphql(SIGN_IN, signInVariables('tina@example.it')));
    const update = (input: object) =>
      graphql(
        'mutation ($input: UserInput!) { updateUser(input: $input) { firstname phone userLanguage version } }',
        { input },
        { cookie },
      );
    expect(
      (await update({ version: 1, firstname: ' Tina ', phone: '+39 051 123456', userLanguage: 'it' })).body
        .data,
    ).toEqual({
      updateUser: { firstname: 'Tina', phone: '+39 051 123456', userLanguage: 'it', version: 2 },
    });
    const stale = await update({ version: 1, firstname: 'Anna' });
    expect(stale.body.errors?.[0]).toMatchObject({ code: 'cannotUpdate', message: 'Cannot update.' });
    for (const [field, value] of Object.entries({
      gender: 'X',
      birthday: '2026-02-30',
      phone: 'call me',
      country: 'Italy',
      url: 'javascript:alert(1)',
      timezone: 'Mars/Olympus',
      codiceFiscale: '12',
    })) {
      const refused = await update({ version: 2, [field]: value });
      expect(refused.body.errors?.[0]).toMatchObject({ code: 'clientDataNotValid', affected: [field] });
    }
  });
});

describe('an invited person', () => {
  it('comes in by the mailed code, chooses a password and is told where to go on', async () => {
    const providerId = await aProvider(app.work());
    const email = 'uma@example.it';
    await invitePerson(app.work(), {
      email,
      providerId,
      role: 'collaborator',
      language: 'it',
      actor: 'system:test',
    });
    const first = await codeInNewestStep(app, 'invite');
    await invitePerson(app.work(), {
      email,
      providerId,
      role: 'collaborator',
      language: 'it',
      actor: 'system:test',
    });
    const link = await codeInNewestStep(app, 'invite');
    expect(code(await graphql(SIGN_IN, signInVariables(email, { password: first })))).toBe(
      'InvalidCredentials',
    );
    expect(code(await graphql(SIGN_IN, signInVariables('someone.else@example.it', { password: link })))).toBe(
      'InvalidCredentials',
    );
    const answer = await graphql(SIGN_IN, signInVariables(email, { password: link, activate: true }));
    const { challengeName, session } = given<{ challengeName: string; session: string }>(answer, 'signIn');
    expect(challengeName).toBe('NEW_PASSWORD_REQUIRED');
    expect(answer.cookies).toEqual([]);
    const COMPLETE =
      'mutation ($s: String!, $p: String!) { completeNewPassword(session: $s, newPassword: $p) { challengeName goToBusinessLogin user { email role verifiedEmail } } }';
    expect(code(await graphql(COMPLETE, { s: session, p: 'alllowercase' }))).toBe('passwordUppercase');
    const done = await graphql(COMPLETE, { s: session, p: PASSWORD });
    expect(done.body.data).toEqual({
      completeNewPassword: {
        challengeName: null,
        goToBusinessLogin: true,
        user: { email, role: 'collaborator', verifiedEmail: true },
      },
    });
    expect(code(await graphql(COMPLETE, { s: session, p: PASSWORD }))).toBe('invalidOrExpiredCode');
    expect(code(await graphql(SIGN_IN, signInVariables(email, { password: link })))).toBe(
      'InvalidCredentials',
    );
  });

  it('has business rights only where businesses sign in', async () => {
    const providerId = await aProvider(app.work());
    await register(app, 'vito@example.it');
    await invitePerson(app.work(), {
      email: 'vito@example.it',
      providerId,
      role: 'collaborator',
      language: 'it',
      actor: 'system:test',
    });
    const customer = await graphql(SIGN_IN, signInVariables('vito@example.it'));
    const business = await graphql(SIGN_IN, signInVariables('vito@example.it'), {
      'x-radura-area': 'business',
    });
    expect(business.cookies[0]).toMatch(/^radura_business=[\w-]{43}; Max-Age=43200;/);
    expect(
      (await graphql(ME, {}, { cookie: cookieOf(customer), 'x-radura-area': 'business' })).body.data,
    ).toEqual({ getCurrentUser: null });
    await register(app, 'wanda@example.it');
    const refused = await graphql(SIGN_IN, signInVariables('wanda@example.it'), {
      'x-radura-area': 'business',
    });
    expect(code(refused)).toBe('NotAuthorizedException');
  });

  it.each([
    ['customer', 'NotAuthorizedException'],
    ['author', undefined],
    ['admin', undefined],
  ] as const)('as %s: the administration answers %s', async (role, expected) => {
    const email = `${role}@example.it`;
    const personId = await register(app, email);
    await app.work().db.updateTable('log_ins').set({ role }).where('person_id', '=', personId).execute();
    expect(code(await graphql(SIGN_IN, signInVariables(email), { 'x-radura-area': 'admin' }))).toBe(expected);
  });
});
