import type { TestApp } from '#server/testing/test-app.ts';
import { confirmUser, findPerson, signUp } from '../index.ts';
import type { CodePurpose } from '../store/codes.ts';
import { codeOf } from '../use-cases/one-time-codes.ts';

export const PASSWORD = 'Sotto-il-pino-7!';

export const SIGN_IN = `mutation ($username: String!, $password: String!, $os: String!, $activate: Boolean) {
  signIn(username: $username, password: $password, appName: "radura", version: "6.0.0", os: $os, activate: $activate) {
    challengeName session secondFactors idToken refreshToken expiresInSeconds goToBusinessLogin user { id email role }
  }
}`;

export const signInVariables = (
  username: string,
  { password = PASSWORD, os = 'web', activate = false } = {},
) => ({ username, password, os, activate });

/** What these steps need of the app. */
export type AppToSignIn = Pick<TestApp, 'work' | 'deps'>;

/** The code of the newest one-time step of a kind, as its mail would carry it. */
export async function codeInNewestStep(app: AppToSignIn, purpose: CodePurpose): Promise<string> {
  const { id } = await app
    .work()
    .db.selectFrom('log_in_codes')
    .select('id')
    .where('purpose', '=', purpose)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return codeOf(app.deps.secrets, purpose, id);
}

/** A client that shows no mark of its own. */
export const NO_BROWSER = { set: () => undefined, mark: () => undefined, markOf: () => null };

/** Confirms an account by its code and a password: the one of the registration, or a new one. */
export async function confirm(
  app: AppToSignIn,
  code: string,
  password: string | null = PASSWORD,
): Promise<void> {
  await confirmUser(app.work(), app.deps, { address: '192.0.2.1', browser: NO_BROWSER }, { code, password });
}

/** Registers and confirms somebody with `PASSWORD`. @returns the person */
export async function register(app: AppToSignIn, email: string): Promise<number> {
  const origin = { address: '192.0.2.1', language: 'it', idempotencyKey: null } as const;
  await signUp(app.work(), app.deps, origin, {
    email,
    password: PASSWORD,
    hasAcceptedTerms: true,
    agreements: [],
  });
  await confirm(app, await codeInNewestStep(app, 'verify'));
  const personId = await findPerson(app.work(), email);
  if (personId === null) throw new Error('Nobody was registered');
  return personId;
}
