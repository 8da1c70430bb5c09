import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { anActor, aPerson } from './builders.ts';
import { findPerson, forgotPassword, formerEmails, getPerson, signUp } from './index.ts';
import { codeInNewestStep, PASSWORD, register, SIGN_IN, signInVariables } from './testing/sign-in-steps.ts';

let app: TestApp;
let me: SignedInPerson;
let before: string;
let after: string;
let made = 0;

beforeAll(async () => {
  const environment = { SIGN_INS_PER_ADDRESS_PER_HOUR: '100000', SIGN_UPS_PER_ADDRESS_PER_HOUR: '100000' };
  app = await openTestApp({ environment });
});
afterAll(() => app.close());
beforeEach(async () => {
  made += 1;
  before = `before${made}@example.it`;
  after = `after${made}@example.it`;
  me = await signedInNow(before);
});

/** Somebody who has just logged in, which counts as a fresh proof. */
async function signedInNow(email: string): Promise<SignedInPerson> {
  const personId = await register(app, email);
  return { ...(await onAnotherDevice({ personId, email })), steppedUpAt: app.clock.now() };
}

async function signUpOnly(email: string): Promise<void> {
  const origin = { address: '192.0.2.9', language: 'it', idempotencyKey: null } as const;
  await signUp(app.work(), app.deps, origin, {
    email,
    password: PASSWORD,
    hasAcceptedTerms: true,
    agreements: [],
  });
}

async function onAnotherDevice({
  personId,
  email,
}: {
  personId: number;
  email: string;
}): Promise<SignedInPerson> {
  await app.ask(SIGN_IN, signInVariables(email));
  const sessionId = (await sessionsOf(personId)).at(-1);
  if (sessionId === undefined) throw new Error('Nobody was signed in');
  return anActor({ personId, sessionId });
}

async function sessionsOf(personId: number): Promise<number[]> {
  const { rows } = await app.pool.query<{ id: string }>(
    'select id from login_sessions where person_id = $1 order by id',
    [personId],
  );
  return rows.map(({ id }) => Number(id));
}

const ASK = 'mutation ($email: String!) { askForNewEmail(email: $email) { status } }';
const CONFIRM = 'mutation ($code: String!) { confirmNewEmail(code: $code) { status } }';
const TAKE_BACK = 'mutation ($code: String!) { takeEmailBack(code: $code) { status } }';

async function refusalOf(
  document: string,
  variables: Record<string, unknown>,
  actor?: SignedInPerson,
): Promise<string | null> {
  return (await app.ask(document, variables, actor && { actor })).errors?.[0]?.code ?? null;
}
const ask = (email = after, actor = me) => refusalOf(ASK, { email }, actor);
const newestLink = () => codeInNewestStep(app, 'newEmail');
const confirm = (code: string, actor = me) => refusalOf(CONFIRM, { code }, actor);
const canSignIn = async (username: string) =>
  (await app.ask(SIGN_IN, signInVariables(username))).data !== null;

async function mails(): Promise<{ kind: string; recipient: string }[]> {
  await app.jobs.drain();
  return app
    .work()
    .db.selectFrom('mails')
    .select(['kind', 'recipient'])
    .where('recipient', 'in', [before, after])
    .where('kind', '!=', 'account-verify')
    .orderBy('id')
    .execute();
}

describe('another e-mail', () => {
  it('counts once the mail to it is followed; the old one is told, and logs nobody in any more', async () => {
    expect(await ask()).toBeNull();
    expect(await mails()).toEqual([{ kind: 'account-new-email', recipient: after }]);
    expect(await canSignIn(before)).toBe(true);
    expect(await canSignIn(after)).toBe(false);

    expect(await confirm(await newestLink())).toBeNull();
    expect(await getPerson(app.work(), me.personId)).toMatchObject({ email: after, isVerified: true });
    expect(await mails()).toEqual([
      { kind: 'account-new-email', recipient: after },
      { kind: 'account-email-changed', recipient: before },
    ]);
    expect(await canSignIn(before)).toBe(false);
    expect(await canSignIn(after)).toBe(true);
    expect(await formerEmails(app.work(), me.personId)).toEqual([before]);
  });

  it('tells whoever reads it no name: somebody may have typed the address of another', async () => {
    await app.pool.query(`update profiles set firstname = 'Zenobia' where person_id = $1`, [me.personId]);
    expect(await ask()).toBeNull();
    await app.jobs.drain();
    expect(await confirm(await newestLink())).toBeNull();
    await app.jobs.drain();
    const { rows } = await app.pool.query(
      `select kind, recipient, rendered ->> 'text' like '%Zenobia%' as has_name from mails where recipient = any($1) and kind like '%email%' order by id`,
      [[before, after]],
    );
    expect(rows).toEqual([
      { kind: 'account-new-email', recipient: after, has_name: false },
      { kind: 'account-email-changed', recipient: before, has_name: true },
    ]);
  });

  it('ends every other session, and this one goes on', async () => {
    const { sessionId } = await onAnotherDevice({ personId: me.personId, email: before });
    expect(await sessionsOf(me.personId)).toEqual([me.sessionId, sessionId]);
    await ask();
    await confirm(await newestLink());
    expect(await sessionsOf(me.personId)).toEqual([me.sessionId]);
  });

  it('needs a fresh proof of who asks', async () => {
    const early = { ...me, steppedUpAt: new Date(app.clock.now().getTime() - 16 * 60_000) };
    expect(await ask(after, early)).toBe('stepUpNeeded');
    expect(await ask(after, { ...me, steppedUpAt: null })).toBe('stepUpNeeded');
    expect(await mails()).toEqual([]);
  });

  it('is none that mail cannot reach, one’s own in another spelling, or somebody’s', async () => {
    const taken = `taken${made}@example.it`;
    await register(app, taken);
    expect(await ask('nobody')).toBe('invalidEmail');
    expect(await ask(before.toUpperCase())).toBe('sameEmail');
    expect(await ask(taken.toUpperCase())).toBe('userEmailExists');
    expect(await mails()).toEqual([]);
  });

  it('may be asked for five times in an hour; only the last link counts', async () => {
    const links = [];
    for (let time = 0; time < 5; time += 1) {
      expect(await ask()).toBeNull();
      links.push(await newestLink());
    }
    expect(await ask()).toBe('tooManyRequests');
    for (const code of links.slice(0, -1)) expect(await confirm(code)).toBe('invalidOrExpiredCode');
    expect(await confirm(links.at(-1) ?? '')).toBeNull();
  });

  it('is nobody’s by a link alone: not another account’s, not a guest’s, not after a day, not twice', async () => {
    await ask();
    const code = await newestLink();
    expect(await confirm(code, await signedInNow(`other${made}@example.it`))).toBe('invalidOrExpiredCode');
    expect(await refusalOf(CONFIRM, { code })).toBe('unauthenticated');
    expect(await confirm(code.replace(/.{3}$/, 'AAA'))).toBe('invalidOrExpiredCode');
    expect(await confirm(await codeInNewestStep(app, 'verify'))).toBe('invalidOrExpiredCode');
    app.clock.advance(24 * 60 + 1);
    expect(await confirm(code)).toBe('invalidOrExpiredCode');
    app.clock.advance(-24 * 60 - 1);
    expect(await Promise.all([confirm(code), confirm(code)])).toEqual(
      expect.arrayContaining([null, 'invalidOrExpiredCode']),
    );
  });

  it('is one person’s when two confirm it at once, or somebody registers with it meanwhile', async () => {
    await ask();
    const mine = await newestLink();
    const rival = await signedInNow(`rival${made}@example.it`);
    await ask(after, rival);
    const theirs = await newestLink();
    const answers = await Promise.all([confirm(mine), confirm(theirs, rival)]);
    expect(answers.sort()).toEqual([null, 'userEmailExists'].sort());

    const late = `late${made}@example.it`;
    const loser = answers[0] === null ? me : rival;
    await ask(late, loser);
    const link = await newestLink();
    await register(app, late);
    expect(await confirm(link, loser)).toBe('userEmailExists');
  });

  it('kills the links that were mailed to the old one', async () => {
    await forgotPassword(app.work(), app.deps, { address: '192.0.2.1' }, before);
    await app.jobs.drain();
    await ask();
    await confirm(await newestLink());
    const { rows } = await app.pool.query(
      "select purpose from log_in_codes where person_id = $1 and used_at is null and purpose <> 'emailBack'",
      [me.personId],
    );
    expect(rows).toEqual([]);
  });

  it('frees the old one for somebody else, whose mails are theirs alone', async () => {
    await ask();
    await confirm(await newestLink());
    const newcomer = await register(app, before);
    expect(await findPerson(app.work(), before)).toBe(newcomer);
    expect(await formerEmails(app.work(), me.personId)).toEqual([]);
    expect(await refusalOf(TAKE_BACK, { code: await codeInNewestStep(app, 'emailBack') })).toBe(
      'userEmailExists',
    );
  });

  it('is not taken from a guest who booked with it', async () => {
    await aPerson(app.work(), { email: after });
    await ask();
    expect(await confirm(await newestLink())).toBe('userEmailExists');
    expect(await getPerson(app.work(), me.personId)).toMatchObject({ email: before });
  });
});

describe('the e-mail taken back', () => {
  it('puts whoever changed it out: sessions, password and links are worth nothing, and a new password is a mail away', async () => {
    await ask();
    await confirm(await newestLink());
    const back = await codeInNewestStep(app, 'emailBack');
    expect(await refusalOf(TAKE_BACK, { code: back })).toBeNull();
    expect(await getPerson(app.work(), me.personId)).toMatchObject({ email: before, isVerified: true });
    expect(await canSignIn(before)).toBe(false);
    expect(await canSignIn(after)).toBe(false);
    expect(await sessionsOf(me.personId)).toEqual([]);
    expect(await mails()).toContainEqual({ kind: 'account-reset', recipient: before });

    const reset =
      'mutation ($e: String!, $c: String!, $p: String!) { forgotPasswordSubmit(email: $e, code: $c, newPassword: $p) { status } }';
    const code = await codeInNewestStep(app, 'reset');
    expect(await refusalOf(reset, { e: before, c: code, p: PASSWORD })).toBeNull();
    expect(await canSignIn(before)).toBe(true);
    expect(await refusalOf(TAKE_BACK, { code: back })).toBe('invalidOrExpiredCode');
  });

  it('is told to the address that is taken away, without a name', async () => {
    await app.pool.query(`update profiles set firstname = 'Zenobia' where person_id = $1`, [me.personId]);
    await ask();
    await confirm(await newestLink());
    await refusalOf(TAKE_BACK, { code: await codeInNewestStep(app, 'emailBack') });
    expect(await mails()).toContainEqual({ kind: 'account-email-taken-away', recipient: after });
    const { rows } = await app.pool.query(
      `select rendered ->> 'text' as text from mails where kind = 'account-email-taken-away' and recipient = $1`,
      [after],
    );
    expect(rows[0].text).not.toContain('Zenobia');
    expect(rows[0].text).not.toContain(before);
  });

  it('still works after a second change, and no longer after a week', async () => {
    await ask();
    await confirm(await newestLink());
    const back = await codeInNewestStep(app, 'emailBack');
    const further = `further${made}@example.it`;
    await ask(further);
    await confirm(await newestLink());
    app.clock.advance(7 * 24 * 60 + 1);
    expect(await refusalOf(TAKE_BACK, { code: back })).toBe('invalidOrExpiredCode');
    app.clock.advance(-7 * 24 * 60 - 1);
    expect(await refusalOf(TAKE_BACK, { code: back })).toBeNull();
    expect(await getPerson(app.work(), me.personId)).toMatchObject({ email: before });
  });

  it('beats a thief who changed it twice and took the first change back themselves', async () => {
    await ask();
    await confirm(await newestLink());
    const back = await codeInNewestStep(app, 'emailBack');
    await ask(`further${made}@example.it`);
    await confirm(await newestLink());
    const backOfThief = await codeInNewestStep(app, 'emailBack');
    expect(await refusalOf(TAKE_BACK, { code: backOfThief })).toBeNull();
    expect(await getPerson(app.work(), me.personId)).toMatchObject({ email: after });
    expect(await refusalOf(TAKE_BACK, { code: back })).toBeNull();
    expect(await getPerson(app.work(), me.personId)).toMatchObject({ email: before });
    expect(await refusalOf(TAKE_BACK, { code: backOfThief })).toBe('invalidOrExpiredCode');
  });

  it('is not undone by a password changed at that moment', async () => {
    await ask();
    await confirm(await newestLink());
    const code = await codeInNewestStep(app, 'emailBack');
    const change =
      'mutation ($o: String!, $n: String!) { changePassword(oldPassword: $o, newPassword: $n) { status } }';
    const newPassword = `${PASSWORD}-of-thief`;
    await Promise.all([
      refusalOf(change, { o: PASSWORD, n: newPassword }, me),
      refusalOf(TAKE_BACK, { code }),
    ]);
    expect((await app.ask(SIGN_IN, signInVariables(before, { password: newPassword }))).data).toBeNull();
    expect(await sessionsOf(me.personId)).toEqual([]);
  });

  it('puts out whoever was logging in with the password at that moment', async () => {
    await ask();
    await confirm(await newestLink());
    const code = await codeInNewestStep(app, 'emailBack');
    await Promise.all([canSignIn(after), canSignIn(after), refusalOf(TAKE_BACK, { code })]);
    expect(await getPerson(app.work(), me.personId)).toMatchObject({ email: before });
    expect(await sessionsOf(me.personId)).toEqual([]);
  });

  it.each([
    ['books', (email: string) => aPerson(app.work(), { email })],
    ['registers', (email: string) => signUpOnly(email)],
  ])('is not kept from its reader by somebody who %s with it and proves nothing', async (_how, occupy) => {
    await ask();
    await confirm(await newestLink());
    const back = await codeInNewestStep(app, 'emailBack');
    await occupy(before);
    expect(await refusalOf(TAKE_BACK, { code: back })).toBeNull();
    expect(await findPerson(app.work(), before)).toBe(me.personId);
    expect(await canSignIn(before)).toBe(false);
  });
});

describe('an e-mail that two accounts had, one after the other', () => {
  it('is in nobody’s export, and nobody’s deletion: mails to it may be the other one’s', async () => {
    await ask();
    await confirm(await newestLink());
    const newcomer = await signedInNow(before);
    await ask(`newer${made}@example.it`, newcomer);
    await confirm(await newestLink(), newcomer);
    expect(await formerEmails(app.work(), me.personId)).toEqual([]);
    expect(await formerEmails(app.work(), newcomer.personId)).toEqual([]);
  });
});
