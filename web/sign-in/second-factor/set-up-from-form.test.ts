import { describe, expect, test } from 'vitest';
import { ApiFailure } from '#web/lib/api-failure.ts';
import type { Api } from '#web/lib/api.ts';
import { answerTo } from '../login-answer.ts';
import { setUpFromForm, withAppToAdd } from './set-up-from-form.ts';
import type { SetUpIntent } from './set-up-from-form.ts';

/** An API that answers every operation alike: with data, or with the code that it refuses by. */
function apiOf(answer: unknown): Api {
  return async <Data>(): Promise<Data> => {
    if (typeof answer === 'string') throw new ApiFailure([{ message: `refused: ${answer}`, code: answer }]);
    return answer as Data; // each test says what the operation it expects answers
  };
}

const app = { secret: 'ABCDEFGH', uri: 'otpauth://totp/Radura', qrSvg: '<svg/>' };
const signedIn = { challengeName: null, session: null, secondFactors: [], goToBusinessLogin: false };
const asked = { session: 'abc', email: 'ada@example.it', ...app };

function setUp(intent: SetUpIntent, fields: Record<string, string>, answer: unknown) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...asked, ...fields })) form.set(name, value);
  return setUpFromForm(intent, form, { api: apiOf(answer), locale: 'en' });
}

describe('a first second factor', () => {
  test('is shown as an app to add at once', async () => {
    const step = answerTo(
      { ...signedIn, challengeName: 'SECOND_FACTOR_SETUP', session: 'abc' },
      'ada@example.it',
    );
    const known = { api: apiOf({ startAuthenticatorApp: app }), locale: 'en' } as const;
    expect(await withAppToAdd(step, known)).toMatchObject({
      kind: 'step',
      step: 'setUp',
      session: 'abc',
      app,
    });
    expect(await withAppToAdd({ kind: 'signedIn' }, known)).toEqual({ kind: 'signedIn' });
  });

  test('is answered with the recovery codes, seen once', async () => {
    const added = { recoveryCodes: ['7KQ2M-X9FRD'], signIn: signedIn };
    expect(await setUp('confirmApp', { code: '123456' }, { confirmAuthenticatorApp: added })).toEqual({
      kind: 'keepCodes',
      email: 'ada@example.it',
      recoveryCodes: ['7KQ2M-X9FRD'],
    });
    const again = { recoveryCodes: [], signIn: signedIn };
    expect(await setUp('confirmPasskey', { response: '{}' }, { confirmPasskey: again })).toEqual({
      kind: 'signedIn',
    });
  });

  test('keeps showing the same app after a wrong code and an empty one', async () => {
    const wrong = 'This code is wrong or has expired. Try the next one.';
    expect(await setUp('confirmApp', { code: '000000' }, 'wrongCode')).toMatchObject({
      step: 'setUp',
      app,
      fieldErrors: { code: wrong },
    });
    expect(await setUp('confirmApp', { code: ' ' }, null)).toMatchObject({
      app,
      fieldErrors: { code: 'Please enter the code.' },
    });
  });

  test('begins anew with the password once the step is over', async () => {
    expect(await setUp('confirmPasskey', { response: '{}' }, 'invalidOrExpiredCode')).toMatchObject({
      kind: 'refused',
      email: 'ada@example.it',
    });
  });
});
