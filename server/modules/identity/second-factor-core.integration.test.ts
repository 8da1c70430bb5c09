import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import { anActor } from './builders.ts';
import { createUser } from './index.ts';
import { PASSWORD, SIGN_IN, signInVariables } from './testing/sign-in-steps.ts';
import { digitsOf } from './use-cases/email-codes.ts';

let app: TestApp;
let email: string;
let personId: number;
let providerId: number;
let made = 0;

beforeAll(async () => {
  app = await openTestApp({ environment: { SIGN_INS_PER_ADDRESS_PER_HOUR: '100000' } });
  providerId = await aProvider(app.work());
});
afterAll(() => app.close());
beforeEach(async () => {
  email = `owner${(made += 1)}@example.it`;
  const user = {
    email,
    password: PASSWORD,
    firstname: 'Ada',
    lastname: 'Rossi',
    language: 'it',
    actor: 'system:test',
  } as const;
  ({ personId } = await createUser(app.work(), app.deps, { ...user, at: { providerId, role: 'owner' } }));
});

async function call<T>(
  document: string,
  variables: object,
  actor?: SignedInPerson,
): Promise<{ data: T; code: string | null }> {
  const answer = await app.ask(document, { ...variables }, { area: 'business', ...(actor && { actor }) });
  const [data] = Object.values(answer.data ?? {});
  return { data: data as T, code: answer.errors?.[0]?.code ?? null };
}

interface SignIn {
  challengeName: string | null;
  session: string;
  user: { email: string } | null;
}
interface Added {
  recoveryCodes: string[];
  signIn: SignIn | null;
}

const START = 'mutation ($s: String) { startAuthenticatorApp(session: $s) { secret uri qrSvg } }';
const CONFIRM =
  'mutation ($s: String, $c: String!) { confirmAuthenticatorApp(session: $s, code: $c) { recoveryCodes signIn { challengeName user { email } } } }';
const ANSWER =
  'mutation ($s: String!, $c: String!) { answerSecondFactor(session: $s, code: $c) { challengeName user { email } } }';

/** E-mail and password; and the mailed code, where one is asked for. */
async function signIn(): Promise<SignIn> {
  const { data } = await call<SignIn>(SIGN_IN, signInVariables(email));
  if (data.challengeName !== 'EMAIL_CODE_REQUIRED') return data;
  const c = digitsOf(app.deps.secrets, Number.parseInt(data.session, 36));
  return (
    await call<SignIn>(
      'mutation ($s: String!, $c: String!) { answerEmailCode(session: $s, code: $c) { challengeName session user { email } } }',
      { s: data.session, c },
    )
  ).data;
}
const codeNow = (secret: string) => new TOTP({ secret }).generate({ timestamp: app.clock.now().getTime() });

/** Signs in for the first time and sets an app up. */
async function setUp(): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { session, challengeName } = await signIn();
  expect(challengeName).toBe('SECOND_FACTOR_SETUP');
  const { data } = await call<{ secret: string; uri: string; qrSvg: string }>(START, { s: session });
  expect(data.uri).toContain(`otpauth://totp/Radura:${encodeURIComponent(email)}`);
  expect(data.qrSvg).toMatch(/^<svg /);
  const added = await call<Added>(CONFIRM, { s: session, c: codeNow(data.secret) });
  expect(added.data.signIn).toEqual({ challengeName: null, user: { email } });
  app.clock.advance(1);
  return { secret: data.secret, recoveryCodes: added.data.recoveryCodes };
}

describe('an owner', () => {
  it('sets a second factor up at the first log-in, and is asked for it from then on', async () => {
    const { secret, recoveryCodes } = await setUp();
    expect(new Set(recoveryCodes).size).toBe(10);
    const { challengeName, session } = await signIn();
    expect(challengeName).toBe('SECOND_FACTOR_REQUIRED');
    expect((await call<SignIn>(ANSWER, { s: session, c: codeNow(secret) })).data).toEqual({
      challengeName: null,
      user: { email },
    });
  });

  it('may not use a code twice, nor one of another minute; five wrong ones end the step', async () => {
    const { secret } = await setUp();
    const code = codeNow(secret);
    const one = await signIn();
    expect((await call(ANSWER, { s: one.session, c: code })).code).toBeNull();
    const two = await signIn();
    expect((await call(ANSWER, { s: two.session, c: code })).code).toBe('wrongCode');
    app.clock.advance(2);
    expect((await call(ANSWER, { s: two.session, c: code })).code).toBe('wrongCode');
    for (const wrong of ['000000', 'abc', ''])
      expect((await call(ANSWER, { s: two.session, c: wrong })).code).toBe('wrongCode');
    expect((await call(ANSWER, { s: two.session, c: codeNow(secret) })).code).toBe('invalidOrExpiredCode');
    expect((await call(ANSWER, { s: one.session, c: codeNow(secret) })).code).toBe('invalidOrExpiredCode');
  });

  it('of one code sent from many places at once lets one in', async () => {
    const { secret } = await setUp();
    const sessions = [];
    for (let index = 0; index < 6; index += 1) sessions.push((await signIn()).session);
    const answers = await Promise.all(sessions.map((s) => call(ANSWER, { s, c: codeNow(secret) })));
    expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
  });

  it('comes in with a recovery code once, however it is typed, and is told by mail', async () => {
    const { recoveryCodes } = await setUp();
    const typed = (recoveryCodes[3] ?? '').toLowerCase().replace('-', ' ');
    const sessions = [(await signIn()).session, (await signIn()).session];
    const answers = await Promise.all(sessions.map((s) => call(ANSWER, { s, c: typed })));
    expect(answers.map(({ code }) => code).sort()).toEqual(['wrongCode', null].sort());
    await app.jobs.drain();
    const mails = await app
      .work()
      .db.selectFrom('mails')
      .select('kind')
      .where('recipient', '=', email)
      .where('kind', '=', 'account-recovery-code-used')
      .execute();
    expect(mails).toHaveLength(1);
  });

  it('a set-up that waits opens nothing, and a password alone cannot set up a second app', async () => {
    const waiting = await signIn();
    const { data } = await call<{ secret: string }>(START, { s: waiting.session });
    expect((await call(ANSWER, { s: waiting.session, c: codeNow(data.secret) })).code).toBe(
      'invalidOrExpiredCode',
    );
    await setUp();
    expect((await call(CONFIRM, { s: waiting.session, c: codeNow(data.secret) })).code).toBe(
      'invalidOrExpiredCode',
    );
    const again = await signIn();
    expect((await call(START, { s: again.session })).code).toBe('invalidOrExpiredCode');
    expect((await call(START, {})).code).toBe('unauthenticated');
    expect((await call(START, {}, anActor({ personId }))).code).toBe('stepUpNeeded');
  });

  it('keeps the last factor while the role asks for one', async () => {
    await setUp();
    const actor = anActor({
      personId,
      steppedUpAt: app.clock.now(),
      providerRoles: [{ providerId, role: 'owner' }],
    });
    expect((await call('mutation { removeAuthenticatorApp { status } }', {}, actor)).code).toBe(
      'secondFactorNeeded',
    );
    await app
      .work()
      .db.updateTable('provider_roles')
      .set({ active: false })
      .where('person_id', '=', personId)
      .execute();
    expect((await call('mutation { removeAuthenticatorApp { status } }', {}, actor)).code).toBeNull();
    const { data } = await call(
      '{ getMySecondFactors { hasAuthenticatorApp recoveryCodesLeft isRequired } }',
      {},
      actor,
    );
    expect(data).toEqual({ hasAuthenticatorApp: false, recoveryCodesLeft: 0, isRequired: false });
  });
});

it('a step dies after ten minutes', async () => {
  const { session } = await signIn();
  app.clock.advance(10);
  expect((await call(START, { s: session })).code).toBe('invalidOrExpiredCode');
});
