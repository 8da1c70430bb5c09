import type { ServiceToBook, Availability, CreationResult, Slot } from './booking-types.ts';
import { operation } from '#web/lib/api.ts';

export const SERVICES_TO_BOOK = operation<
  { getSubservicesForBooking: readonly ServiceToBook[] | null },
  { providerId: number }
>(`query ServicesToBook($providerId: Id!) {
  getSubservicesForBooking(providerId: $providerId) {
    id name description imageUrl
    group { id name color }
    offers {
      id name description priceCents duration
      resources { id name }
      canBookOnly canPayOnline onlinePriceCents onlineDiscountPercent
    }
  }
}`);

/** A booking that is being moved is not in its own way, for who holds the code of its link or is logged in as whose it is. */
export type BookingBeingMoved = { reservationId: number; code: string | null };

export const AVAILABLE_DATES = operation<
  { getResourceAvailabilityDates: Availability | null },
  { subServiceId: number; resourceId: number | null } & Partial<BookingBeingMoved>
>(`query AvailableDates($subServiceId: Id!, $resourceId: Id, $reservationId: Id, $code: String) {
  getResourceAvailabilityDates(subServiceId: $subServiceId, resourceId: $resourceId, reservationId: $reservationId, code: $code) {
    availableDays minDate maxDate freeDates timeZone
    holidays { startTime endTime isWholeDay }
  }
}`);

export const AVAILABLE_SLOTS = operation<
  { getResourceAvailabilitySlots: readonly Slot[] },
  { subServiceId: number; resourceId: number | null; date: string } & Partial<BookingBeingMoved>
>(`query AvailableSlots($subServiceId: Id!, $resourceId: Id, $date: String!, $reservationId: Id, $code: String) {
  getResourceAvailabilitySlots(
    subServiceId: $subServiceId, resourceId: $resourceId, date: $date, reservationId: $reservationId, code: $code
  ) {
    startTime endTime dateTimeFrom
  }
}`);

/** What a signed-in person need not type again. */
export const KNOWN_CONTACT = operation<{
  getCurrentUser: { email: string; firstname: string; lastname: string; phone: string | null } | null;
}>('query KnownContact { getCurrentUser { email firstname lastname phone } }');

const CREATION_RESULT = `{
  id message success amount amountCents clientSecret stripeAccount paymentToken offerId productId orderId providerId timeLeftSeconds
}`;

export type BookingRequest = {
  subServiceId: number;
  resourceId: number | null;
  dateTimeFrom: string;
  email: string;
  onlyBook: boolean;
  firstname: string | null;
  lastname: string | null;
  phone: string | null;
  agreements: readonly { type: string; decision: 'Y' | 'N' }[];
  shownAmountCents: number | null;
  shownTerms: string | null;
  webIntegrationId: number | null;
  overlaps: boolean;
};

export const BOOK = operation<
  { createReservationAsAnonymous: CreationResult },
  BookingRequest
>(`mutation Book(
  $subServiceId: Id!, $resourceId: Id, $dateTimeFrom: String!, $email: String!, $onlyBook: Boolean!,
  $firstname: String, $lastname: String, $phone: String, $agreements: [AgreementInput!],
  $shownAmountCents: Int, $shownTerms: String, $webIntegrationId: Id, $overlaps: Boolean
) {
  createReservationAsAnonymous(
    subServiceId: $subServiceId, resourceId: $resourceId, dateTimeFrom: $dateTimeFrom, email: $email,
    onlyBook: $onlyBook, firstname: $firstname, lastname: $lastname, phone: $phone, agreements: $agreements,
    shownAmountCents: $shownAmountCents, shownTerms: $shownTerms, webIntegrationId: $webIntegrationId, overlaps: $overlaps
  ) ${CREATION_RESULT}
}`);

export const START_PAYMENT_AGAIN = operation<
  { generatePaymentIntent: CreationResult },
  { reservationId: number; paymentToken: string | null }
>(`mutation StartPaymentAgain($reservationId: Id!, $paymentToken: String) {
  generatePaymentIntent(reservationId: $reservationId, paymentToken: $paymentToken) ${CREATION_RESULT}
}`);
