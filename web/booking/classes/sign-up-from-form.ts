import { redirectDocument } from 'react-router';
import type { ApiError } from '#contracts/api-error.ts';
import { localeInPath, pathInLocale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import type { BookingDesk } from '../book-from-form.ts';
import type { CreationResult } from '../booking-types.ts';
import { paymentPath } from '../payment-link.ts';
import { promoOfForm } from '../promo-calls.ts';
import { checkDetails } from '../check-details.ts';
import type { DetailsField } from '../check-details.ts';
import { detailsFormValues, WITHOUT_SCRIPTS } from '../details-form-values.ts';
import type { DetailsFormValues } from '../details-form-values.ts';
import { creditOfForm } from '../own-credit.ts';
import { passOfForm, SIGN_UP_WITH_PASS } from '../passes/pass-calls.ts';
import { SIGN_UP } from './class-calls.ts';
import type { SubscriptionPrices } from './class-calls.ts';
import { idsOf, SESSIONS_FIELD } from './class-request.ts';
import { priceChoice } from './load-class.ts';

/** What the page of a class shows after a form of it that did not lead to another page. */
export type SignUpAnswer =
  | {
      kind: 'refused';
      errors: readonly ApiError[];
      fieldErrors: Partial<Record<DetailsField, string>>;
      typed: DetailsFormValues;
      sessionIds: readonly number[];
      /** The sessions must be chosen anew. */
      isAboutSessions: boolean;
      /** The key of a sign-up whose payment did not start: sent again under it, the payment is tried again. */
      retryKey: string | null;
    }
  | { kind: 'chosen'; sessionIds: readonly number[]; prices: SubscriptionPrices; typed: DetailsFormValues }
  | { kind: 'checkEmail'; email: string }
  | { kind: 'signedUp'; email: string }
  | { kind: 'payElsewhere'; path: string };

type Attempt = {
  form: FormData;
  /** Of the page; the request's own address may be the one of its data. */
  url: URL;
  known: Pick<RequestContext, 'api' | 'locale'>;
  desk: BookingDesk;
  classId: number;
};

/** Sent by browsers without scripts, where sessions are chosen anew after a refusal: what was typed goes along. */
export const CHOOSE_INTENT = 'choose';

/** Signs up for the sessions that a form names, or goes on to their price (specification section 4). */
export async function signUpFromForm(attempt: Attempt): Promise<SignUpAnswer | Response> {
  return attempt.form.get('intent') === CHOOSE_INTENT ? choose(attempt) : signUp(attempt);
}

async function choose({ form, known, classId }: Attempt): Promise<SignUpAnswer> {
  const sessionIds = idsOf(form.getAll(SESSIONS_FIELD));
  const priced = await priceChoice(known, { classId, sessionIds });
  if ('prices' in priced) return { kind: 'chosen', sessionIds, ...priced, typed: detailsFormValues(form) };
  return { ...refusalOf(form), errors: priced.errors, isAboutSessions: true };
}

function refusalOf(form: FormData): Extract<SignUpAnswer, { kind: 'refused' }> {
  return {
    kind: 'refused',
    errors: [],
    fieldErrors: {},
    typed: detailsFormValues(form),
    sessionIds: idsOf(form.getAll(SESSIONS_FIELD)),
    isAboutSessions: false,
    retryKey: null,
  };
}

async function signUp({ form, url, known, desk, classId }: Attempt): Promise<SignUpAnswer | Response> {
  const { api, locale } = known;
  const refusal = refusalOf(form);
  const checked = checkDetails(refusal.typed, desk.asked, locale);
  if ('errors' in checked) return { ...refusal, ...checked };
  const onlyBook = form.get('pay') !== 'now';
  const shown = textOf(form, onlyBook ? 'shownPriceCents' : 'shownOnlinePriceCents');
  const shownAmountCents = /^\d{1,15}$/.test(shown) ? Number(shown) : null;
  const walletCents = creditOfForm(form, { priceCents: shownAmountCents, byCard: !onlyBook });
  const isPaying = !onlyBook && shownAmountCents !== walletCents;
  // Places would be held that nobody can pay for.
  if (isPaying && shownAmountCents !== 0 && form.has(WITHOUT_SCRIPTS))
    return { ...refusal, errors: [{ message: m.signup_needs_script({}, { locale }) }] };
  const { contact } = checked;
  const attemptKey = textOf(form, 'attemptKey');
  try {
    const { email, ...names } = contact;
    const asked = {
      classId,
      sessions: [...refusal.sessionIds],
      ...names,
      agreements: [{ type: 'sharing', decision: 'Y' }],
      shownAmountCents,
      webIntegrationId: desk.webIntegrationId,
    };
    const passId = passOfForm(form);
    // The price that was shown counts with the code, which a pass does without
    const byPass = promoOfForm(form) !== null && { shownAmountCents: null };
    const ofWallet = walletCents !== null && { payWith: { walletCents } };
    const attempt = { idempotencyKey: attemptKey };
    const result =
      passId === null
        ? (
            await api(
              SIGN_UP,
              { ...asked, email, onlyBook, promoCode: promoOfForm(form), ...ofWallet },
              attempt,
            )
          ).createSubscriptionAsAnonymous
        : (await api(SIGN_UP_WITH_PASS, { ...asked, ...byPass, passId }, attempt)).signUpWithPass;
    const answer = answerFor(result, { email, isPaying, url, desk });
    if (answer !== null) return answer;
    const message = result.message || m.error_payment_unavailable({}, { locale });
    return { ...refusal, errors: [{ message }], retryKey: attemptKey };
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    const isAboutSessions = failure.errors.some(({ affected }) => affected?.includes('sessions'));
    return { ...refusal, errors: failure.errors, isAboutSessions };
  }
}

/** @returns null where the payment did not start */
function answerFor(
  result: CreationResult,
  {
    email,
    isPaying,
    url: { pathname },
    desk,
  }: { email: string; isPaying: boolean; url: URL; desk: BookingDesk },
): SignUpAnswer | Response | null {
  const inLanguage = (path: string): string => pathInLocale(path, localeInPath(pathname));
  if (result.clientSecret !== null) {
    const path = inLanguage(paymentPath(result, pathname));
    // The payment page has a content security policy of its own, so it must be loaded as a document
    return desk.isFramed ? { kind: 'payElsewhere', path } : redirectDocument(path, 303);
  }
  if (result.id === null) return { kind: 'checkEmail', email };
  if (isPaying && result.amountCents > 0) return null;
  return desk.isFramed
    ? { kind: 'signedUp', email }
    : redirectDocument(inLanguage('/subscription-success'), 303);
}
