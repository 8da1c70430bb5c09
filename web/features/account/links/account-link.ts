import { operation } from '#web/lib/api.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import type { RequestContext } from '#web/lib/request-context.ts';

/** What a mailed link is good for; looking at it changes nothing. */
export type AccountLink = {
  /** Null for a link that is none of ours. */
  purpose: 'verify' | 'invite' | 'reset' | null;
  isUsable: boolean;
  isUsed: boolean;
};

export const ACCOUNT_LINK = operation<{ accountLink: AccountLink }, { code: string; email: string | null }>(
  'query AccountLink($code: String!, $email: String) { accountLink(code: $code, email: $email) { purpose isUsable isUsed } }',
);

export const CONFIRM_USER = operation<{ confirmUser: { status: number } }, { code: string }>(
  'mutation ConfirmUser($code: String!) { confirmUser(code: $code) { status } }',
);

export const FORGOT_PASSWORD_SUBMIT = operation<
  { forgotPasswordSubmit: { status: number } },
  { email: string; code: string; newPassword: string }
>(`mutation ForgotPasswordSubmit($email: String!, $code: String!, $newPassword: String!) {
  forgotPasswordSubmit(email: $email, code: $code, newPassword: $newPassword) { status }
}`);

/** Looks at the link a page was opened by. */
export async function findAccountLink(
  { api }: Pick<RequestContext, 'api'>,
  asked: { code: string; email: string | null },
): Promise<AccountLink> {
  return (await api(ACCOUNT_LINK, asked)).accountLink;
}

/** Whether a refusal means that the link has died since its page was shown. */
export function isDeadLink(failure: unknown): boolean {
  return (
    failure instanceof ApiFailure &&
    ['invalidOrExpiredCode', 'InvalidCredentials'].some((code) => failure.hasCode(code))
  );
}
