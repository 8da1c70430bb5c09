import * as m from '#contracts/texts/messages.js';
import { partsOfEmail } from '#contracts/validation/email.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { textsIn } from '#web/lib/texts-in.ts';
import type { Texts } from '#web/lib/texts-in.ts';

export const FORGOT_INTENT = 'forgot';

/** Why an address cannot be written to, or undefined (specification sections 2, 5 and 8). */
export function forgotProblem(t: Texts, email: string): string | undefined {
  return partsOfEmail(email.trim()) === null ? t(m.error_invalid_email) : undefined;
}

/**
 * Asks for a link to choose a new password (specification section 7, `POST /user/account/forgot`). What is answered is the same for known
 * and unknown addresses.
 */
export async function forgotFromForm(
  form: FormData,
  { postForm, locale }: Pick<RequestContext, 'postForm' | 'locale'>,
): Promise<FormAnswer> {
  const email = textOf(form, 'email').trim();
  const problem = forgotProblem(textsIn(locale), email);
  const problems = { ...(problem !== undefined && { email: problem }) };
  const answer = await sendForm({ intent: FORGOT_INTENT, problems }, () =>
    postForm('/user/account/forgot', [['email', email]]),
  );
  return { ...answer, typed: [['email', email]] };
}
