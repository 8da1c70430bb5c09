import { redirect, redirectDocument } from 'react-router';
import { localeInPath, pathInLocale } from '#contracts/languages.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { CreationResult } from '../booking-types.ts';
import { paymentPath } from '../payment-link.ts';

/** In the address: what is asked to be given up, a session by its id or, empty, the whole. */
export const CANCEL_FIELD = 'cancel';
/** Marks the address after it was given up, for the page to say so. */
export const CANCELLED_FIELD = 'cancelled';

/** The intent of the form that pays what is still open. */
export const PAY_INTENT = 'pay';

/** What the address asks to give up: a session by its id, the whole, or nothing. */
export function askedToCancel(search: URLSearchParams): number | 'whole' | null {
  const asked = search.get(CANCEL_FIELD);
  if (asked === null) return null;
  return /^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : 'whole';
}

/**
 * Gives up what a form of the sign-up's page names, and leads back to the page, which then says so; or leads to the payment of it.
 * @param call as the router hands it to an action; only its `url` is the page's own address
 * @returns why it was refused
 * @throws the redirect
 */
export async function changeOwnSubscription(
  { request, url }: { request: Request; url: URL },
  {
    cancel,
    pay,
  }: {
    cancel: (sessions: number[] | null, options: { idempotencyKey?: string }) => Promise<unknown>;
    pay: () => Promise<CreationResult>;
  },
): Promise<FormAnswer> {
  const form = await request.formData();
  if (form.get('intent') === PAY_INTENT) return startPaying(url, pay);
  const session = textOf(form, 'session');
  const key = textOf(form, 'attemptKey');
  const sessions = /^[1-9]\d{0,14}$/.test(session) ? [Number(session)] : null;
  const answer = await sendForm({}, () => cancel(sessions, key === '' ? {} : { idempotencyKey: key }));
  if (!answer.isSaved) return answer;
  throw redirect(`${url.pathname}?${CANCELLED_FIELD}`, 303);
}

/** @throws the redirect; to the page itself where nothing is left to pay */
async function startPaying({ pathname }: URL, pay: () => Promise<CreationResult>): Promise<FormAnswer> {
  const started: { result?: CreationResult } = {};
  const answer = await sendForm({}, async () => {
    started.result = await pay();
  });
  const { result } = started;
  if (!answer.isSaved || !result) return answer;
  if (!result.success) return { ...answer, isSaved: false, errors: [{ message: result.message }] };
  if (result.clientSecret === null) throw redirect(pathname, 303);
  // The payment page has a content security policy of its own, so it must be loaded as a document
  throw redirectDocument(pathInLocale(paymentPath(result, pathname), localeInPath(pathname)), 303);
}
