import { data } from 'react-router';
import type { ApiError } from '#contracts/api-error.ts';
import type { AccountLinkData } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';
import type { RequestContext } from '#web/lib/request-context.ts';

/** What a mailed link is good for; looking at it changes nothing. */
export type AccountLink = AccountLinkData['accountLink'];

export const ACCOUNT_LINK = operation(
  'query AccountLink($code: String!, $email: String) { accountLink(code: $code, email: $email) { purpose isUsable isUsed email keepsPassword isOfBusiness } }',
);

export const CONFIRM_USER = operation(`mutation ConfirmUser($code: String!, $password: String) {
  confirmUser(code: $code, password: $password) { status }
}`);

export const CONFIRM_NEW_EMAIL = operation(
  'mutation ConfirmNewEmail($code: String!) { confirmNewEmail(code: $code) { status } }',
);

export const TAKE_EMAIL_BACK = operation(
  'mutation TakeEmailBack($code: String!) { takeEmailBack(code: $code) { status } }',
);

export const FORGOT_PASSWORD_SUBMIT =
  operation(`mutation ForgotPasswordSubmit($email: String!, $code: String!, $newPassword: String!) {
  forgotPasswordSubmit(email: $email, code: $code, newPassword: $newPassword) { status }
}`);

/** Looks at the link a page was opened by. */
export async function findAccountLink(
  { api }: Pick<RequestContext, 'api'>,
  asked: { code: string; email: string | null },
): Promise<AccountLink> {
  return (await api(ACCOUNT_LINK, asked)).accountLink;
}

/** For a page that does one thing by its link: whether it still can, and the e-mail it is about; 404 when it cannot. */
export async function loadLink(
  known: Pick<RequestContext, 'api'>,
  code: string,
  purpose: AccountLink['purpose'],
) {
  const link = await findAccountLink(known, { code, email: null });
  const isHydrated = link.isUsable && link.purpose === purpose;
  const { email, keepsPassword } = link;
  return data(
    { isHydrated, email: (isHydrated && email) || '', keepsPassword },
    { status: isHydrated ? 200 : 404 },
  );
}

/** Whether an answer says that the link has died since its page was shown. */
export function isDeadLink(errors: readonly ApiError[]): boolean {
  return errors.some(({ code }) => code === 'invalidOrExpiredCode' || code === 'InvalidCredentials');
}
