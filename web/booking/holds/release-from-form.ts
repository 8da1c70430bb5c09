import { redirect } from 'react-router';
import { localeInPath, pathInLocale } from '#contracts/languages.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import type { BookingAnswer } from '../book-from-form.ts';
import { RELEASE_HOLD } from './hold-calls.ts';

export const RELEASE_INTENT = 'release';
/** Marks the address after a place was given back, for the page to say so. */
export const RELEASED = 'released';

/** Which place a form gives back; null: it is another form. */
export function placeToRelease(form: FormData): number | null {
  if (form.get('intent') !== RELEASE_INTENT) return null;
  return Number(/^[1-9]\d{0,14}$/.exec(textOf(form, 'reservationId'))?.[0] ?? 0);
}

type Release = {
  known: Pick<RequestContext, 'api'>;
  providerId: number;
  reservationId: number;
  /** Where the form stands. */
  url: URL;
  /** Where it is said that the place was given back. */
  backTo: string;
};

/**
 * Gives back an own place that waits for its payment, and leads on: to where times are chosen, or, when the money was faster, to the booking.
 * Whoever shows no right to the place, any more or at all, is led back too: there is nothing to say about it.
 */
export async function releasePlace({
  known,
  providerId,
  reservationId,
  url,
  backTo,
}: Release): Promise<BookingAnswer | Response> {
  try {
    const { releaseHold: left } = await known.api(RELEASE_HOLD, { providerId, id: reservationId });
    const isOff = left.status === 'C' || left.status === 'R';
    return redirect(
      isOff ? `${backTo}?${RELEASED}` : pathInLocale('/reservation-success', localeInPath(url.pathname)),
      303,
    );
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    if (failure.hasCode('notFound')) return redirect(backTo, 303);
    return { kind: 'unpaid', reservationId, paymentToken: '', errors: failure.errors };
  }
}
