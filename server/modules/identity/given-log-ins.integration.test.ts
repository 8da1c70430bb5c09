import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { createUser, endRole, findPerson, invitePerson } from './index.ts';
import { codeInNewestStep, PASSWORD, SIGN_IN, signInVariables } from './testing/sign-in-steps.ts';

let app: TestApp;
let providerId: number;

beforeAll(async () => {
  app = await openTestApp();
  providerId = await aProvider(app.work());
});
afterAll(() => app.close());

const actor = 'system:test';
const newUser = (email: string, password: string) =>
  createUser(app.work(), app.deps, {
    email,
    password,
    firstname: 'Ugo',
    lastname: '',
    language: 'it',
    actor,
  });

describe('a log-in that somebody else makes', () => {
  it('has a password as strong as at sign-up, and an e-mail of its own', async () => {
    const email = 'ugo@example.it';
    await expect(newUser(email, 'alllowercase')).rejects.toMatchObject({ code: 'passwordUppercase' });
    expect(await findPerson(app.work(), email)).toBeNull();
    const { personId } = await newUser(email, PASSWORD);
    await expect(newUser(email.toUpperCase(), PASSWORD)).rejects.toMatchObject({ code: 'userEmailExists' });
    const answer = await app.ask(SIGN_IN, signInVariables(email));
    expect(answer.data?.['signIn']).toMatchObject({
      challengeName: null,
      user: { id: personId, role: 'customer' },
    });
  });
});

describe('an invitation', () => {
  it('whose role has ended meanwhile leads a customer nowhere else', async () => {
    const email = 'vera@example.it';
    const invitation = { email, providerId, role: 'manager', language: 'it', actor } as const;
    const { personId } = await invitePerson(app.work(), invitation);
    const password = await codeInNewestStep(app, 'invite');
    await endRole(app.work(), { providerId, personId, actor });
    const challenged = await app.ask(SIGN_IN, signInVariables(email, { password, activate: true }));
    expect(challenged.data?.['signIn']).toMatchObject({ challengeName: 'NEW_PASSWORD_REQUIRED' });
    const session = await codeInNewestStep(app, 'newPassword');
    const answer = await app.ask(
      'mutation ($s: String!, $p: String!) { completeNewPassword(session: $s, newPassword: $p) { challengeName goToBusinessLogin user { role } } }',
      { s: session, p: PASSWORD },
    );
    expect(answer.data).toEqual({
      completeNewPassword: { challengeName: null, goToBusinessLogin: false, user: { role: 'customer' } },
    });
  });

  it.each([
    ['nobody', 999_999],
    ['somebody whose role has ended', null],
  ])('of %s cannot be taken back: there is no such user', async (_name, id) => {
    const personId = id ?? (await findPerson(app.work(), 'vera@example.it')) ?? 0;
    await expect(endRole(app.work(), { providerId, personId, actor })).rejects.toMatchObject({
      code: 'errorUserNotFound',
    });
  });
});
