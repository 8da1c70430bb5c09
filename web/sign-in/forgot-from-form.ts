import type { ApiError } from '#contracts/api-error.ts';
import * as m from '#contracts/texts/messages.js';
import { partsOfEmail } from '#contracts/validation/email.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { textsIn } from '#web/lib/texts-in.ts';
import type { Texts } from '#web/lib/texts-in.ts';

/** What the form shows after it was sent; the same for known and unknown addresses. */
export type ForgotAnswer =
  | { kind: 'sent'; email: string }
  | { kind: 'refused'; email: string; errors: readonly ApiError[]; emailError: string | undefined };

/** Why an address cannot be written to, or undefined (specification sections 2, 5 and 8). */
export function forgotProblem(t: Texts, email: string): string | undefined {
  return partsOfEmail(email.trim()) === null ? t(m.error_invalid_email) : undefined;
}

/** Asks for a link to choose a new password (specification section 7, `POST /user/account/forgot`). */
export async function forgotFromForm(
  form: FormData,
  { postForm, locale }: Pick<RequestContext, 'postForm' | 'locale'>,
): Promise<ForgotAnswer> {
  const email = textOf(form, 'email').trim();
  const emailError = forgotProblem(textsIn(locale), email);
  if (emailError) return { kind: 'refused', email, errors: [], emailError };
  try {
    await postForm('/user/account/forgot', [['email', email]]);
    return { kind: 'sent', email };
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    return { kind: 'refused', email, errors: failure.errors, emailError: undefined };
  }
}
