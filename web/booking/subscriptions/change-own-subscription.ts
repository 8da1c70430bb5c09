import { redirect } from 'react-router';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { textOf } from '#web/lib/form-text.ts';

/** In the address: what is asked to be given up, a session by its id or, empty, the whole. */
export const CANCEL_FIELD = 'cancel';
/** Marks the address after it was given up, for the page to say so. */
export const CANCELLED_FIELD = 'cancelled';

/** What the address asks to give up: a session by its id, the whole, or nothing. */
export function askedToCancel(search: URLSearchParams): number | 'whole' | null {
  const asked = search.get(CANCEL_FIELD);
  if (asked === null) return null;
  return /^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : 'whole';
}

/**
 * Gives up what a form of the sign-up's page names, and leads back to the page, which then says so.
 * @param call as the router hands it to an action; only its `url` is the page's own address
 * @returns why it was refused
 * @throws the redirect
 */
export async function changeOwnSubscription(
  { request, url }: { request: Request; url: URL },
  cancel: (sessions: number[] | null, options: { idempotencyKey?: string }) => Promise<unknown>,
): Promise<FormAnswer> {
  const form = await request.formData();
  const session = textOf(form, 'session');
  const key = textOf(form, 'attemptKey');
  const sessions = /^[1-9]\d{0,14}$/.test(session) ? [Number(session)] : null;
  const answer = await sendForm({}, () => cancel(sessions, key === '' ? {} : { idempotencyKey: key }));
  if (!answer.isSaved) return answer;
  throw redirect(`${url.pathname}?${CANCELLED_FIELD}`, 303);
}
