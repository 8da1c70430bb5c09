import { randomUUID } from 'node:crypto';
import type { ApiError } from '#contracts/api-error.ts';
import type { PromoOnSale } from '#contracts/promo.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import type { AvailableDatesVariables, KnownContactData } from '#web/generated/operations.ts';
import { AVAILABLE_DATES, AVAILABLE_SLOTS, KNOWN_CONTACT } from './booking-api.ts';
import { initialDate, nearestFreeDate } from './booking-days.ts';
import type { Availability, Slot } from './booking-types.ts';
import { meansToPayWith, NO_MEANS } from './passes/pass-calls.ts';
import type { PassToPayWith } from './passes/pass-calls.ts';
import { readBookingRequest } from './booking-request.ts';
import type { BookingRequest } from './booking-request.ts';

/** What the booking form shows for an address. */
export type LoadedBooking = {
  bookingRequest: BookingRequest;
  /** Null until a service is chosen, and when it could not be read. */
  availability: Availability | null;
  day: string | null;
  slots: readonly Slot[];
  slot: Slot | null;
  /** A time was chosen that is no longer among the free ones. */
  isTimeGone: boolean;
  /** Why the free times could not be read. */
  errors: readonly ApiError[];
  /** It was a fault, which another try may get past. */
  hasFailed: boolean;
  /** Fresh for each reading; one attempt to book carries one key. */
  attemptKey: string;
  readAt: string;
  /** Of whoever is signed in; null for a visitor and before the second step. */
  knownContact: KnownContact | null;
  /** Their passes, with what speaks against paying it with each. */
  passes: PassToPayWith['passes'];
  /** Their credit there, in cents. */
  walletCents: number;
};

/** With the promo code of one's own booking of the chosen time that waits to be paid. */
export type BookingShown = LoadedBooking & { waitingPromo: PromoOnSale | null };

export type KnownContact = NonNullable<KnownContactData['getCurrentUser']>;

/**
 * Reads the free days and times for what the address says, or for moving a booking there; a day is proposed when none is
 * chosen yet.
 */
export async function loadBooking(
  request: Request,
  { api }: Pick<RequestContext, 'api'>,
  moved?: Pick<AvailableDatesVariables, 'reservationId' | 'code'>,
): Promise<LoadedBooking> {
  const bookingRequest = readBookingRequest(new URL(request.url).searchParams);
  const now = Temporal.Now.instant();
  const nothing: LoadedBooking = {
    bookingRequest,
    availability: null,
    day: null,
    slots: [],
    slot: null,
    isTimeGone: false,
    errors: [],
    hasFailed: false,
    attemptKey: randomUUID(),
    readAt: now.toString(),
    knownContact: null,
    ...NO_MEANS,
  };
  if (bookingRequest.offerId === null) return nothing;
  const asked = { subServiceId: bookingRequest.offerId, resourceId: bookingRequest.personId, ...moved };
  try {
    const { getResourceAvailabilityDates: availability } = await api(AVAILABLE_DATES, asked);
    const day = bookingRequest.day ?? proposedDay(availability, now);
    if (day === null) return { ...nothing, availability };
    const { getResourceAvailabilitySlots: slots } = await api(AVAILABLE_SLOTS, { ...asked, date: day });
    const slot = slots.find((candidate) => candidate.dateTimeFrom === bookingRequest.at) ?? null;
    const knownContact = slot && (await api(KNOWN_CONTACT)).getCurrentUser;
    const { offerId } = bookingRequest;
    // What is moved keeps how it was paid
    const means =
      knownContact && !moved && (await meansToPayWith({ api }, { offerId, dateTimeFrom: slot.dateTimeFrom }));
    return {
      ...nothing,
      knownContact,
      ...(means || NO_MEANS),
      availability,
      day,
      slots,
      slot,
      isTimeGone: bookingRequest.at !== null && slot === null,
    };
  } catch (failure) {
    if (failure instanceof ApiFailure)
      return { ...nothing, errors: failure.errors, hasFailed: failure.hasCode('errorSomethingWentWrong') };
    throw failure;
  }
}

function proposedDay({ freeDates, minDate, timeZone }: Availability, now: Temporal.Instant): string | null {
  const local = now.toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' });
  return nearestFreeDate(freeDates, initialDate(local, minDate));
}
