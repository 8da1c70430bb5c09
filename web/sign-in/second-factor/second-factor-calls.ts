import type { MySecondFactors, StartAuthenticatorAppData } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';
import { SIGN_IN_RESULT } from '../sign-in-calls.ts';

/** What `navigator.credentials` answers, as JSON (WebAuthn level 3). */
export type PasskeyJson = Record<string, unknown>;

export type { MySecondFactors };

/** A passkey of one's own; both moments are instants. */
export type Passkey = MySecondFactors['passkeys'][number];

/** Whether anything is asked beside the password. */
export function hasSecondFactor(factors: Pick<MySecondFactors, 'hasAuthenticatorApp' | 'passkeys'>): boolean {
  return factors.hasAuthenticatorApp || factors.passkeys.length > 0;
}

/** What the panel shows of them. */
export const MY_SECOND_FACTORS = `fragment MySecondFactors on MySecondFactors {
  hasAuthenticatorApp recoveryCodesLeft isRequired passkeys { id name createdAt lastUsedAt }
}`;

/** What an authenticator app must know: as a key for typing, as a link, and as a picture. */
export type AppToAdd = StartAuthenticatorAppData['startAuthenticatorApp'];

export const ANSWER_SECOND_FACTOR =
  operation(`mutation AnswerSecondFactor($session: String!, $code: String!) {
  answerSecondFactor(session: $session, code: $code) { ...SignInResult }
} ${SIGN_IN_RESULT}`);

export const ANSWER_EMAIL_CODE = operation(`mutation AnswerEmailCode($session: String!, $code: String!) {
  answerEmailCode(session: $session, code: $code) { ...SignInResult }
} ${SIGN_IN_RESULT}`);

export const ASK_FOR_EMAIL_CODE = operation('mutation AskForEmailCode { askForEmailCode { session } }');

export const PROVE_EMAIL_BY_CODE = operation(
  'mutation ProveEmailByCode($session: String!, $code: String!) { proveEmailByCode(session: $session, code: $code) { status } }',
);

export const START_PASSKEY_STEP_UP = operation(
  'mutation StartPasskeyStepUp { startPasskeyStepUp { session options } }',
);

export const START_PASSKEY_SIGN_IN = operation(
  'mutation StartPasskeySignIn($session: String!) { startPasskeySignIn(session: $session) { session options } }',
);

export const ANSWER_PASSKEY = operation(`mutation AnswerPasskey($session: String!, $response: Json!) {
  answerPasskey(session: $session, response: $response) { ...SignInResult }
} ${SIGN_IN_RESULT}`);

export const START_AUTHENTICATOR_APP = operation(`mutation StartAuthenticatorApp($session: String) {
  startAuthenticatorApp(session: $session) { secret uri qrSvg }
}`);

const ADDED = `fragment SecondFactorAdded on SecondFactorAdded { recoveryCodes signIn { ...SignInResult } } ${SIGN_IN_RESULT}`;

export const CONFIRM_AUTHENTICATOR_APP =
  operation(`mutation ConfirmAuthenticatorApp($session: String, $code: String!) {
  confirmAuthenticatorApp(session: $session, code: $code) { ...SecondFactorAdded }
} ${ADDED}`);

export const START_PASSKEY = operation(
  'mutation StartPasskey($session: String) { startPasskey(session: $session) { session options } }',
);

export const CONFIRM_PASSKEY =
  operation(`mutation ConfirmPasskey($session: String!, $response: Json!, $name: String!) {
  confirmPasskey(session: $session, response: $response, name: $name) { ...SecondFactorAdded }
} ${ADDED}`);

export const REMOVE_AUTHENTICATOR_APP = operation(
  'mutation RemoveAuthenticatorApp { removeAuthenticatorApp { status } }',
);

export const REMOVE_PASSKEY = operation(
  'mutation RemovePasskey($id: Id!) { removePasskey(id: $id) { status } }',
);

export const NEW_RECOVERY_CODES = operation(
  'mutation NewRecoveryCodes { newRecoveryCodes { recoveryCodes } }',
);
