import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { changePassword, findPerson, invitePerson, setUserActive } from './index.ts';
import type { Added, From, SignedIn } from './testing/second-factor-steps.ts';
import {
  ANSWER_EMAIL_CODE,
  ASK_FOR_EMAIL_CODE,
  Browsers,
  CONFIRM_APP,
  CONFIRM_PASSKEY,
  PROVE_EMAIL,
  START_APP,
  START_PASSKEY,
} from './testing/second-factor-steps.ts';
import { codeInNewestStep, PASSWORD } from './testing/sign-in-steps.ts';
import { SoftwareAuthenticator } from './testing/software-authenticator.ts';

let app: TestApp;
let http: HttpServer;
let browsers: Browsers;
let providerId: number;
let email: string;

beforeAll(async () => {
  app = await openTestApp({
    environment: { SIGN_INS_PER_ADDRESS_PER_HOUR: '100000', SIGN_UPS_PER_ADDRESS_PER_HOUR: '100000' },
  });
  http = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
  browsers = new Browsers(app, http);
  providerId = await aProvider(app.work());
});
afterAll(async () => {
  await http.close();
  await app.close();
});
beforeEach(async () => {
  ({ email } = await browsers.person({ providerId, role: 'owner' }));
});

const STEP_UP = `mutation ($p: String!, $c: String, $s: String, $r: Json) {
  stepUp(password: $p, code: $c, session: $s, response: $r) { status } }`;
const START_STEP_UP = 'mutation { startPasskeyStepUp { session options } }';
const NEW_EMAIL = 'mutation ($e: String!) { askForNewEmail(email: $e) { status } }';
const CHANGE_PASSWORD =
  'mutation ($o: String!, $n: String!) { changePassword(oldPassword: $o, newPassword: $n) { status } }';
const DELETE = 'mutation ($p: String!) { deleteMyAccount(password: $p) { status } }';
const NEW_PASSWORD = 'quite another one';

const stepUp = async (from: From, more: object = {}) =>
  browsers.call(STEP_UP, { p: PASSWORD, ...more }, from);

/** Somebody with an app, whose sign-in is too long ago; and the secret of it. */
async function agedWithApp() {
  const { secret, cookie, recoveryCodes } = await browsers.setUpApp(email);
  app.clock.advance(15);
  return { secret, from: { cookie }, recoveryCodes };
}

describe('stepping up with an authenticator app', () => {
  it('asks for a code beside the password, and each code counts once', async () => {
    const { secret, from } = await agedWithApp();
    expect((await stepUp(from)).code).toBe('secondFactorAsked');
    expect((await browsers.call(START_APP, {}, from)).code).toBe('stepUpNeeded');
    expect((await stepUp(from, { c: '000000' })).code).toBe('wrongCode');
    expect((await stepUp(from, { p: 'Wrong-1x!', c: browsers.codeOf(secret) })).code).toBe('wrongPassword');
    const c = browsers.codeOf(secret);
    expect((await stepUp(from, { c })).code).toBeNull();
    expect((await stepUp(from, { c })).code).toBe('wrongCode');
    expect((await browsers.call(START_APP, {}, from)).code).toBeNull();
  });

  it('takes a recovery code, once', async () => {
    const { from, recoveryCodes } = await agedWithApp();
    expect((await stepUp(from, { c: recoveryCodes[0] })).code).toBeNull();
    app.clock.advance(15);
    expect((await stepUp(from, { c: recoveryCodes[0] })).code).toBe('wrongCode');
  });

  it('takes nobody else’s code, and ten tries an hour', async () => {
    const { from } = await agedWithApp();
    const other = await browsers.person({ providerId, role: 'owner' });
    const theirs = await browsers.setUpApp(other.email);
    expect((await stepUp(from, { c: theirs.recoveryCodes[0] })).code).toBe('wrongCode');
    expect((await stepUp(from, { c: browsers.codeOf(theirs.secret) })).code).toBe('wrongCode');
    const codes = [];
    for (let time = 0; time < 9; time += 1) codes.push((await stepUp(from, { c: '000000' })).code);
    expect(codes.at(-1)).toBe('tooManyRequests');
  });

  it('while the last proof is young the password alone does, and prolongs nothing', async () => {
    const { cookie } = await browsers.setUpApp(email);
    app.clock.advance(10);
    expect((await stepUp({ cookie })).code).toBeNull();
    app.clock.advance(5);
    expect((await browsers.call(START_APP, {}, { cookie })).code).toBe('stepUpNeeded');
  });
});

describe('stepping up with a passkey', () => {
  async function agedWithPasskey() {
    const device = new SoftwareAuthenticator(app.deps.origin);
    const { session } = (await browsers.signIn(email)).data;
    const begun = (await browsers.call<{ session: string; options: object }>(START_PASSKEY, { s: session }))
      .data;
    const added = await browsers.call<Added>(CONFIRM_PASSKEY, {
      s: begun.session,
      r: device.create(begun),
      n: 'x',
    });
    app.clock.advance(15);
    return { device, from: { cookie: added.cookie } };
  }

  it('asks for what it signs, once', async () => {
    const { device, from } = await agedWithPasskey();
    expect((await stepUp(from)).code).toBe('secondFactorAsked');
    const begun = (await browsers.call<{ session: string; options: object }>(START_STEP_UP, {}, from)).data;
    const r = device.get(begun);
    expect((await stepUp(from, { s: begun.session, r })).code).toBeNull();
    expect((await stepUp(from, { s: begun.session, r })).code).toBe('invalidOrExpiredCode');
    expect((await browsers.call(START_APP, {}, from)).code).toBeNull();
  });

  it('takes no other device, nobody else’s ceremony, and none of a sign-in', async () => {
    const { device, from } = await agedWithPasskey();
    const begun = (await browsers.call<{ session: string; options: object }>(START_STEP_UP, {}, from)).data;
    const stranger = new SoftwareAuthenticator(app.deps.origin);
    expect((await stepUp(from, { s: begun.session, r: stranger.get(begun) })).code).toBe('wrongPasskey');
    const mine = email;
    ({ email } = await browsers.person({ providerId, role: 'owner' }));
    const other = await agedWithPasskey();
    const theirs = (await browsers.call<{ session: string; options: object }>(START_STEP_UP, {}, other.from))
      .data;
    expect((await stepUp(from, { s: theirs.session, r: other.device.get(theirs) })).code).toBe(
      'wrongPasskey',
    );
    email = mine;
    const { session } = (await browsers.signIn(email)).data;
    const START = 'mutation ($s: String!) { startPasskeySignIn(session: $s) { session options } }';
    const coming = (await browsers.call<{ session: string; options: object }>(START, { s: session })).data;
    expect((await stepUp(from, { s: coming.session, r: device.get(coming) })).code).toBe(
      'invalidOrExpiredCode',
    );
    expect((await browsers.call(START_STEP_UP, {})).code).toBe('unauthenticated');
  });
});

describe('with a second factor the password alone is not enough', () => {
  it('to change the password, the e-mail, or the factors', async () => {
    const { secret, from } = await agedWithApp();
    await stepUp(from);
    const changes = [
      () => browsers.call(CHANGE_PASSWORD, { o: PASSWORD, n: NEW_PASSWORD }, from),
      () => browsers.call(NEW_EMAIL, { e: `new.${email}` }, from),
      () => browsers.call('mutation { newRecoveryCodes { recoveryCodes } }', {}, from),
      () => browsers.call('mutation { removeAuthenticatorApp { status } }', {}, from),
      () => browsers.call(START_PASSKEY, {}, from),
    ];
    for (const change of changes) expect((await change()).code).toBe('stepUpNeeded');
    expect((await stepUp(from, { c: browsers.codeOf(secret) })).code).toBeNull();
    expect((await browsers.call(CHANGE_PASSWORD, { o: 'Wrong-1x!', n: NEW_PASSWORD }, from)).code).toBe(
      'wrongPassword',
    );
    expect((await browsers.call(CHANGE_PASSWORD, { o: PASSWORD, n: NEW_PASSWORD }, from)).code).toBeNull();
  });

  it('to delete the account or download what is held', async () => {
    const customer = await browsers.person();
    const from = {
      cookie: (await browsers.signIn(customer.email, { area: 'public' })).cookie,
      area: 'public',
    } as const;
    await browsers.proveEmail(from);
    const { data } = await browsers.call<{ secret: string }>(START_APP, {}, from);
    await browsers.call(CONFIRM_APP, { c: browsers.codeOf(data.secret) }, from);
    app.clock.advance(15);
    const download = async () =>
      (await http.fastify.inject({ url: '/account/export', headers: { cookie: from.cookie ?? '' } }))
        .statusCode;
    await stepUp(from);
    expect([(await browsers.call(DELETE, { p: PASSWORD }, from)).code, await download()]).toEqual([
      'stepUpNeeded',
      403,
    ]);
    expect((await stepUp(from, { c: browsers.codeOf(data.secret) })).code).toBeNull();
    expect([await download(), (await browsers.call(DELETE, { p: PASSWORD }, from)).code]).toEqual([
      200,
      null,
    ]);
  });

  it('without one it is: customers are asked for what they have', async () => {
    const customer = await browsers.person();
    const from = {
      cookie: (await browsers.signIn(customer.email, { area: 'public' })).cookie,
      area: 'public',
    } as const;
    app.clock.advance(15);
    expect((await browsers.call(CHANGE_PASSWORD, { o: PASSWORD, n: NEW_PASSWORD }, from)).code).toBeNull();
    expect((await stepUp(from, { p: NEW_PASSWORD })).code).toBeNull();
  });
});

describe('the first second factor', () => {
  it('of an owner is set up by who reads the e-mail, not by who knows the password', async () => {
    const { data } = await browsers.callSignIn(email);
    expect(data).toMatchObject({ challengeName: 'EMAIL_CODE_REQUIRED', user: null });
    const { session } = data;
    for (const document of [START_APP, START_PASSKEY])
      expect((await browsers.call(document, { s: session })).code).toBe('invalidOrExpiredCode');
    const right = browsers.mailedDigits(session);
    const wrong = right === '000000' ? '111111' : '000000';
    const left = [];
    for (let time = 0; time < 3; time += 1)
      left.push((await browsers.call(ANSWER_EMAIL_CODE, { s: session, c: wrong })).triesLeft);
    expect(left).toEqual([4, 3, 2]);
    const typed = ` ${right.slice(0, 3)} ${right.slice(3)} `;
    const answered = await browsers.call<SignedIn>(ANSWER_EMAIL_CODE, { s: session, c: typed });
    expect(answered.data).toMatchObject({ challengeName: 'SECOND_FACTOR_SETUP', user: null });
    expect(answered.cookie).toBeNull();
    expect((await browsers.call(ANSWER_EMAIL_CODE, { s: session, c: right })).code).toBe(
      'invalidOrExpiredCode',
    );
    expect((await browsers.call(START_APP, { s: answered.data.session })).code).toBeNull();
  });

  it('the code is in the mail to the person, works ten minutes and five times, and belongs to its sign-in', async () => {
    const first = (await browsers.callSignIn(email)).data.session;
    const second = (await browsers.callSignIn(email)).data.session;
    await app.jobs.drain();
    const sent = app
      .work()
      .db.selectFrom('mails')
      .select('rendered')
      .where('recipient', '=', email)
      .where('kind', '=', 'account-email-code');
    const mails = (await sent.execute()).map(({ rendered }) => JSON.stringify(rendered));
    expect(mails).toHaveLength(2);
    for (const session of [first, second])
      expect(mails.filter((mail) => mail.includes(browsers.mailedDigits(session)))).toHaveLength(1);
    expect(browsers.mailedDigits(first)).not.toBe(browsers.mailedDigits(second));
    expect(
      (await browsers.call(ANSWER_EMAIL_CODE, { s: second, c: browsers.mailedDigits(first) })).code,
    ).toBe('wrongCode');
    for (let time = 0; time < 4; time += 1) await browsers.call(ANSWER_EMAIL_CODE, { s: second, c: 'abc' });
    expect(
      (await browsers.call(ANSWER_EMAIL_CODE, { s: second, c: browsers.mailedDigits(second) })).code,
    ).toBe('invalidOrExpiredCode');
    app.clock.advance(10);
    expect((await browsers.call(ANSWER_EMAIL_CODE, { s: first, c: browsers.mailedDigits(first) })).code).toBe(
      'invalidOrExpiredCode',
    );
  });

  it.each([
    [
      'a new password',
      async (personId: number) => {
        const me = { personId, sessionId: 0, steppedUpAt: app.clock.now() };
        await changePassword(app.work(), app.deps, me, { oldPassword: PASSWORD, newPassword: NEW_PASSWORD });
      },
    ],
    [
      'the end of the log-in',
      async () => {
        for (const isActive of [false, true])
          await setUserActive(app.work(), { email, isActive, actor: 'system:test' });
      },
    ],
  ])('a code that waits is worth nothing after %s', async (_name, happen) => {
    const { session } = (await browsers.callSignIn(email)).data;
    await happen((await findPerson(app.work(), email)) ?? 0);
    expect(
      (await browsers.call(ANSWER_EMAIL_CODE, { s: session, c: browsers.mailedDigits(session) })).code,
    ).toBe('invalidOrExpiredCode');
  });

  it('sends ten mails an hour at most', async () => {
    const codes = [];
    for (let time = 0; time < 11; time += 1) codes.push((await browsers.callSignIn(email)).code);
    expect(codes).toEqual([...Array.from({ length: 10 }, () => null), 'tooManyRequests']);
  });

  it('in the public area asks for the mailed code too: the owner’s password opens no way round', async () => {
    const from = {
      cookie: (await browsers.signIn(email, { area: 'public' })).cookie,
      area: 'public',
    } as const;
    for (const document of [START_APP, START_PASSKEY])
      expect((await browsers.call(document, {}, from)).code).toBe('emailCodeNeeded');
    expect((await browsers.call(CONFIRM_APP, { c: '000000' }, from)).code).toBe('emailCodeNeeded');
    const { session } = (await browsers.call<{ session: string }>(ASK_FOR_EMAIL_CODE, {}, from)).data;
    const c = browsers.mailedDigits(session);
    expect(
      (await browsers.call(PROVE_EMAIL, { s: session, c: c === '000000' ? '1' : '000000' }, from)).code,
    ).toBe('wrongCode');
    // Another session of the same person, and the door of a sign-in, take no code of this one.
    const other = {
      cookie: (await browsers.signIn(email, { area: 'public', address: '203.0.113.80' })).cookie,
      area: 'public',
    } as const;
    expect((await browsers.call(PROVE_EMAIL, { s: session, c }, other)).code).toBe('invalidOrExpiredCode');
    expect((await browsers.call(ANSWER_EMAIL_CODE, { s: session, c })).code).toBe('invalidOrExpiredCode');
    expect((await browsers.call(PROVE_EMAIL, { s: session, c })).code).toBe('unauthenticated');
    expect((await browsers.call(PROVE_EMAIL, { s: session, c }, from)).code).toBeNull();
    expect((await browsers.call(START_APP, {}, other)).code).toBe('emailCodeNeeded');
    expect((await browsers.call(START_APP, {}, from)).code).toBeNull();
    app.clock.advance(15);
    await stepUp(from);
    expect((await browsers.call(START_APP, {}, from)).code).toBe('emailCodeNeeded');
  });

  it('an e-mail that was just changed proves nothing: the code goes where the change can be taken back', async () => {
    const [thief, again] = [`thief.${email}`, `thief.again.${email}`];
    const from = {
      cookie: (await browsers.signIn(email, { area: 'public' })).cookie,
      area: 'public',
    } as const;
    const CONFIRM_NEW = 'mutation ($c: String!) { confirmNewEmail(code: $c) { status } }';
    const changeTo = async (e: string) => {
      expect((await browsers.call(NEW_EMAIL, { e }, from)).code).toBeNull();
      expect(
        (await browsers.call(CONFIRM_NEW, { c: await codeInNewestStep(app, 'newEmail') }, from)).code,
      ).toBeNull();
    };
    await changeTo(thief);
    const sent = async () => {
      await app.jobs.drain();
      const rows = app
        .work()
        .db.selectFrom('mails')
        .select('recipient')
        .where('kind', '=', 'account-email-code');
      return (await rows.where('recipient', 'in', [email, thief, again]).orderBy('id').execute()).map(
        ({ recipient }) => recipient,
      );
    };
    expect((await browsers.callSignIn(thief)).data.challengeName).toBe('EMAIL_CODE_REQUIRED');
    await browsers.call(ASK_FOR_EMAIL_CODE, {}, from);
    expect(await sent()).toEqual([email, email]);
    // Nor does a second change: of several the first can be taken back by the person.
    await changeTo(again);
    expect((await browsers.callSignIn(again)).data.challengeName).toBe('EMAIL_CODE_REQUIRED');
    expect(await sent()).toEqual([email, email, email]);
    app.clock.advance(7 * 24 * 60);
    expect((await browsers.callSignIn(again)).data.challengeName).toBe('EMAIL_CODE_REQUIRED');
    expect(await sent()).toEqual([email, email, email, again]);
  });

  it('of an invited owner follows the mailed link: they have just shown that they read the e-mail', async () => {
    const invited = `invited.${email}`;
    await invitePerson(app.work(), {
      email: invited,
      providerId,
      role: 'owner',
      language: 'it',
      actor: 'system:test',
    });
    const { session } = (
      await browsers.callSignIn(invited, { password: await codeInNewestStep(app, 'invite') })
    ).data;
    const COMPLETE =
      'mutation ($s: String!, $p: String!) { completeNewPassword(session: $s, newPassword: $p) { challengeName session } }';
    const { data } = await browsers.call<SignedIn>(COMPLETE, { s: session, p: PASSWORD });
    expect(data.challengeName).toBe('SECOND_FACTOR_SETUP');
    expect((await browsers.call(START_APP, { s: data.session })).code).toBeNull();
  });

  it('the code is asked for by who has just stepped up', async () => {
    const from = {
      cookie: (await browsers.signIn(email, { area: 'public' })).cookie,
      area: 'public',
    } as const;
    app.clock.advance(15);
    expect((await browsers.call(ASK_FOR_EMAIL_CODE, {}, from)).code).toBe('stepUpNeeded');
    expect((await browsers.call(ASK_FOR_EMAIL_CODE, {})).code).toBe('unauthenticated');
  });
});
