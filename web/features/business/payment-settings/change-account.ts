import { redirect } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { sendForm } from '#web/lib/form/send-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import { idOrNone } from '#web/lib/list-address.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { STEP_UP } from '#web/sign-in/own-account/log-in-calls.ts';
import { FACTOR_CODES, factorCodeIn } from '#web/sign-in/second-factor/factor-code.ts';
import type { SectionAnswer } from '../center/section-form.tsx';
import { CONTINUE_ACCOUNT, DISCONNECT_ACCOUNT } from './payment-settings-calls.ts';

/** What is done with the account, as its forms say it. */
export const ACCOUNT_INTENTS = ['account-continue', 'account-disconnect'] as const;
export type AccountIntent = (typeof ACCOUNT_INTENTS)[number];

export const accountIntentOf = (form: FormData): AccountIntent | null =>
  ACCOUNT_INTENTS.find((intent) => intent === textOf(form, 'intent')) ?? null;

/**
 * Does what a form about the account asks for. Where a proof is typed, which a browser without scripts asks for in the form, it is given first.
 * @throws the way to the processor
 */
export async function changeAccount(
  intent: AccountIntent,
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  providerId: number,
): Promise<SectionAnswer> {
  const isProved = form.has('password');
  const password = textOf(form, 'password');
  const problems = {
    ...(isProved && password === '' && { password: m.users_password_missing({}, { locale }) }),
  };
  let next: string | null = null;
  const places = { ...FACTOR_CODES, wrongPassword: 'password' as const };
  const answer = await sendForm({ intent, problems, places }, async () => {
    if (isProved) await api(STEP_UP, { password, code: factorCodeIn(form) });
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
