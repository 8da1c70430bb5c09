import { WEB_CLIENT } from '#contracts/client-version.ts';
import { operation } from '#web/lib/api.ts';
import type { SecondFactor } from '#web/generated/operations.ts';

export type { SecondFactor, SignInResult } from '#web/generated/operations.ts';

export const SECOND_FACTORS = [
  'authenticatorApp',
  'passkey',
  'recoveryCode',
] as const satisfies readonly SecondFactor[];

/** What a sign-in, or a step on its way, answers to the forms (specification section 7, "Identity provider"). */
export const SIGN_IN_RESULT =
  'fragment SignInResult on SignInResult { challengeName session secondFactors goToBusinessLogin }';

type Credentials = { username: string; password: string; activate: boolean };

export const SIGN_IN = operation(
  `mutation SignIn($username: String!, $password: String!, $appName: String!, $version: String!, $os: String!, $activate: Boolean!) {
    signIn(username: $username, password: $password, appName: $appName, version: $version, os: $os, activate: $activate) { ...SignInResult }
  } ${SIGN_IN_RESULT}`,
);

/** The call for a sign-in, with the client's name, version and system (specification section 9). */
export function signInCall(credentials: Credentials): [typeof SIGN_IN, Credentials & typeof WEB_CLIENT] {
  return [SIGN_IN, { ...credentials, ...WEB_CLIENT }];
}

export const COMPLETE_NEW_PASSWORD =
  operation(`mutation CompleteNewPassword($session: String!, $newPassword: String!) {
  completeNewPassword(session: $session, newPassword: $newPassword) { ...SignInResult }
} ${SIGN_IN_RESULT}`);

export const RESEND_CONFIRMATION = operation(
  `mutation ResendConfirmation($email: String!) { resendConfirmation(email: $email) { status } }`,
);

export const SIGN_OUT = operation('mutation SignOut { signOut { status } }');

export const CURRENT_USER = operation(
  'query CurrentUser { getCurrentUser { id firstname fullname email verifiedEmail image role unreadChats } }',
);
