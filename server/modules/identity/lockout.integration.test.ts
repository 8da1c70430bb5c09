import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { changePassword, findPerson, forgotPassword } from './index.ts';
import { codeInNewestStep, PASSWORD, register, SIGN_IN, signInVariables } from './testing/sign-in-steps.ts';

let app: TestApp;
let http: HttpServer;
let email: string;
let made = 0;

beforeAll(async () => {
  app = await openTestApp({
    environment: { SIGN_UPS_PER_ADDRESS_PER_HOUR: '1000', SIGN_INS_PER_ADDRESS_PER_HOUR: '30' },
  });
  http = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
});
afterAll(async () => {
  await http.close();
  await app.close();
});
beforeEach(async () => {
  app.clock.advance(60);
  email = `guessed${(made += 1)}@example.it`;
  await register(app, email);
});

const HOME = '203.0.113.5';
const HOTEL = '198.51.100.90';

async function signIn(from: { address: string; password?: string; cookie?: string; to?: string }) {
  const { address, password = PASSWORD, cookie, to = email } = from;
  const answer = await http.fastify.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: address,
    headers: { 'content-type': 'application/json', 'accept-language': 'en', ...(cookie && { cookie }) },
    payload: JSON.stringify({ query: SIGN_IN, variables: signInVariables(to, { password }) }),
  });
  const cookies = [answer.headers['set-cookie'] ?? []].flat();
  return {
    code: answer.json().errors?.[0]?.code ?? null,
    device: cookies.find((line) => line.startsWith('radura_device='))?.split(';')[0] ?? '',
    retryAfter: Number(answer.headers['retry-after'] ?? 0),
  };
}

/**
 * Wrong passwords from everywhere: the last few for real, those before as counted (`identity.integration.test.ts` makes them all).
 * @returns how the last were answered
 */
async function guessFromEverywhere(counted: number, times: number, to = email): Promise<(string | null)[]> {
  const bucket = `sign-in:${app.deps.secrets.nameOf('sign-in-bucket', to)}`;
  const hour = new Date(Math.trunc(app.clock.now().getTime() / 3_600_000) * 3_600_000);
  await app.pool.query(
    `insert into request_counts (bucket, window_start, count) values ($1, $2, $3)
     on conflict (bucket, window_start) do update set count = excluded.count`,
    [bucket, hour, counted],
  );
  const codes = [];
  for (let guess = 0; guess < times; guess += 1)
    codes.push((await signIn({ address: `10.0.${guess}.1`, password: `Guess-${guess}a!`, to })).code);
  return codes;
}

describe('a stranger who guesses', () => {
  it('gets a hundred tries in an hour and no more, known e-mail or not, and locks nobody out', async () => {
    const { device } = await signIn({ address: HOME });
    const codes = await guessFromEverywhere(98, 4);
    expect(codes).toEqual(['InvalidCredentials', 'InvalidCredentials', 'tooManyGuesses', 'tooManyGuesses']);
    expect(await guessFromEverywhere(98, 4, 'nobody@example.it')).toEqual(codes);
    // Even the right password is refused from a new place by now, so that no guess is worth anything …
    expect(await signIn({ address: HOTEL })).toMatchObject({ code: 'tooManyGuesses', retryAfter: 3600 });
    // … but not from where the person comes in, nor in a browser of theirs, wherever that is.
    expect((await signIn({ address: HOME })).code).toBeNull();
    expect((await signIn({ address: HOTEL, cookie: device })).code).toBeNull();
  });

  it('cannot keep the person out of a new place either: the mailed link leads in', async () => {
    await guessFromEverywhere(100, 1);
    expect((await signIn({ address: HOTEL })).code).toBe('tooManyGuesses');
    // The stranger asks for as many mails as there are: they are the person's all the same.
    for (let mail = 0; mail < 7; mail += 1)
      await forgotPassword(app.work(), app.deps, { address: `10.1.0.${mail}` }, email);
    await app.jobs.drain();
    const SUBMIT =
      'mutation ($e: String!, $c: String!, $p: String!) { forgotPasswordSubmit(email: $e, code: $c, newPassword: $p) { status } }';
    const variables = { e: email, c: await codeInNewestStep(app, 'reset'), p: 'quite another one' };
    const reset = await http.fastify.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress: HOTEL,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ query: SUBMIT, variables }),
    });
    expect(reset.json().errors).toBeUndefined();
    expect((await signIn({ address: HOTEL, password: 'quite another one' })).code).toBeNull();
  });

  it('gets twenty tries for one account from one address, which stays open to others', async () => {
    const codes = [];
    for (let guess = 0; guess < 21; guess += 1)
      codes.push((await signIn({ address: HOTEL, password: `Guess-${guess}a!` })).code);
    expect(codes).toEqual([...Array<string>(20).fill('InvalidCredentials'), 'tooManyRequests']);
    await register(app, `neighbour.${email}`);
    expect((await signIn({ address: HOTEL, to: `neighbour.${email}` })).code).toBeNull();
  });

  it('in the same network does not use up what a known browser may', async () => {
    const { device } = await signIn({ address: HOME });
    for (let guess = 0; guess < 40; guess += 1) await signIn({ address: HOME, password: `Guess-${guess}a!` });
    expect((await signIn({ address: HOME })).code).toBe('tooManyRequests');
    expect((await signIn({ address: HOME, cookie: device })).code).toBeNull();
  });
});

describe('mails with a link', () => {
  const ask = (from: number) => forgotPassword(app.work(), app.deps, { address: `10.4.0.${from}` }, email);
  const mails = async () => {
    await app.jobs.drain();
    const sent = app
      .work()
      .db.selectFrom('mails')
      .select('id')
      .where('recipient', '=', email)
      .where('kind', '=', 'account-reset');
    return (await sent.execute()).length;
  };

  it('go to one account five times in an hour, wherever they are asked for, and again in the next', async () => {
    for (let from = 0; from < 7; from += 1) await ask(from);
    expect(await mails()).toBe(5);
    app.clock.advance(60);
    await ask(7);
    expect(await mails()).toBe(6);
  });
});

describe('the mark of a browser', () => {
  it('bears twenty tries in an hour', async () => {
    const { device } = await signIn({ address: HOME });
    const codes = [];
    for (let guess = 0; guess < 21; guess += 1)
      codes.push(
        (await signIn({ address: `10.2.${guess}.1`, cookie: device, password: `Guess-${guess}a!` })).code,
      );
    expect(codes.slice(0, 20).every((code) => code === 'InvalidCredentials')).toBe(true);
    expect(codes[20]).toBe('tooManyRequests');
  });

  it.each([
    [
      'of somebody else',
      async () => {
        await register(app, `other.${email}`);
        return (await signIn({ address: HOTEL, to: `other.${email}` })).device;
      },
    ],
    [
      'changed',
      async () =>
        (await signIn({ address: HOME })).device.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    ],
    ['made up', async () => `radura_device=${'A'.repeat(22)}.${'0'.repeat(32)}`],
    ['that is no mark', async () => 'radura_device=%00'],
  ])('%s is none', async (_name, markOf) => {
    const cookie = await markOf();
    await guessFromEverywhere(100, 1);
    expect((await signIn({ address: '192.0.2.200', cookie })).code).toBe('tooManyGuesses');
  });

  it('of who knew the password is worth nothing once there is another one', async () => {
    const { device } = await signIn({ address: HOME });
    const personId = (await findPerson(app.work(), email)) ?? 0;
    const me = { personId, sessionId: 0, steppedUpAt: app.clock.now() };
    await changePassword(app.work(), app.deps, me, {
      oldPassword: PASSWORD,
      newPassword: 'quite another one',
    });
    await guessFromEverywhere(100, 1);
    expect((await signIn({ address: HOTEL, cookie: device, password: 'Guess-1a!' })).code).toBe(
      'tooManyGuesses',
    );
    const renewed = await signIn({ address: HOME, cookie: device, password: 'quite another one' });
    expect(renewed.code).toBeNull();
    expect(
      (await signIn({ address: HOTEL, cookie: renewed.device, password: 'quite another one' })).code,
    ).toBeNull();
  });

  it('is given to whoever came in, and to nobody else', async () => {
    expect((await signIn({ address: HOME, password: 'Wrong-1x!' })).device).toBe('');
    expect((await signIn({ address: HOME })).device).toMatch(/^radura_device=[\w-]{22}\.[0-9a-f]{32}$/);
  });
});
