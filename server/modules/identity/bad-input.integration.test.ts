import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import type { BadInput } from '#server/testing/bad-inputs.ts';
import { BAD_EMAILS, BAD_IDS, BAD_TEXTS } from '#server/testing/bad-inputs.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { PASSWORD, register, SIGN_IN, signInVariables } from './testing/sign-in-steps.ts';

let app: TestApp;
let http: HttpServer;
let cookie: string;
let version = 1;

beforeAll(async () => {
  app = await openTestApp({
    environment: { SIGN_UPS_PER_ADDRESS_PER_HOUR: '100000', SIGN_INS_PER_ADDRESS_PER_HOUR: '100000' },
  });
  http = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
  await register(app, 'ada@example.it');
  const answer = await post(
    '/graphql',
    JSON.stringify({ query: SIGN_IN, variables: signInVariables('ada@example.it') }),
  );
  cookie = String([answer.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
});
afterAll(async () => {
  await http.close();
  await app.close();
});

const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
  http.fastify.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', 'accept-language': 'it', ...headers },
  });

const ask = async (query: string, variables: object) => {
  const answer = await post('/graphql', JSON.stringify({ query, variables }), { cookie });
  return { status: answer.statusCode, body: answer.json() };
};

/** Everything that registering, signing in or a profile could have changed. */
const stored = async () => {
  const { rows } = await app.pool.query(
    `select (select count(*) from people) as people, (select count(*) from log_ins) as log_ins, (select count(*) from login_sessions) as sessions,
            (select count(*) from log_in_codes) as codes, (select md5(string_agg(p::text, '' order by person_id)) from profiles p) as profiles`,
  );
  return rows[0];
};

/** No fault, no inside told; refused in Italian with nothing kept, unless the value is odd but fine. */
function expectPlainAnswer(status: number, body: unknown): boolean {
  expect(status).toBeLessThan(500);
  const text = JSON.stringify(body);
  expect(text).not.toMatch(/ at .*\.ts:|postgres|select |kysely|errorSomethingWentWrong/i);
  return !/"errors?":/.test(text);
}

const typedAsText = (rows: readonly BadInput[]) =>
  rows.map(([name, value]) => [name, String(value)] as const);

describe('registering with', () => {
  it.each(typedAsText(BAD_EMAILS))('the e-mail %s', async (_name, email) => {
    const before = await stored();
    const payload = new URLSearchParams({
      users_email: email,
      users_password: PASSWORD,
      terms_accepted: 'Y',
    }).toString();
    const answer = await post('/public/users/', payload, {
      'content-type': 'application/x-www-form-urlencoded',
    });
    const isAccepted = expectPlainAnswer(answer.statusCode, answer.json());
    if (!isAccepted) expect(await stored()).toEqual(before);
  });

  it.each(typedAsText(BAD_TEXTS))('the password %s', async (name, password) => {
    const payload = new URLSearchParams({
      users_email: `p${Buffer.from(name).toString('hex')}@example.it`,
      users_password: password,
      terms_accepted: 'Y',
    });
    const answer = await post('/public/users/', payload.toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expectPlainAnswer(answer.statusCode, answer.json());
  });
});

describe('signing in with', () => {
  it.each(typedAsText([...BAD_EMAILS, ...BAD_TEXTS]))('%s', async (_name, typed) => {
    const before = await stored();
    const asName = await ask(SIGN_IN, signInVariables(typed));
    const asPassword = await ask(SIGN_IN, signInVariables('ada@example.it', { password: typed }));
    for (const { status, body } of [asName, asPassword]) expect(expectPlainAnswer(status, body)).toBe(false);
    expect(await stored()).toEqual(before);
    app.clock.advance(60);
  });

  it.each(typedAsText(BAD_TEXTS))('a program called %s', async (_name, appName) => {
    const query = `mutation ($a: String!, $v: String!) { signIn(username: "nobody@example.it", password: "x", appName: $a, version: $v, os: "web") { session } }`;
    for (const variables of [
      { a: appName, v: '6.0.0' },
      { a: 'radura', v: appName },
    ]) {
      const { status, body } = await ask(query, variables);
      expect(expectPlainAnswer(status, body)).toBe(false);
    }
    app.clock.advance(60);
  });

  it('a thousand aliases of sign-in is refused before one is tried', async () => {
    const one = `signIn(username: "ada@example.it", password: "x", appName: "r", version: "1", os: "web") { session }`;
    const query = `mutation { ${Array.from({ length: 1000 }, (_, index) => `a${index}: ${one}`).join('\n')} }`;
    const answer = await post('/graphql', JSON.stringify({ query }));
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.json().data).toBeUndefined();
  });
});

const FIELDS = [
  'firstname',
  'lastname',
  'phone',
  'gender',
  'birthday',
  'address',
  'city',
  'postcode',
  'country',
  'url',
  'facebook',
  'skype',
  'describedName',
  'codiceFiscale',
  'piva',
  'sdi',
  'timezone',
  'userLanguage',
];

describe('the profile with', () => {
  it.each(
    FIELDS.flatMap((field) => typedAsText(BAD_TEXTS).map(([name, value]) => [field, name, value] as const)),
  )('%s: %s', async (field, _name, value) => {
    const query = 'mutation ($input: UserInput!) { updateUser(input: $input) { version } }';
    const { status, body } = await ask(query, { input: { version, [field]: value } });
    const isAccepted = expectPlainAnswer(status, body);
    if (isAccepted) version = body.data.updateUser.version;
    else expect(body.errors[0]).toMatchObject({ code: 'clientDataNotValid', affected: [field] });
  });
});

describe('codes and ids:', () => {
  it.each(
    typedAsText([
      ...BAD_TEXTS,
      ['of another kind', 'a.aaaaaaaaaaaaaaaaaaaaaaaaaaa'],
      ['a number too large', `${'z'.repeat(11)}.${'a'.repeat(27)}`],
    ]),
  )('the code %s', async (_name, code) => {
    const before = await stored();
    const looked = await ask(
      'query ($code: String!) { accountLink(code: $code, email: $code) { purpose isUsable } }',
      { code },
    );
    expect(looked.body.data).toEqual({ accountLink: { purpose: null, isUsable: false } });
    const calls = [
      'mutation ($code: String!) { confirmUser(code: $code) { status } }',
      'mutation ($code: String!) { forgotPasswordSubmit(email: "ada@example.it", code: $code, newPassword: "justlowercase") { status } }',
      `mutation ($code: String!) { completeNewPassword(session: $code, newPassword: "${PASSWORD}") { session } }`,
    ];
    for (const call of calls) {
      const { status, body } = await ask(call, { code });
      expectPlainAnswer(status, body);
      expect(body.errors[0].code).toBe('invalidOrExpiredCode');
    }
    const refreshed = await ask(
      'mutation ($code: String!) { refreshSession(refreshToken: $code) { session } }',
      { code },
    );
    expect(refreshed.body.errors[0].code).toBe('unauthenticated');
    expect(await stored()).toEqual(before);
  });

  it.each(BAD_IDS)('the device %s', async (_name, id) => {
    const { status, body } = await ask('mutation ($id: Id!) { endSignIn(id: $id) { status } }', { id });
    expect(expectPlainAnswer(status, body)).toBe(false);
  });

  it.each(typedAsText(BAD_TEXTS))('the cookie and the bearer %s', async (_name, token) => {
    const line = token.replaceAll(/[^\x20-\x7E]/g, '').slice(0, 2000);
    const brought: Record<string, string>[] = [
      { cookie: `radura_session=${line}` },
      { authorization: `Bearer ${line}` },
    ];
    for (const headers of brought) {
      const answer = await post('/graphql', JSON.stringify({ query: '{ getCurrentUser { id } }' }), headers);
      expect(answer.json()).toEqual({ data: { getCurrentUser: null } });
    }
  });
});
