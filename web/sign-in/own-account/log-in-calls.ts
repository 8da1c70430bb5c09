import { operation } from '#web/lib/api.ts';

export type { MySignIn } from '#web/generated/operations.ts';

/** A device that is signed in; both moments are instants. */
export const MY_SIGN_IN =
  'fragment MySignIn on SignIn { id device area appName createdAt lastUsedAt isCurrent }';

export const CHANGE_PASSWORD =
  operation(`mutation ChangePassword($oldPassword: String!, $newPassword: String!) {
  changePassword(oldPassword: $oldPassword, newPassword: $newPassword) { status }
}`);

/** Proves again who is there; what changes e-mail, factors or money asks for it. */
export const STEP_UP =
  operation(`mutation StepUp($password: String!, $code: String, $session: String, $response: Json) {
  stepUp(password: $password, code: $code, session: $session, response: $response) { status }
}`);

export const ASK_FOR_NEW_EMAIL = operation(
  'mutation AskForNewEmail($email: String!) { askForNewEmail(email: $email) { status } }',
);

export const END_SIGN_IN = operation('mutation EndSignIn($id: Id!) { endSignIn(id: $id) { status } }');

export const END_OTHER_SIGN_INS = operation('mutation EndOtherSignIns { endOtherSignIns { status } }');
