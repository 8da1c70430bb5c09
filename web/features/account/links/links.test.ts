import { describe, expect, test } from 'vitest';
import { answeringApi, formOf, refusedBy } from '#web/lib/testing/answering-api.ts';
import type { AccountLink } from './account-link.ts';
import { loadLink } from './account-link.ts';
import { confirmByLink, enterByLink, resetByLink } from './answer-link.ts';

const link: AccountLink = {
  purpose: 'verify',
  isUsable: true,
  isUsed: false,
  email: 'ada@example.it',
  keepsPassword: false,
  isOfBusiness: false,
};
const STRONG = 'Bosco-24!';
const WEAK = 'boscobosco';
const sent = (password: string, confirmation = password) =>
  new Request('https://radura.example/en/verify/x', {
    method: 'POST',
    body: formOf({ password, confirmation }),
  });
const locationOf = (answer: unknown) =>
  answer instanceof Response ? answer.headers.get('location') : answer;

describe('the page of a mailed link', () => {
  test.each([
    ['alive', link, { isHydrated: true, email: 'ada@example.it' }, 200],
    ['used up', { ...link, isUsable: false }, { isHydrated: false, email: '' }, 404],
    ['for something else', { ...link, purpose: 'newEmail' }, { isHydrated: false, email: '' }, 404],
  ])('that is %s', async (_case, accountLink, shown, status) => {
    const { api } = answeringApi({ AccountLink: { data: { accountLink } } });
    const { data, init } = await loadLink({ api }, 'a-code', 'verify');
    expect([data, init?.status]).toEqual([expect.objectContaining(shown), status]);
  });
});

describe('confirming an account', () => {
  const confirm = async (
    keepsPassword: boolean,
    request: Request,
    answer: object = { data: { confirmUser: { status: 200 } } },
  ) => {
    const { api, called } = answeringApi({ ConfirmUser: answer });
    const outcome = await confirmByLink(request, { api, locale: 'en' }, { ...link, keepsPassword }, 'a-code');
    return { outcome, asked: called.map(({ variables }) => variables) };
  };

  test('keeps the password where it was chosen, whatever the form says', async () => {
    const { outcome, asked } = await confirm(true, sent(STRONG));
    expect([locationOf(outcome), asked]).toEqual([
      '/en/account-ready?for=confirmed',
      [{ code: 'a-code', password: null }],
    ]);
  });

  test('takes a strong password of one’s own anywhere else', async () => {
    expect((await confirm(false, sent(STRONG))).asked).toEqual([{ code: 'a-code', password: STRONG }]);
    const weak = await confirm(false, sent(WEAK));
    expect([weak.outcome, weak.asked]).toEqual([
      expect.objectContaining({ isDead: false, fieldErrors: { password: expect.any(String) } }),
      [],
    ]);
  });

  test('says when the link has died since', async () => {
    expect((await confirm(false, sent(STRONG), refusedBy('invalidOrExpiredCode'))).outcome).toMatchObject({
      isDead: true,
    });
    expect((await confirm(false, sent(STRONG), refusedBy('tooManyRequests'))).outcome).toMatchObject({
      isDead: false,
    });
  });
});

test('a forgotten password is long, not strong, and saved for the link’s e-mail', async () => {
  const { api, called } = answeringApi({
    ForgotPasswordSubmit: { data: { forgotPasswordSubmit: { status: 200 } } },
  });
  const answer = await resetByLink(
    sent(WEAK),
    { api, locale: 'en' },
    { email: 'ada@example.it', code: 'a-code' },
  );
  expect(locationOf(answer)).toBe('/en/account-ready?for=password');
  expect(called[0]?.variables).toEqual({ email: 'ada@example.it', code: 'a-code', newPassword: WEAK });
});

test.each([
  ['at the business door', null, true, 'business'],
  ['here', null, false, 'signedIn'],
  ['after one more step', 'SECOND_FACTOR_REQUIRED', false, 'password'],
])('a first log-in goes on %s', async (_case, challengeName, goToBusinessLogin, ready) => {
  const result = { challengeName, session: null, secondFactors: [], goToBusinessLogin };
  const { api, called } = answeringApi({
    SignIn: { data: { signIn: { ...result, challengeName: 'NEW_PASSWORD_REQUIRED', session: 's-1' } } },
    CompleteNewPassword: { data: { completeNewPassword: result } },
  });
  const answer = await enterByLink(
    sent(STRONG),
    { api, locale: 'en' },
    { email: 'ada@example.it', code: 'a-code' },
  );
  expect(locationOf(answer)).toBe(`/en/account-ready?for=${ready}`);
  expect(called[0]?.variables).toMatchObject({
    username: 'ada@example.it',
    password: 'a-code',
    activate: true,
  });
  expect(called[1]?.variables).toEqual({ session: 's-1', newPassword: STRONG });
});
