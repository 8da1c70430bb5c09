import { redirect } from 'react-router';
import { sendForm } from '#web/lib/form/send-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import { idOrNone } from '#web/lib/list-address.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import type { SectionAnswer } from '#web/business-frame/center/section-form.tsx';
import { CONTINUE_ACCOUNT, DISCONNECT_ACCOUNT } from './payment-settings-calls.ts';

/** What is done with the account, as its forms say it. */
export const ACCOUNT_INTENTS = ['account-continue', 'account-disconnect'] as const;
export type AccountIntent = (typeof ACCOUNT_INTENTS)[number];

export const accountIntentOf = (form: FormData): AccountIntent | null =>
  ACCOUNT_INTENTS.find((intent) => intent === textOf(form, 'intent')) ?? null;

/**
 * Does what a form about the account asks for.
 * @throws the way to the processor
 */
export async function changeAccount(
  intent: AccountIntent,
  form: FormData,
  { api }: Pick<RequestContext, 'api'>,
  providerId: number,
): Promise<SectionAnswer> {
  let next: string | null = null;
  const answer = await sendForm({ intent }, async () => {
    if (intent === 'account-continue') {
      next = (await api(CONTINUE_ACCOUNT, { providerId })).continuePaymentAccount.url;
    } else {
      const accountId = idOrNone.read(textOf(form, 'accountId')) ?? 0;
      await api(DISCONNECT_ACCOUNT, { providerId, accountId });
    }
  });
  if (next !== null) throw redirect(next, 303);
  return answer;
}
