import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { BAD_TEXTS } from '#server/testing/bad-inputs.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import type { Added, Asked, SignedIn } from './testing/second-factor-steps.ts';
import {
  ANSWER_PASSKEY,
  Browsers,
  CONFIRM_APP,
  CONFIRM_PASSKEY,
  MY_FACTORS,
  START_APP,
  START_PASSKEY,
  START_PASSKEY_SIGN_IN,
} from './testing/second-factor-steps.ts';
import type { Ceremony } from './testing/software-authenticator.ts';
import { SoftwareAuthenticator } from './testing/software-authenticator.ts';

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

interface Begun {
  session: string;
  options: {
    challenge: string;
    rp?: object;
    rpId?: string;
    user?: { id: string; name: string };
    allowCredentials?: object[];
  };
}
type Manners = Omit<Ceremony, 'options'>;

const begin = async (document: string, session: string | null, cookie?: string | null): Promise<Begun> =>
  (await browsers.call<Begun>(document, { s: session }, { cookie: cookie ?? null })).data;

/** Adds a passkey, in a sign-in that waits or to somebody signed in. */
async function add(
  device: SoftwareAuthenticator,
  {
    session = null,
    cookie = null,
    name = 'Telefono',
    ...manners
  }: { session?: string | null; cookie?: string | null; name?: string } & Manners,
): Promise<Asked<Added>> {
  const { session: s, options } = await begin(START_PASSKEY, session, cookie);
  return browsers.call<Added>(
    CONFIRM_PASSKEY,
    { s, r: device.create({ options, ...manners }), n: name },
    { cookie },
  );
}

/** The first sign-in, with a passkey set up. */
async function setUp(device = new SoftwareAuthenticator(app.deps.origin), who = email) {
  const { session } = (await browsers.signIn(who)).data;
  const added = await add(device, { session });
  expect(added).toMatchObject({
    code: null,
    data: { signIn: { challengeName: null, user: { email: who } } },
  });
  return { device, cookie: added.cookie ?? '', recoveryCodes: added.data.recoveryCodes };
}

/** Password, then the passkey. */
async function comeIn(device: SoftwareAuthenticator, manners: Manners = {}): Promise<Asked<SignedIn>> {
  const { session } = (await browsers.signIn(email)).data;
  const { session: s, options } = await begin(START_PASSKEY_SIGN_IN, session);
  return browsers.call<SignedIn>(ANSWER_PASSKEY, { s, r: device.get({ options, ...manners }) });
}

const stored = async () =>
  app.work().db.selectFrom('passkeys').selectAll().where('person_id', '=', personId).orderBy('id').execute();

describe('a passkey', () => {
  it('is set up at the first log-in and asked for at the next', async () => {
    const { device, cookie, recoveryCodes } = await setUp();
    expect(cookie).toMatch(/^radura_business=/);
    expect(new Set(recoveryCodes).size).toBe(10);
    const { data } = await browsers.signIn(email);
    expect(data).toMatchObject({ challengeName: 'SECOND_FACTOR_REQUIRED', user: null });
    const again = await comeIn(device);
    expect(again).toMatchObject({
      code: null,
      data: { challengeName: null, user: { email, role: 'owner' } },
    });
    expect(await stored()).toMatchObject([
      { name: 'Telefono', sign_count: 2, transports: ['internal'], last_used_at: app.clock.now() },
    ]);
    const [session] = await app
      .work()
      .db.selectFrom('login_sessions')
      .select('second_factor')
      .where('person_id', '=', personId)
      .orderBy('id', 'desc')
      .execute();
    expect(session?.second_factor).toBe('passkey');
  });

  it('is asked of the person’s own devices alone, and names nobody by number', async () => {
    const { device, cookie } = await setUp();
    const { options } = await begin(START_PASSKEY, null, cookie);
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Radura' },
      user: { name: email },
      attestation: 'none',
      excludeCredentials: [{ id: device.id.toString('base64url') }],
      authenticatorSelection: { userVerification: 'required' },
    });
    expect(Buffer.from(options.user?.id ?? '', 'base64url')).toHaveLength(32);
    const asked = await begin(START_PASSKEY_SIGN_IN, (await browsers.signIn(email)).data.session);
    expect(asked.options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(asked.options.allowCredentials).toEqual([
      { id: device.id.toString('base64url'), transports: ['internal'], type: 'public-key' },
    ]);
    expect(Buffer.from(asked.options.challenge, 'base64url').length).toBeGreaterThanOrEqual(16);
  });

  it('is named, beside the recovery codes, as what the person has', async () => {
    await setUp();
    expect((await browsers.signIn(email)).data.secondFactors).toEqual(['passkey', 'recoveryCode']);
  });

  it('of a device that does not count works every time', async () => {
    const { device } = await setUp(new SoftwareAuthenticator(app.deps.origin, { counts: false }));
    for (let time = 0; time < 3; time += 1) expect((await comeIn(device)).code).toBeNull();
  });

  it('that was copied is refused: its counter falls behind', async () => {
    const { device } = await setUp();
    expect((await comeIn(device, { count: 9 })).code).toBeNull();
    for (const count of [9, 8, 1]) expect((await comeIn(device, { count })).code).toBe('wrongPasskey');
    expect(await stored()).toMatchObject([{ sign_count: 9 }]);
    expect((await comeIn(device, { count: 10 })).code).toBeNull();
  });

  it('of two that say the same count at once lets one in', async () => {
    const { device } = await setUp();
    const begun = [];
    for (let time = 0; time < 4; time += 1)
      begun.push(await begin(START_PASSKEY_SIGN_IN, (await browsers.signIn(email)).data.session));
    // All have read the count of before by the time that the first may write its own.
    const holder = await app.pool.connect();
    await holder.query('begin; select from passkeys for update');
    const answering = Promise.all(
      begun.map(({ session: s, options }) =>
        browsers.call(ANSWER_PASSKEY, { s, r: device.get({ options, count: 5 }) }),
      ),
    );
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect
      .poll(async () => (await app.pool.query(waiting)).rowCount, { timeout: 20_000 })
      .toBe(begun.length);
    await holder.query('commit');
    holder.release();
    const answers = await answering;
    expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
    expect(answers.filter(({ cookie }) => cookie !== null)).toHaveLength(1);
  });

  it('answers a challenge once, also when the answer comes many times at once', async () => {
    const { device } = await setUp();
    const { session } = (await browsers.signIn(email)).data;
    const { session: s, options } = await begin(START_PASSKEY_SIGN_IN, session);
    const r = device.get({ options });
    const answers = await Promise.all([1, 2, 3, 4].map(() => browsers.call(ANSWER_PASSKEY, { s, r })));
    expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
    expect((await browsers.call(ANSWER_PASSKEY, { s, r })).code).toBe('invalidOrExpiredCode');
    expect((await browsers.call(START_PASSKEY_SIGN_IN, { s: session })).code).toBe('invalidOrExpiredCode');
  });

  it('answers within five minutes, and within the ten of its sign-in', async () => {
    const { device } = await setUp();
    const { session } = (await browsers.signIn(email)).data;
    const first = await begin(START_PASSKEY_SIGN_IN, session);
    app.clock.advance(5);
    expect((await browsers.call(ANSWER_PASSKEY, { s: first.session, r: device.get(first) })).code).toBe(
      'invalidOrExpiredCode',
    );
    app.clock.advance(4);
    const second = await begin(START_PASSKEY_SIGN_IN, session);
    app.clock.advance(1);
    expect((await browsers.call(ANSWER_PASSKEY, { s: second.session, r: device.get(second) })).code).toBe(
      'invalidOrExpiredCode',
    );
  });

  it.each<[string, Manners]>([
    ['whose person was not verified', { isVerified: false }],
    ['used on another site', { origin: 'https://radura.evil.example' }],
    ['made for another site', { rpId: 'evil.example' }],
    ['that signs another challenge', { challenge: 'bm90IHRoaXMgb25lLCBzb3JyeQ' }],
  ])('%s is refused, to add as to come in', async (_name, manners) => {
    const { session } = (await browsers.signIn(email)).data;
    expect((await add(new SoftwareAuthenticator(app.deps.origin), { session, ...manners })).code).toBe(
      'wrongPasskey',
    );
    const { device } = await setUp();
    const answer = await comeIn(device, manners);
    expect([answer.code, answer.cookie]).toEqual(['wrongPasskey', null]);
  });

  it.each<[string, Manners]>([
    [
      'android-key',
      {
        format: 'android-key',
        statement: { alg: -7, sig: Buffer.alloc(70), x5c: [Buffer.alloc(300), Buffer.alloc(300)] },
      },
    ],
    [
      'packed with certificates',
      { format: 'packed', statement: { alg: -7, sig: Buffer.alloc(70), x5c: [Buffer.alloc(300)] } },
    ],
    ['apple', { format: 'apple', statement: { x5c: [Buffer.alloc(300)] } }],
    ['unknown', { format: 'evil' }],
    ['none that says something', { format: 'none', statement: { x5c: [Buffer.alloc(300)] } }],
  ])('with an attestation nobody asked for is refused: %s', async (_name, manners) => {
    const { session } = (await browsers.signIn(email)).data;
    expect((await add(new SoftwareAuthenticator(app.deps.origin), { session, ...manners })).code).toBe(
      'wrongPasskey',
    );
    expect(await stored()).toEqual([]);
  });
});

describe('somebody else', () => {
  it('cannot answer with a passkey of their own, nor finish what another began', async () => {
    const { device } = await setUp();
    const stranger = new SoftwareAuthenticator(app.deps.origin);
    const { email: other } = await browsers.person({ providerId, role: 'owner' });
    const theirs = await setUp(stranger, other);
    expect((await comeIn(stranger)).code).toBe('wrongPasskey');

    const own = await begin(START_PASSKEY_SIGN_IN, (await browsers.signIn(email)).data.session);
    const foreign = await begin(START_PASSKEY_SIGN_IN, (await browsers.signIn(other)).data.session);
    expect((await browsers.call(ANSWER_PASSKEY, { s: foreign.session, r: device.get(own) })).code).toBe(
      'wrongPasskey',
    );
    expect((await browsers.call(ANSWER_PASSKEY, { s: own.session, r: stranger.get(own) })).code).toBe(
      'wrongPasskey',
    );
    expect((await browsers.call(ANSWER_PASSKEY, { s: own.session, r: device.get(foreign) })).code).toBe(
      'wrongPasskey',
    );

    const { cookie } = await comeIn(device);
    const adding = await begin(START_PASSKEY, null, cookie);
    const r = new SoftwareAuthenticator(app.deps.origin).create(adding);
    for (const thief of [theirs.cookie, null]) {
      const { code } = await browsers.call(
        CONFIRM_PASSKEY,
        { s: adding.session, r, n: 'x' },
        { cookie: thief },
      );
      expect(code).toBe(thief ? 'invalidOrExpiredCode' : 'unauthenticated');
    }
  });

  it('cannot bring in a passkey that is another’s already', async () => {
    const { device, cookie } = await setUp();
    const { email: other } = await browsers.person({ providerId, role: 'owner' });
    const { session } = (await browsers.signIn(other)).data;
    expect((await add(device, { session })).code).toBe('alreadyAssigned');
    expect((await add(device, { cookie })).code).toBe('alreadyAssigned');
    expect((await browsers.call(START_PASSKEY, { s: session })).code).toBeNull();
  });

  it('cannot answer one kind of ceremony with another, or take a step’s code for another step', async () => {
    const { device, cookie } = await setUp();
    const { session } = (await browsers.signIn(email)).data;
    const adding = await begin(START_PASSKEY, null, cookie);
    const coming = await begin(START_PASSKEY_SIGN_IN, session);
    expect((await browsers.call(ANSWER_PASSKEY, { s: adding.session, r: device.get(adding) })).code).toBe(
      'invalidOrExpiredCode',
    );
    expect(
      (
        await browsers.call(
          CONFIRM_PASSKEY,
          { s: coming.session, r: device.create(coming), n: 'x' },
          { cookie },
        )
      ).code,
    ).toBe('invalidOrExpiredCode');
    for (const s of [session, 'x', '', '1.abc', `${coming.session}x`, coming.session.toUpperCase()])
      expect((await browsers.call(ANSWER_PASSKEY, { s, r: device.get(coming) })).code).toBe(
        'invalidOrExpiredCode',
      );
    for (const document of [START_PASSKEY, START_APP]) {
      const { code } = await browsers.call(document, { s: coming.session });
      expect(code).toBe('invalidOrExpiredCode');
    }
  });

  it('who knows the password finds no old door: a set-up that began before the first factor adds none after it', async () => {
    const [early, later] = [
      (await browsers.signIn(email)).data.session,
      (await browsers.signIn(email)).data.session,
    ];
    const begun = await begin(START_PASSKEY, early);
    const offered = await browsers.call<{ secret: string }>(START_APP, { s: later });
    await setUp();
    const thief = new SoftwareAuthenticator(app.deps.origin);
    expect(
      (await browsers.call(CONFIRM_PASSKEY, { s: begun.session, r: thief.create(begun), n: 'x' })).code,
    ).toBe('invalidOrExpiredCode');
    const c = browsers.codeOf(offered.data.secret);
    expect((await browsers.call(CONFIRM_APP, { s: later, c })).code).toBe('invalidOrExpiredCode');
    for (const s of [early, later])
      for (const document of [START_PASSKEY, START_APP])
        expect((await browsers.call(document, { s })).code).toBe('invalidOrExpiredCode');
    expect(await stored()).toHaveLength(1);
  });

  it('and the person at the same moment set up one first factor between them', async () => {
    const begun = [];
    for (let index = 0; index < 4; index += 1)
      begun.push(await begin(START_PASSKEY, (await browsers.signIn(email)).data.session));
    const answers = await Promise.all(
      begun.map((one) =>
        browsers.call(CONFIRM_PASSKEY, {
          s: one.session,
          r: new SoftwareAuthenticator(app.deps.origin).create(one),
          n: 'x',
        }),
      ),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual(
      [null, ...Array(3).fill('invalidOrExpiredCode')].toSorted(),
    );
    expect(await stored()).toHaveLength(1);
  });
});

describe('what a browser sends', () => {
  it.each<[string, unknown]>([
    ['null', null],
    ['a list', []],
    ['text', 'x'],
    ['a number', 7],
    ['nothing', {}],
    ['an answer of nulls', { id: 'x', rawId: 'x', type: 'public-key', response: null }],
    [
      'an answer of numbers',
      {
        id: 1,
        rawId: 1,
        type: 'public-key',
        response: { clientDataJSON: 1, attestationObject: 2, authenticatorData: 3, signature: 4 },
      },
    ],
    [
      'client data that is no JSON',
      {
        id: 'eA',
        rawId: 'eA',
        type: 'public-key',
        response: { clientDataJSON: 'eA', attestationObject: 'eA', authenticatorData: 'eA', signature: 'eA' },
      },
    ],
    ['lists in lists', JSON.parse('['.repeat(3000) + ']'.repeat(3000))],
    [
      'CBOR lists in lists',
      {
        id: 'eA',
        rawId: 'eA',
        type: 'public-key',
        response: {
          clientDataJSON: 'e30',
          attestationObject: Buffer.alloc(60_000, 0x81).toString('base64url'),
        },
      },
    ],
    [
      'a prototype',
      JSON.parse('{"__proto__":{"verified":true},"id":"eA","rawId":"eA","type":"public-key","response":{}}'),
    ],
    ['150 kB', { id: 'x'.repeat(150_000) }],
  ])('proves nothing and breaks nothing: %s', async (_name, response) => {
    const first = await begin(START_PASSKEY, (await browsers.signIn(email)).data.session);
    const added = await browsers.call(CONFIRM_PASSKEY, { s: first.session, r: response, n: 'x' });
    await setUp();
    const begun = await begin(START_PASSKEY_SIGN_IN, (await browsers.signIn(email)).data.session);
    const answered = await browsers.call(ANSWER_PASSKEY, { s: begun.session, r: response });
    for (const { code, cookie, status } of [added, answered]) {
      expect(['wrongPasskey', 'invalidInput']).toContain(code);
      expect(cookie).toBeNull();
      expect(status).toBeLessThan(500);
    }
  });

  it('five wrong answers end a ceremony', async () => {
    const { device } = await setUp();
    const begun = await begin(START_PASSKEY_SIGN_IN, (await browsers.signIn(email)).data.session);
    for (let time = 0; time < 5; time += 1)
      expect((await browsers.call(ANSWER_PASSKEY, { s: begun.session, r: {} })).code).toBe('wrongPasskey');
    expect((await browsers.call(ANSWER_PASSKEY, { s: begun.session, r: device.get(begun) })).code).toBe(
      'invalidOrExpiredCode',
    );
  });

  it('as a name is kept when people can read it, else replaced', async () => {
    const { cookie } = await setUp();
    const typed = BAD_TEXTS.slice(0, 12);
    for (const [, name] of typed) {
      const added = await add(new SoftwareAuthenticator(app.deps.origin), {
        cookie,
        name: String(name).slice(0, 50_000),
      });
      expect(added.code).toBeNull();
    }
    const names = (await stored()).map(({ name }) => name);
    expect(names).toHaveLength(typed.length + 1);
    for (const name of names) expect(name).toMatch(/^[^\p{Cc}\p{Cs}\u202E]{1,60}$/u);
  });
});

describe('several passkeys', () => {
  it('have names, come in each by itself, and go one by one but for an owner’s last', async () => {
    const { device, cookie } = await setUp();
    const key = new SoftwareAuthenticator(app.deps.origin);
    const added = await add(key, { cookie, name: 'Chiave blu' });
    expect(added).toMatchObject({ code: null, data: { recoveryCodes: [], signIn: null } });
    type Factors = {
      recoveryCodesLeft: number;
      isRequired: boolean;
      passkeys: { id: number; name: string }[];
    };
    const { data } = await browsers.call<Factors>(MY_FACTORS, {}, { cookie });
    expect(data).toMatchObject({
      recoveryCodesLeft: 10,
      isRequired: true,
      passkeys: [{ name: 'Telefono' }, { name: 'Chiave blu' }],
    });
    const other = (await comeIn(key)).cookie;
    const REMOVE = 'mutation ($id: Id!) { removePasskey(id: $id) { status } }';
    const remove = (id: number | undefined) => browsers.call(REMOVE, { id }, { cookie });
    expect((await remove(data.passkeys[0]?.id)).code).toBeNull();
    expect((await remove(data.passkeys[0]?.id)).code).toBe('notFound');
    expect((await comeIn(device)).code).toBe('wrongPasskey');
    expect((await browsers.call<object>('{ getCurrentUser { id } }', {}, { cookie: other })).data).toBeNull();
    expect((await remove(data.passkeys[1]?.id)).code).toBe('secondFactorNeeded');
    expect((await comeIn(key)).code).toBeNull();
  });

  it('are twenty at most, also when they are added at once', async () => {
    const { cookie } = await setUp();
    const begun = [];
    for (let index = 0; index < 22; index += 1) begun.push(await begin(START_PASSKEY, null, cookie));
    const answers = await Promise.all(
      begun.map((one) => {
        const r = new SoftwareAuthenticator(app.deps.origin).create(one);
        return browsers.call(CONFIRM_PASSKEY, { s: one.session, r, n: 'x' }, { cookie });
      }),
    );
    expect(answers.filter(({ code }) => code === null)).toHaveLength(19);
    expect(answers.filter(({ code }) => code === 'alreadyAssigned')).toHaveLength(3);
    expect(await stored()).toHaveLength(20);
  });

  it('that go at once leave an owner one', async () => {
    const { cookie } = await setUp();
    await add(new SoftwareAuthenticator(app.deps.origin), { cookie });
    const ids = (await stored()).map(({ id }) => id);
    const answers = await Promise.all(
      ids.map((id) =>
        browsers.call('mutation ($id: Id!) { removePasskey(id: $id) { status } }', { id }, { cookie }),
      ),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual([null, 'secondFactorNeeded'].toSorted());
    expect(await stored()).toHaveLength(1);
  });

  it('of another person are not found', async () => {
    const { cookie } = await setUp();
    const [mine] = await stored();
    const { email: other } = await browsers.person({ providerId, role: 'owner' });
    const theirs = await setUp(new SoftwareAuthenticator(app.deps.origin), other);
    await add(new SoftwareAuthenticator(app.deps.origin), { cookie: theirs.cookie });
    const { code } = await browsers.call(
      'mutation ($id: Id!) { removePasskey(id: $id) { status } }',
      { id: mine?.id },
      { cookie: theirs.cookie },
    );
    expect(code).toBe('notFound');
    expect(await stored()).toHaveLength(1);
    expect((await browsers.call(MY_FACTORS, {}, { cookie })).code).toBeNull();
  });
});
