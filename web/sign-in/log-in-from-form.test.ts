import { describe, expect, test } from 'vitest';
import { ApiFailure } from '#web/lib/api-failure.ts';
import type { Api } from '#web/lib/api.ts';
import { logInFromForm } from './log-in-from-form.ts';

type Answers = Record<string, unknown>;

/** An API that answers each operation by its name: with data, with the code that it refuses by, or with a whole refusal. */
function apiOf(answers: Answers): Api {
  return async <Data>({ document }: { document: string }): Promise<Data> => {
    const name = /^mutation (\w+)/.exec(document)?.[1] ?? '';
    const answer = answers[name];
    if (answer instanceof ApiFailure) throw answer;
    if (typeof answer === 'string') throw new ApiFailure([{ message: `refused: ${answer}`, code: answer }]);
    return answer as Data; // each test says what the operation it expects answers
  };
}

function logIn(fields: Record<string, string>, answers: Answers) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return logInFromForm(form, { api: apiOf(answers), locale: 'en' });
}

const typed = { email: ' ada@example.it ', password: 'Bosco-24!' };
const challenged = (challengeName: string | null, session: string | null) => ({
  challengeName,
  session,
  secondFactors: challengeName === 'SECOND_FACTOR_REQUIRED' ? ['passkey', 'recoveryCode'] : [],
  goToBusinessLogin: false,
});

describe('e-mail and password', () => {
  test('open the session', async () => {
    expect(await logIn(typed, { SignIn: { signIn: challenged(null, null) } })).toEqual({ kind: 'signedIn' });
  });

  test('are both required, before anything is asked', async () => {
    expect(await logIn({ email: ' ', password: '' }, {})).toMatchObject({
      kind: 'refused',
      fieldErrors: {
        email: 'Please enter value for E-mail!',
        password: 'Please enter value for Password!',
      },
    });
  });

  test.each([
    ['InvalidCredentials', false],
    ['userDisabled', false],
    ['userNotConfirmed', true],
  ])('%s is told above the button, with the e-mail kept', async (code, isUnconfirmed) => {
    expect(await logIn(typed, { SignIn: code })).toEqual({
      kind: 'refused',
      email: 'ada@example.it',
      isUnconfirmed,
      errors: [{ message: `refused: ${code}`, code }],
      fieldErrors: {},
    });
  });

  test.each([
    ['NEW_PASSWORD_REQUIRED', 'newPassword'],
    ['SECOND_FACTOR_REQUIRED', 'secondFactor'],
    ['SECOND_FACTOR_SETUP', 'setUp'],
  ])('%s asks for one more step', async (name, step) => {
    const answer = await logIn(typed, { SignIn: { signIn: challenged(name, 'abc') } });
    expect(answer).toEqual({
      kind: 'step',
      step,
      session: 'abc',
      email: 'ada@example.it',
      ways: step === 'secondFactor' ? ['passkey', 'recoveryCode'] : [],
      app: null,
      errors: [],
      fieldErrors: {},
    });
  });
});

describe('a step on the way', () => {
  const asked = { intent: 'secondFactor', session: 'abc', code: '123456' };

  test('ends in the session', async () => {
    const answers = { AnswerSecondFactor: { answerSecondFactor: challenged(null, null) } };
    expect(await logIn(asked, answers)).toEqual({ kind: 'signedIn' });
  });

  const WRONG = 'This code is wrong or has expired. Try the next one.';
  const wrongCode = (amount: number) =>
    new ApiFailure([{ message: 'refused', code: 'wrongCode', reason: { type: 'triesLeft', amount } }]);

  test.each([
    ['wrongCode', WRONG],
    [wrongCode(4), `${WRONG} You have 4 tries left.`],
    [wrongCode(1), `${WRONG} You have one try left.`],
  ])('stays open after a wrong code, with the tries that are left', async (refusal, code) => {
    const form = { ...asked, ways: 'authenticatorApp recoveryCode pigeon' };
    expect(await logIn(form, { AnswerSecondFactor: refusal })).toMatchObject({
      kind: 'step',
      session: 'abc',
      ways: ['authenticatorApp', 'recoveryCode'],
      errors: [],
      fieldErrors: { code },
    });
  });

  test('begins anew after the last wrong code', async () => {
    expect(
      await logIn({ ...asked, email: 'ada@example.it' }, { AnswerSecondFactor: wrongCode(0) }),
    ).toMatchObject({
      kind: 'refused',
      email: 'ada@example.it',
      errors: [{ message: 'It took too long, or there are no tries left. Please log in again.' }],
    });
  });

  test('says it of a recovery code beside its own field', async () => {
    const recovery = { ...asked, intent: 'recoveryCode', code: '7KQ2M-X9FRD' };
    expect(await logIn(recovery, { AnswerSecondFactor: wrongCode(3) })).toMatchObject({
      kind: 'step',
      fieldErrors: {
        recoveryCode: 'This code is wrong or has already been used. You have 3 tries left.',
      },
    });
    expect(await logIn({ ...recovery, code: ' ' }, {})).toMatchObject({
      fieldErrors: { recoveryCode: 'Enter a recovery code.' },
    });
  });

  test('takes what a passkey signed; anything else proves nothing and is told', async () => {
    const passkey = { intent: 'passkey', session: 'abc', ceremony: 'def', response: '{"id":"1"}' };
    const answers = { AnswerPasskey: { answerPasskey: challenged(null, null) } };
    expect(await logIn(passkey, answers)).toEqual({ kind: 'signedIn' });
    expect(await logIn({ ...passkey, response: 'null' }, { AnswerPasskey: 'wrongPasskey' })).toMatchObject({
      kind: 'step',
      errors: [{ message: 'refused: wrongPasskey' }],
    });
  });

  test('begins anew once it has run out, with the e-mail kept', async () => {
    expect(
      await logIn({ ...asked, email: 'ada@example.it' }, { AnswerSecondFactor: 'invalidOrExpiredCode' }),
    ).toMatchObject({
      kind: 'refused',
      email: 'ada@example.it',
      errors: [{ message: 'It took too long, or there are no tries left. Please log in again.' }],
    });
  });

  test('asks for a strong password, twice the same', async () => {
    const weak = { intent: 'newPassword', session: 'abc', password: 'bosco', confirmation: 'bosca' };
    expect(await logIn(weak, {})).toMatchObject({
      kind: 'step',
      fieldErrors: {
        password: 'Password need atleast 8 characters',
        confirmation: "New and confirm password don't match",
      },
    });
  });
});
