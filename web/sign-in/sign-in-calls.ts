import { WEB_CLIENT } from '#contracts/client-version.ts';
import { operation } from '#web/lib/api.ts';
import type { CurrentUser } from '#web/lib/root-data.ts';

export const SECOND_FACTORS = ['authenticatorApp', 'passkey', 'recoveryCode'] as const;
export type SecondFactor = (typeof SECOND_FACTORS)[number];

/** What a sign-in, or a step on its way, answers (specification section 7, "Identity provider"). */
export type SignInResult = {
  /** The step that is still missing; null when the session is open. */
  challengeName:
    | 'NEW_PASSWORD_REQUIRED'
    | 'SECOND_FACTOR_REQUIRED'
    | 'EMAIL_CODE_REQUIRED'
    | 'SECOND_FACTOR_SETUP'
    | null;
  /** What the missing step is answered with. */
  session: string | null;
  /** What a second factor can be answered with. */
  secondFactors: readonly SecondFactor[];
  /** Owners and collaborators work at another door (ledger IDN-16). */
  goToBusinessLogin: boolean;
};

/** The fields of a `SignInResult` that the forms read. */
export const SIGN_IN_RESULT = '{ challengeName session secondFactors goToBusinessLogin }';

type Credentials = { username: string; password: string; activate: boolean };

export const SIGN_IN = operation<{ signIn: SignInResult }, Credentials & typeof WEB_CLIENT>(
  `mutation SignIn($username: String!, $password: String!, $appName: String!, $version: String!, $os: String!, $activate: Boolean!) {
    signIn(username: $username, password: $password, appName: $appName, version: $version, os: $os, activate: $activate) ${SIGN_IN_RESULT}
  }`,
);

/** The call for a sign-in, with the client's name, version and system (ledger CST-04). */
export function signInCall(credentials: Credentials): [typeof SIGN_IN, Credentials & typeof WEB_CLIENT] {
  return [SIGN_IN, { ...credentials, ...WEB_CLIENT }];
}

export const COMPLETE_NEW_PASSWORD = operation<
  { completeNewPassword: SignInResult },
  { session: string; newPassword: string }
>(`mutation CompleteNewPassword($session: String!, $newPassword: String!) {
  completeNewPassword(session: $session, newPassword: $newPassword) ${SIGN_IN_RESULT}
}`);

export const RESEND_CONFIRMATION = operation<{ resendConfirmation: { status: number } }, { email: string }>(
  `mutation ResendConfirmation($email: String!) { resendConfirmation(email: $email) { status } }`,
);

export const SIGN_OUT = operation<{ signOut: { status: number } }>('mutation SignOut { signOut { status } }');

export const CURRENT_USER = operation<{ getCurrentUser: CurrentUser | null }>(
  'query CurrentUser { getCurrentUser { id firstname fullname email image role } }',
);
