import { redirectDocument } from 'react-router';
import type { ApiError } from '#contracts/api-error.ts';
import { localeInPath, pathInLocale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import type { AskedContact } from '#contracts/validation/contact-details.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { BOOK, CONFIRM_BY_CODE, RESEND_CODE, START_PAYMENT_AGAIN } from './booking-api.ts';
import type { CreationResult } from './booking-types.ts';
import { checkDetails } from './check-details.ts';
import type { DetailsField } from './check-details.ts';
import { creditOfForm } from './own-credit.ts';
import { BOOK_WITH_PASS, passOfForm } from './passes/pass-calls.ts';
import { paymentPath } from './payment-link.ts';
import { promoOfForm } from './promo-calls.ts';
import { readBookingRequest } from './booking-request.ts';
import { MAIL_CODE_AGAIN, PROVE_EMAIL, detailsFormValues, WITHOUT_SCRIPTS } from './details-form-values.ts';
import type { DetailsFormValues } from './details-form-values.ts';

/** What the form shows after an attempt that did not lead to another page. */
export type BookingAnswer =
  | {
      kind: 'refused';
      errors: readonly ApiError[];
      fieldErrors: Partial<Record<DetailsField, string>>;
      typed: DetailsFormValues;
    }
  | {
      kind: 'checkEmail';
      email: string;
      /** Comes back with the mailed digits. */
      session: string;
      /** Why the digits typed before were refused. */
      errors: readonly ApiError[];
      /** Other digits are on their way: what was typed before is none of them. */
      isSentAgain?: boolean;
    }
  | { kind: 'booked'; email: string }
  | { kind: 'unpaid'; reservationId: number; paymentToken: string; errors: readonly ApiError[] }
  | { kind: 'payElsewhere'; path: string };

export type BookingDesk = {
  asked: AskedContact;
  webIntegrationId: number | null;
  /** Inside another site's page the payment page opens in a tab of its own: nobody may frame it. */
  isFramed: boolean;
};

type Attempt = {
  form: FormData;
  /** Of the page; the request's own address may be the one of its data. */
  url: URL;
  known: Pick<RequestContext, 'api' | 'locale'>;
  desk: BookingDesk;
};

/** Books what a form says, proves the e-mail of what was booked, or starts the payment again (specification section 4). */
export async function bookFromForm(attempt: Attempt): Promise<BookingAnswer | Response> {
  const intent = attempt.form.get('intent');
  if (intent === PROVE_EMAIL) return proveEmail(attempt);
  if (intent === MAIL_CODE_AGAIN) return mailCodeAgain(attempt);
  return intent === 'payAgain' ? payAgain(attempt) : book(attempt);
}

/** The mailed digits, typed where the booking was made. */
async function proveEmail({ form, url, known, desk }: Attempt): Promise<BookingAnswer | Response> {
  const [email, session] = [textOf(form, 'email'), textOf(form, 'session')];
  try {
    await known.api(CONFIRM_BY_CODE, { session, code: textOf(form, 'code') });
  } catch (failure) {
    if (failure instanceof ApiFailure) return { kind: 'checkEmail', email, session, errors: failure.errors };
    throw failure;
  }
  if (desk.isFramed) return { kind: 'booked', email };
  return redirectDocument(pathInLocale('/reservation-success', localeInPath(url.pathname)), 303);
}

/** Other digits for the same booking; the former session stays where they are refused. */
async function mailCodeAgain({ form, known }: Attempt): Promise<BookingAnswer> {
  const [email, session] = [textOf(form, 'email'), textOf(form, 'session')];
  try {
    const { resendReservationCode: sent } = await known.api(RESEND_CODE, { session });
    return { kind: 'checkEmail', email, session: sent.emailCodeSession, errors: [], isSentAgain: true };
  } catch (failure) {
    if (failure instanceof ApiFailure) return { kind: 'checkEmail', email, session, errors: failure.errors };
    throw failure;
  }
}

async function book({ form, url, known, desk }: Attempt): Promise<BookingAnswer | Response> {
  const { api, locale } = known;
  const typed = detailsFormValues(form);
  const refused = (
    errors: readonly ApiError[],
    fieldErrors: Partial<Record<DetailsField, string>> = {},
  ): BookingAnswer => ({
    kind: 'refused',
    errors,
    fieldErrors,
    typed,
  });
  const checked = checkDetails(typed, desk.asked, locale);
  if ('errors' in checked) return refused(checked.errors, checked.fieldErrors);
  const { contact } = checked;
  const bookingRequest = readBookingRequest(url.searchParams);
  if (bookingRequest.offerId === null || bookingRequest.at === null)
    return refused([{ message: m.error_invalid_dates({}, { locale }) }]);
  const onlyBook = form.get('pay') !== 'now';
  const shownTotalCents = wholeNumber(form.get(onlyBook ? 'shownPriceCents' : 'shownOnlinePriceCents'));
  const walletCents = creditOfForm(form, { priceCents: shownTotalCents, byCard: !onlyBook });
  const isPaying = !onlyBook && shownTotalCents !== walletCents;
  // A place would be held that nobody can pay for.
  if (isPaying && shownTotalCents !== 0 && form.has(WITHOUT_SCRIPTS))
    return refused([{ message: m.booking_needs_script({}, { locale }) }]);
  const { email, ...names } = contact;
  const asked = {
    subServiceId: bookingRequest.offerId,
    resourceId: bookingRequest.personId,
    dateTimeFrom: bookingRequest.at,
    ...names,
    agreements: [{ type: 'sharing', decision: 'Y' }],
    shownAmountCents: shownTotalCents,
    shownTerms: textOf(form, 'shownTerms') || null,
    webIntegrationId: desk.webIntegrationId,
    overlaps: textOf(form, 'overlaps') === 'Y',
  };
  const passId = passOfForm(form);
  // The price that was shown counts with the code, which a pass does without
  const byPass = promoOfForm(form) !== null && { shownAmountCents: null };
  const ofWallet = walletCents !== null && { payWith: { walletCents } };
  const attempt = { idempotencyKey: textOf(form, 'attemptKey') };
  try {
    const result =
      passId === null
        ? (await api(BOOK, { ...asked, email, onlyBook, promoCode: promoOfForm(form), ...ofWallet }, attempt))
            .createReservationAsAnonymous
        : (await api(BOOK_WITH_PASS, { ...asked, ...byPass, passId }, attempt)).bookWithPass;
    return answerFor(result, { email, isPaying, url, known, desk });
  } catch (failure) {
    if (failure instanceof ApiFailure) return refused(failure.errors);
    throw failure;
  }
}

async function payAgain({ form, url, known, desk }: Attempt): Promise<BookingAnswer | Response> {
  const paymentToken = textOf(form, 'paymentToken');
  const reservationId = wholeNumber(form.get('reservationId')) ?? 0;
  try {
    const { generatePaymentIntent: result } = await known.api(START_PAYMENT_AGAIN, {
      reservationId,
      paymentToken,
    });
    // Paid already, in another window
    if (result.success && result.clientSecret === null)
      return redirectDocument(pathInLocale('/reservation-success', localeInPath(url.pathname)), 303);
    return answerFor(result, { email: '', isPaying: true, url, known, desk });
  } catch (failure) {
    if (failure instanceof ApiFailure)
      return { kind: 'unpaid', reservationId, paymentToken, errors: failure.errors };
    throw failure;
  }
}

function answerFor(
  result: CreationResult,
  { email, isPaying, url, known, desk }: Omit<Attempt, 'form'> & { email: string; isPaying: boolean },
): BookingAnswer | Response {
  if (result.clientSecret !== null) {
    const { pathname } = url;
    const path = pathInLocale(paymentPath(result, pathname), localeInPath(pathname));
    // The payment page has a content security policy of its own, so it must be loaded as a document
    return desk.isFramed ? { kind: 'payElsewhere', path } : redirectDocument(path, 303);
  }
  if (result.id === null)
    return { kind: 'checkEmail', email, session: result.emailCodeSession ?? '', errors: [] };
  if (!isPaying || result.amountCents === 0) return { kind: 'booked', email };
  const message = result.message || m.error_payment_unavailable({}, { locale: known.locale });
  return {
    kind: 'unpaid',
    reservationId: result.id,
    paymentToken: result.paymentToken ?? '',
    errors: [{ message }],
  };
}

function wholeNumber(value: FormDataEntryValue | null): number | null {
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : null;
}
