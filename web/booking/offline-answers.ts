import type { ShouldRevalidateFunctionArgs } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { DEFAULT_LOCALE, isLocale } from '#contracts/languages.ts';
import type { BookingAnswer } from './book-from-form.ts';
import { readBookingWish } from './booking-wish.ts';
import type { LoadedBooking } from './load-booking.ts';
import { typedDetails } from './typed-details.ts';

/** Without a connection the form stays as it is, with the typed values, and says so. */
export async function answerOrOffline(
  request: Request,
  serverAction: () => Promise<BookingAnswer>,
): Promise<BookingAnswer> {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (failure) {
    if (!isNoConnection(failure)) throw failure;
    const errors = [{ message: m.booking_offline({}, { locale: shownLocale() }) }];
    return { kind: 'refused', errors, fieldErrors: {}, typed: typedDetails(form), isOffline: true };
  }
}

/** Without a connection the choice is kept and can be read again. */
export async function loadedOrOffline(
  request: Request,
  serverLoader: () => Promise<LoadedBooking>,
): Promise<LoadedBooking> {
  try {
    return await serverLoader();
  } catch (failure) {
    if (!isNoConnection(failure)) throw failure;
    return {
      wish: readBookingWish(new URL(request.url).searchParams),
      availability: null,
      day: null,
      slots: [],
      slot: null,
      isTimeGone: false,
      errors: [{ message: m.booking_reading_failed({}, { locale: shownLocale() }) }],
      attemptKey: crypto.randomUUID(),
      readAt: new Date().toISOString(),
    };
  }
}

/** Nothing can be read anew without a connection, and the same attempt must keep its key. */
export function revalidatesUnlessOffline({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const answer: BookingAnswer | undefined = actionResult; // the action of the same route
  return answer?.kind === 'refused' && answer.isOffline === true ? false : defaultShouldRevalidate;
}

/** Browsers report a request that reached nobody as a TypeError. */
function isNoConnection(failure: unknown): boolean {
  return failure instanceof TypeError;
}

function shownLocale() {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : DEFAULT_LOCALE;
}
