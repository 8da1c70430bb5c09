import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { BAD_TEXTS } from '#server/testing/bad-inputs.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { changePassword, setUserActive } from './index.ts';
import type { Added } from './testing/second-factor-steps.ts';
import {
  ANSWER,
  Browsers,
  CONFIRM_APP,
  HOME,
  MY_FACTORS,
  START_APP,
  START_PASSKEY,
  START_PASSKEY_SIGN_IN,
} from './testing/second-factor-steps.ts';
import { PASSWORD, SIGN_IN, signInVariables } from './testing/sign-in-steps.ts';

let app: TestApp;
let http: HttpServer;
let browsers: Browsers;
let providerId: number;
let email: string;
let personId: number;

beforeAll(async () => {
  app = await openTestApp({ environment: { SIGN_INS_PER_ADDRESS_PER_HOUR: '100000' } });
  http = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
  browsers = new Browsers(app, http);
  providerId = await aProvider(app.work());
});
afterAll(async () => {
  await http.close();
  await app.close();
});
beforeEach(async () => {
  ({ email, personId } = await browsers.person({ providerId, role: 'owner' }));
});

const STEP_UP = 'mutation ($p: String!, $c: String) { stepUp(password: $p, code: $c) { status } }';
const NEW_CODES = 'mutation { newRecoveryCodes { recoveryCodes } }';
const REMOVE_APP = 'mutation { removeAuthenticatorApp { status } }';
const ME = '{ getCurrentUser { id } }';

const isIn = async (cookie: string | null, area: 'public' | 'business' = 'business') =>
  (await browsers.call<object | null>(ME, {}, { cookie, area })).data !== null;
const session = async () => (await browsers.signIn(email)).data.session;
const answer = async (c: string) => browsers.call(ANSWER, { s: await session(), c });

/** Mails that were written to the person. */
async function mails(): Promise<string[]> {
  await app.jobs.drain();
  const rows = await app
    .work()
    .db.selectFrom('mails')
    .select('kind')
    .where('recipient', '=', email)
    .execute();
  return rows.map(({ kind }) => kind).toSorted();
}

describe('who must have a second factor', () => {
  it.each([
    ['owner', 'business', 'SECOND_FACTOR_SETUP'],
    ['director', 'business', 'SECOND_FACTOR_SETUP'],
    ['manager', 'business', null],
    ['collaborator', 'business', null],
    ['owner', 'public', null],
  ] as const)('%s in the %s area: %s', async (role, area, expected) => {
    const somebody = await browsers.person({ providerId, role });
    const { data, cookie } = await browsers.signIn(somebody.email, { area });
    expect(data.challengeName).toBe(expected);
    expect(cookie === null).toBe(expected !== null);
  });

  it('is asked in every area once they have one, customers too', async () => {
    const customer = await browsers.person();
    const { cookie } = await browsers.signIn(customer.email, { area: 'public' });
    await browsers.proveEmail({ cookie, area: 'public' });
    const { data } = await browsers.call<{ secret: string }>(START_APP, {}, { cookie, area: 'public' });
    const c = browsers.codeOf(data.secret);
    const added = await browsers.call<Added>(CONFIRM_APP, { c }, { cookie, area: 'public' });
    expect(added.data).toMatchObject({ signIn: null });
    expect(added.data.recoveryCodes).toHaveLength(10);
    const again = await browsers.signIn(customer.email, { area: 'public' });
    expect([again.data.challengeName, again.cookie]).toEqual(['SECOND_FACTOR_REQUIRED', null]);
    const factors = await browsers.call(MY_FACTORS, {}, { cookie, area: 'public' });
    expect(factors.data).toMatchObject({ hasAuthenticatorApp: true, isRequired: false });
    expect((await browsers.call(REMOVE_APP, {}, { cookie, area: 'public' })).code).toBeNull();
    expect((await browsers.signIn(customer.email, { area: 'public' })).data.challengeName).toBeNull();
  });

  it('without a role has no business at the business door, and no set-up to steal', async () => {
    const customer = await browsers.person();
    expect((await browsers.signIn(customer.email)).code).toBe('NotAuthorizedException');
    expect((await browsers.signIn(customer.email, { password: 'Wrong-1x!' })).code).toBe(
      'InvalidCredentials',
    );
  });
});

describe('answering', () => {
  it('is told with what, once the password is right', async () => {
    await browsers.setUpApp(email);
    expect((await browsers.signIn(email)).data.secondFactors).toEqual(['authenticatorApp', 'recoveryCode']);
    await app.work().db.deleteFrom('recovery_codes').where('person_id', '=', personId).execute();
    expect((await browsers.signIn(email)).data.secondFactors).toEqual(['authenticatorApp']);
    expect((await browsers.signIn(email, { password: 'Wrong-1x!' })).code).toBe('InvalidCredentials');
    expect((await browsers.signIn((await browsers.person()).email, { area: 'public' })).data).toMatchObject({
      challengeName: null,
      secondFactors: [],
    });
  });

  it('says how many tries are left, and bears five', async () => {
    const { secret } = await browsers.setUpApp(email);
    const s = await session();
    const left = [];
    for (let time = 0; time < 5; time += 1)
      left.push((await browsers.call(ANSWER, { s, c: '000000' })).triesLeft);
    expect(left).toEqual([4, 3, 2, 1, 0]);
    expect((await browsers.call(ANSWER, { s, c: browsers.codeOf(secret) })).code).toBe(
      'invalidOrExpiredCode',
    );
  });

  it('bears five also when they come at once', async () => {
    const { secret } = await browsers.setUpApp(email);
    const s = await session();
    const wrong = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        browsers.call(ANSWER, { s, c: String(index).padStart(6, '0') }),
      ),
    );
    expect(wrong.filter(({ code }) => code === 'wrongCode')).toHaveLength(5);
    expect(wrong.filter(({ code }) => code === 'invalidOrExpiredCode')).toHaveLength(7);
    expect((await browsers.call(ANSWER, { s, c: browsers.codeOf(secret) })).code).toBe(
      'invalidOrExpiredCode',
    );
  });

  it('takes an app’s code of the half minute before or after, each once, in order', async () => {
    const { secret } = await browsers.setUpApp(email);
    app.clock.advance(5);
    const [before, now] = [browsers.codeOf(secret), (app.clock.advance(0.5), browsers.codeOf(secret))];
    expect((await answer(` ${now.slice(0, 3)} ${now.slice(3)} `)).code).toBeNull();
    expect((await answer(now)).code).toBe('wrongCode');
    // It would still count by the clock, but a later one was taken.
    expect((await answer(before)).code).toBe('wrongCode');
    app.clock.advance(0.5);
    expect((await answer(browsers.codeOf(secret))).code).toBeNull();
    const old = browsers.codeOf(secret);
    app.clock.advance(1.5);
    expect((await answer(old)).code).toBe('wrongCode');
  });

  it('a code of the set-up counts no second time', async () => {
    const { session: s } = (await browsers.signIn(email)).data;
    const { data } = await browsers.call<{ secret: string }>(START_APP, { s });
    const c = browsers.codeOf(data.secret);
    expect((await browsers.call(CONFIRM_APP, { s, c })).code).toBeNull();
    expect((await answer(c)).code).toBe('wrongCode');
  });

  it('takes nobody else’s code', async () => {
    const mine = await browsers.setUpApp(email);
    const other = await browsers.person({ providerId, role: 'owner' });
    const theirs = await browsers.setUpApp(other.email);
    for (const c of [browsers.codeOf(theirs.secret), theirs.recoveryCodes[0] ?? ''])
      expect((await answer(c)).code).toBe('wrongCode');
    expect((await answer(mine.recoveryCodes[0] ?? '')).code).toBeNull();
  });

  it.each(BAD_TEXTS)('takes no rubbish: %s', async (_name, typed) => {
    await browsers.setUpApp(email);
    const { code, status, cookie } = await answer(String(typed));
    expect(['wrongCode', 'invalidInput']).toContain(code);
    expect(status).toBeLessThan(500);
    expect(cookie).toBeNull();
  });

  it('of the wrong kind opens nothing: no passkey, no such step', async () => {
    const { secret } = await browsers.setUpApp(email);
    expect((await browsers.call(START_PASSKEY_SIGN_IN, { s: await session() })).code).toBe('notFound');
    for (const s of ['', 'x', '1.abc', `${'9'.repeat(11)}.${'a'.repeat(27)}`])
      expect((await browsers.call(ANSWER, { s, c: browsers.codeOf(secret) })).code).toBe(
        'invalidOrExpiredCode',
      );
  });

  it('guesses from everywhere end, and yet the person comes in from where they always do', async () => {
    const { secret } = await browsers.setUpApp(email);
    const codes: (string | null)[] = [];
    for (let round = 0; round < 8; round += 1) {
      const address = `198.51.100.${round}`;
      const { data } = await browsers.signIn(email, { address });
      for (let time = 0; time < 5; time += 1)
        codes.push((await browsers.call(ANSWER, { s: data.session, c: '000000' }, { address })).code);
    }
    expect(codes.filter((code) => code === 'wrongCode')).toHaveLength(30);
    expect(codes.filter((code) => code === 'tooManyRequests')).toHaveLength(10);
    const stranger = await browsers.signIn(email, { address: '192.0.2.9' });
    const c = browsers.codeOf(secret);
    expect(
      (await browsers.call(ANSWER, { s: stranger.data.session, c }, { address: '192.0.2.9' })).code,
    ).toBe('tooManyRequests');
    expect((await browsers.call(ANSWER, { s: await session(), c }, { address: HOME })).code).toBeNull();
  });
});

describe('the mark of a browser', () => {
  const AWAY = '192.0.2.77';
  async function markOf(query: string, variables: object, area: 'public' | 'business'): Promise<string> {
    const answer = await http.fastify.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress: AWAY,
      headers: { 'content-type': 'application/json', 'x-radura-area': area },
      payload: JSON.stringify({ query, variables }),
    });
    const { name, value } = answer.cookies.find((cookie) => cookie.name === 'radura_device') ?? {};
    return `${name}=${value}`;
  }

  it('lets answer apart from strangers who came in by a second factor, not who knew the password before there was one', async () => {
    const early = await markOf(SIGN_IN, signInVariables(email), 'public');
    const { secret } = await browsers.setUpApp(email);
    await app.pool.query('delete from known_addresses where person_id = $1', [personId]);
    const late = await markOf(ANSWER, { s: await session(), c: browsers.codeOf(secret) }, 'business');
    await app.pool.query('delete from known_addresses where person_id = $1', [personId]);
    for (let round = 0; round < 6; round += 1) {
      const s = await session();
      for (let time = 0; time < 5; time += 1)
        await browsers.call(ANSWER, { s, c: '000000' }, { address: AWAY });
    }
    app.clock.advance(1);
    const answerWith = async (cookie: string) =>
      (await browsers.call(ANSWER, { s: await session(), c: '000000' }, { address: AWAY, cookie })).code;
    expect(await answerWith(early)).toBe('tooManyRequests');
    expect(await answerWith(late)).toBe('wrongCode');
  });
});

describe('a step that is open', () => {
  it('dies with the password it began with', async () => {
    const { secret, cookie } = await browsers.setUpApp(email);
    const s = await session();
    const me = { personId, sessionId: 0, steppedUpAt: app.clock.now() };
    await changePassword(app.work(), app.deps, me, {
      oldPassword: PASSWORD,
      newPassword: 'Un-altro-bosco-9!',
    });
    expect((await browsers.call(ANSWER, { s, c: browsers.codeOf(secret) })).code).toBe(
      'invalidOrExpiredCode',
    );
    expect(await isIn(cookie)).toBe(false);
  });

  it('dies with the log-in, also when that is opened again', async () => {
    const { secret } = await browsers.setUpApp(email);
    const s = await session();
    const change = (isActive: boolean) =>
      setUserActive(app.work(), { email, isActive, actor: 'system:test' });
    await change(false);
    expect((await browsers.call(ANSWER, { s, c: browsers.codeOf(secret) })).code).toBe(
      'invalidOrExpiredCode',
    );
    await change(true);
    expect((await browsers.call(ANSWER, { s, c: browsers.codeOf(secret) })).code).toBe(
      'invalidOrExpiredCode',
    );
    expect((await answer(browsers.codeOf(secret))).code).toBeNull();
  });

  it('lets a code in once, however many answer at once', async () => {
    const { recoveryCodes } = await browsers.setUpApp(email);
    const s = await session();
    const answers = await Promise.all(recoveryCodes.slice(0, 5).map((c) => browsers.call(ANSWER, { s, c })));
    expect(answers.filter(({ cookie }) => cookie !== null)).toHaveLength(1);
    // Only the one that opened the door is used up.
    const { data } = await browsers.call<{ recoveryCodesLeft: number }>(
      MY_FACTORS,
      {},
      { cookie: answers.find(({ cookie }) => cookie)?.cookie ?? null },
    );
    expect(data.recoveryCodesLeft).toBe(9);
  });
});

describe('recovery codes', () => {
  it('each let in once, and the person is told each time', async () => {
    const { recoveryCodes } = await browsers.setUpApp(email);
    const [first = '', second = ''] = recoveryCodes;
    expect((await answer(first)).code).toBeNull();
    expect((await answer(first)).code).toBe('wrongCode');
    app.clock.advance(1);
    expect((await answer(second.toLowerCase().replace('-', ''))).code).toBeNull();
    expect((await mails()).filter((kind) => kind === 'account-recovery-code-used')).toHaveLength(2);
  });

  it('of one used by twenty at once lets one in', async () => {
    const { recoveryCodes } = await browsers.setUpApp(email);
    const sessions = [];
    for (let index = 0; index < 15; index += 1) sessions.push(await session());
    const answers = await Promise.all(sessions.map((s) => browsers.call(ANSWER, { s, c: recoveryCodes[4] })));
    expect(answers.filter(({ cookie }) => cookie !== null)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'wrongCode')).toHaveLength(14);
  });

  it('are worth nothing once there are new ones', async () => {
    const { recoveryCodes, cookie } = await browsers.setUpApp(email);
    const { data } = await browsers.call<{ recoveryCodes: string[] }>(NEW_CODES, {}, { cookie });
    expect(new Set([...recoveryCodes, ...data.recoveryCodes]).size).toBe(20);
    expect((await answer(recoveryCodes[0] ?? '')).code).toBe('wrongCode');
    expect((await answer(data.recoveryCodes[0] ?? '')).code).toBeNull();
  });

  it('stand in for a factor, and are none by themselves', async () => {
    const customer = await browsers.person();
    const { cookie } = await browsers.signIn(customer.email, { area: 'public' });
    expect((await browsers.call(NEW_CODES, {}, { cookie, area: 'public' })).code).toBe('notFound');
  });
});

describe('changing factors', () => {
  it('needs a proof of a quarter of an hour at most', async () => {
    const { cookie, secret } = await browsers.setUpApp(email);
    const all = [
      START_APP,
      START_PASSKEY,
      NEW_CODES,
      REMOVE_APP,
      'mutation { removePasskey(id: 1) { status } }',
    ];
    app.clock.advance(15);
    for (const document of [
      ...all,
      'mutation { confirmAuthenticatorApp(code: "000000") { recoveryCodes } }',
    ]) {
      expect((await browsers.call(document, {}, { cookie })).code).toBe('stepUpNeeded');
      expect((await browsers.call(document, {})).code).toBe('unauthenticated');
    }
    expect((await browsers.call(STEP_UP, { p: 'Wrong-1x!' }, { cookie })).code).toBe('wrongPassword');
    expect((await browsers.call(START_APP, {}, { cookie })).code).toBe('stepUpNeeded');
    expect(
      (await browsers.call(STEP_UP, { p: PASSWORD, c: browsers.codeOf(secret) }, { cookie })).code,
    ).toBeNull();
    expect((await browsers.call(START_APP, {}, { cookie })).code).toBeNull();
    expect((await browsers.call(MY_FACTORS, {})).code).toBe('unauthenticated');
  });

  it('puts a new telephone in the old one’s place; until its first code the old one counts', async () => {
    const old = await browsers.setUpApp(email);
    const { cookie } = old;
    const phone = (await browsers.signIn(email, { area: 'public' })).data.session;
    const elsewhere = await browsers.call(
      ANSWER,
      { s: phone, c: browsers.codeOf(old.secret) },
      { area: 'public' },
    );
    expect(await isIn(elsewhere.cookie, 'public')).toBe(true);
    app.clock.advance(1);
    const { data } = await browsers.call<{ secret: string }>(START_APP, {}, { cookie });
    expect((await answer(browsers.codeOf(data.secret))).code).toBe('wrongCode');
    expect((await answer(browsers.codeOf(old.secret))).code).toBeNull();
    app.clock.advance(1);
    expect((await browsers.call(CONFIRM_APP, { c: browsers.codeOf(old.secret) }, { cookie })).code).toBe(
      'wrongCode',
    );
    const confirmed = await browsers.call<Added>(
      CONFIRM_APP,
      { c: browsers.codeOf(data.secret) },
      { cookie },
    );
    expect(confirmed).toMatchObject({ code: null, data: { recoveryCodes: [], signIn: null } });
    app.clock.advance(1);
    expect((await answer(browsers.codeOf(old.secret))).code).toBe('wrongCode');
    expect((await answer(browsers.codeOf(data.secret))).code).toBeNull();
    expect(await isIn(cookie)).toBe(true);
    expect(await isIn(elsewhere.cookie, 'public')).toBe(false);
    expect((await browsers.call(CONFIRM_APP, { c: browsers.codeOf(data.secret) }, { cookie })).code).toBe(
      'wrongCode',
    );
  });

  it('begins a hundred times an hour at most', async () => {
    const { cookie } = await browsers.setUpApp(email);
    const codes = [];
    for (let time = 0; time < 110; time += 1)
      codes.push((await browsers.call(START_PASSKEY, {}, { cookie })).code);
    expect(codes.indexOf('tooManyRequests')).toBeGreaterThan(90);
    expect(codes.at(-1)).toBe('tooManyRequests');
  });

  it('a secret that was shown again takes the first one’s place', async () => {
    const s = await session();
    const first = await browsers.call<{ secret: string }>(START_APP, { s });
    const second = await browsers.call<{ secret: string }>(START_APP, { s });
    expect(first.data.secret).not.toBe(second.data.secret);
    expect((await browsers.call(CONFIRM_APP, { s, c: browsers.codeOf(first.data.secret) })).code).toBe(
      'wrongCode',
    );
    expect((await browsers.call(CONFIRM_APP, { s, c: browsers.codeOf(second.data.secret) })).code).toBeNull();
  });

  it('is written down and told, and ends where somebody was in without it', async () => {
    const before = await browsers.signIn(email, { area: 'public' });
    const { cookie } = await browsers.setUpApp(email);
    expect(await isIn(before.cookie, 'public')).toBe(false);
    await browsers.call(NEW_CODES, {}, { cookie });
    await app
      .work()
      .db.updateTable('provider_roles')
      .set({ role: 'manager' })
      .where('person_id', '=', personId)
      .execute();
    expect((await browsers.call(REMOVE_APP, {}, { cookie })).code).toBeNull();
    expect((await browsers.call(REMOVE_APP, {}, { cookie })).code).toBe('notFound');
    expect(await mails()).toEqual([
      'account-email-code',
      'account-second-factor-added',
      'account-second-factor-added',
      'account-second-factor-removed',
    ]);
    const log = await app
      .work()
      .db.selectFrom('audit_entries')
      .select(['action'])
      .where('actor', '=', `person:${personId}`)
      .where('action', 'like', 'secondFactor%')
      .orderBy('id')
      .execute();
    expect(log.map(({ action }) => action)).toEqual([
      'secondFactorAdded',
      'secondFactorAdded',
      'secondFactorRemoved',
    ]);
  });
});

it('a copy of the database holds no secret and no code', async () => {
  const { secret, recoveryCodes, cookie } = await browsers.setUpApp(email);
  const waiting = await session();
  const offered = await browsers.call<{ secret: string }>(START_APP, {}, { cookie });
  await app.jobs.drain();
  const { rows: tables } = await app.pool.query<{ name: string }>(
    "select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')",
  );
  const looked = [];
  for (const { name } of tables) {
    const { rows } = await app.pool.query<{ text: string | null }>(
      `select string_agg(t::text, ' ') as text from ${name} t`,
    );
    looked.push(rows[0]?.text ?? '');
  }
  const copy = looked.join('\n').toLowerCase();
  expect(tables.length).toBeGreaterThan(40);
  const token = cookie.split('=')[1] ?? '';
  const spellings = [
    secret,
    offered.data.secret,
    waiting,
    token,
    ...recoveryCodes,
    ...recoveryCodes.map((code) => code.replace('-', '')),
  ];
  for (const value of spellings) {
    expect(value.length).toBeGreaterThan(8);
    expect(copy).not.toContain(value.toLowerCase());
    expect(copy).not.toContain(Buffer.from(value).toString('hex'));
  }
});
