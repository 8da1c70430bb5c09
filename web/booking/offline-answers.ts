import { data } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { DEFAULT_LOCALE, isLocale } from '#contracts/languages.ts';
import { refusedWith, typedIn } from '#web/lib/form/form-answer.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import type { BookingAnswer } from './book-from-form.ts';
import { isRequestForm, REQUEST_INTENT } from './typed-request.ts';
import { typedDetails } from './typed-details.ts';

/**
 * Without a connection the form stays as it is, with the typed values, and says so. The status keeps the router from
 * reading the page anew, which could not succeed, and the attempt keeps its key.
 */
export async function answerOrOffline(
  request: Request,
  serverAction: () => Promise<BookingAnswer | FormAnswer>,
) {
  const form = await request.clone().formData();
  try {
    return data(await serverAction());
  } catch (failure) {
    if (!isNoConnection(failure)) throw failure;
    const errors = [{ message: m.booking_offline({}, { locale: shownLocale() }) }];
    const answer: BookingAnswer | FormAnswer = isRequestForm(form)
      ? { ...refusedWith(errors), intent: REQUEST_INTENT, typed: typedIn(form) }
      : { kind: 'refused', errors, fieldErrors: {}, typed: typedDetails(form) };
    return data(answer, { status: 503 });
  }
}

/** Browsers report a request that reached nobody as a TypeError. */
function isNoConnection(failure: unknown): boolean {
  return failure instanceof TypeError;
}

function shownLocale() {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : DEFAULT_LOCALE;
}
