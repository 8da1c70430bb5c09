import { operation } from '#web/lib/api.ts';
import { SIGN_IN_RESULT } from '../sign-in-calls.ts';
import type { SignInResult } from '../sign-in-calls.ts';

/** What `navigator.credentials` takes and answers, as JSON (WebAuthn level 3). */
export type PasskeyJson = Record<string, unknown>;

/** A passkey of one's own; both moments are instants. */
export type Passkey = { id: number; name: string; createdAt: string; lastUsedAt: string | null };

export type SecondFactors = {
  hasAuthenticatorApp: boolean;
  recoveryCodesLeft: number;
  passkeys: readonly Passkey[];
  /** The last factor cannot be removed. */
  isRequired: boolean;
};

/** Whether anything is asked beside the password. */
export function hasSecondFactor(factors: Pick<SecondFactors, 'hasAuthenticatorApp' | 'passkeys'>): boolean {
  return factors.hasAuthenticatorApp || factors.passkeys.length > 0;
}

/** The fields of `getMySecondFactors` that the panel shows. */
export const SECOND_FACTOR_FIELDS =
  '{ hasAuthenticatorApp recoveryCodesLeft isRequired passkeys { id name createdAt lastUsedAt } }';

/** What an authenticator app must know: as a key for typing, as a link, and as a picture. */
export type AppToAdd = { secret: string; uri: string; qrSvg: string };

/** A second factor counts from now on; codes are shown once, and `signIn` is null for who was signed in. */
export type FactorAdded = { recoveryCodes: readonly string[]; signIn: SignInResult | null };

/** What the browser needs to make or use a passkey. */
export type PasskeyCeremony = { session: string; options: PasskeyJson };

type Done = { status: number };

export const ANSWER_SECOND_FACTOR = operation<
  { answerSecondFactor: SignInResult },
  { session: string; code: string }
>(`mutation AnswerSecondFactor($session: String!, $code: String!) {
  answerSecondFactor(session: $session, code: $code) ${SIGN_IN_RESULT}
}`);

export const ANSWER_EMAIL_CODE = operation<
  { answerEmailCode: SignInResult },
  { session: string; code: string }
>(`mutation AnswerEmailCode($session: String!, $code: String!) {
  answerEmailCode(session: $session, code: $code) ${SIGN_IN_RESULT}
}`);

export const ASK_FOR_EMAIL_CODE = operation<{ askForEmailCode: { session: string } }>(
  'mutation AskForEmailCode { askForEmailCode { session } }',
);

export const PROVE_EMAIL_BY_CODE = operation<{ proveEmailByCode: Done }, { session: string; code: string }>(
  'mutation ProveEmailByCode($session: String!, $code: String!) { proveEmailByCode(session: $session, code: $code) { status } }',
);

export const START_PASSKEY_STEP_UP = operation<{ startPasskeyStepUp: PasskeyCeremony }>(
  'mutation StartPasskeyStepUp { startPasskeyStepUp { session options } }',
);

export const START_PASSKEY_SIGN_IN = operation<{ startPasskeySignIn: PasskeyCeremony }, { session: string }>(
  'mutation StartPasskeySignIn($session: String!) { startPasskeySignIn(session: $session) { session options } }',
);

export const ANSWER_PASSKEY = operation<
  { answerPasskey: SignInResult },
  { session: string; response: PasskeyJson }
>(`mutation AnswerPasskey($session: String!, $response: Json!) {
  answerPasskey(session: $session, response: $response) ${SIGN_IN_RESULT}
}`);

export const START_AUTHENTICATOR_APP = operation<
  { startAuthenticatorApp: AppToAdd },
  { session: string | null }
>(`mutation StartAuthenticatorApp($session: String) {
  startAuthenticatorApp(session: $session) { secret uri qrSvg }
}`);

const ADDED = `{ recoveryCodes signIn ${SIGN_IN_RESULT} }`;

export const CONFIRM_AUTHENTICATOR_APP = operation<
  { confirmAuthenticatorApp: FactorAdded },
  { session: string | null; code: string }
>(`mutation ConfirmAuthenticatorApp($session: String, $code: String!) {
  confirmAuthenticatorApp(session: $session, code: $code) ${ADDED}
}`);

export const START_PASSKEY = operation<{ startPasskey: PasskeyCeremony }, { session: string | null }>(
  'mutation StartPasskey($session: String) { startPasskey(session: $session) { session options } }',
);

export const CONFIRM_PASSKEY = operation<
  { confirmPasskey: FactorAdded },
  { session: string; response: PasskeyJson; name: string }
>(`mutation ConfirmPasskey($session: String!, $response: Json!, $name: String!) {
  confirmPasskey(session: $session, response: $response, name: $name) ${ADDED}
}`);

export const REMOVE_AUTHENTICATOR_APP = operation<{ removeAuthenticatorApp: Done }>(
  'mutation RemoveAuthenticatorApp { removeAuthenticatorApp { status } }',
);

export const REMOVE_PASSKEY = operation<{ removePasskey: Done }, { id: number }>(
  'mutation RemovePasskey($id: Id!) { removePasskey(id: $id) { status } }',
);

export const NEW_RECOVERY_CODES = operation<{ newRecoveryCodes: { recoveryCodes: readonly string[] } }>(
  'mutation NewRecoveryCodes { newRecoveryCodes { recoveryCodes } }',
);
