import { operation } from '#web/lib/api.ts';

/** A device that is signed in; both moments are instants. */
export type MySignIn = {
  id: number;
  device: string;
  area: 'public' | 'business' | 'admin';
  appName: string;
  createdAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
};

/** The fields of `getMySignIns` that the panel shows. */
export const SIGN_IN_FIELDS = '{ id device area appName createdAt lastUsedAt isCurrent }';

export const CHANGE_PASSWORD = operation<
  { changePassword: { status: number } },
  { oldPassword: string; newPassword: string }
>(`mutation ChangePassword($oldPassword: String!, $newPassword: String!) {
  changePassword(oldPassword: $oldPassword, newPassword: $newPassword) { status }
}`);

/** Proves again who is there; what changes e-mail, factors or money asks for it. */
export const STEP_UP = operation<
  { stepUp: { status: number } },
  {
    password: string;
    /** Of the app, or a recovery code; only who has a second factor needs one. */
    code: string | null;
    /** Of the ceremony a passkey answered. */
    session?: string;
    response?: Record<string, unknown>;
  }
>(`mutation StepUp($password: String!, $code: String, $session: String, $response: Json) {
  stepUp(password: $password, code: $code, session: $session, response: $response) { status }
}`);

export const ASK_FOR_NEW_EMAIL = operation<{ askForNewEmail: { status: number } }, { email: string }>(
  'mutation AskForNewEmail($email: String!) { askForNewEmail(email: $email) { status } }',
);

export const END_SIGN_IN = operation<{ endSignIn: { status: number } }, { id: number }>(
  'mutation EndSignIn($id: Id!) { endSignIn(id: $id) { status } }',
);

export const END_OTHER_SIGN_INS = operation<{ endOtherSignIns: { status: number } }>(
  'mutation EndOtherSignIns { endOtherSignIns { status } }',
);
