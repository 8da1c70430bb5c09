import { operation } from '#web/lib/api.ts';

export const SERVICES_TO_BOOK = operation(`query ServicesToBook($providerId: Id!) {
  getSubservicesForBooking(providerId: $providerId) {
    id name description imageUrl(size: small)
    group { id name color }
    offers {
      id name description priceCents duration
      resources { id name role }
      canBookOnly canPayOnline canUseMembership onlinePriceCents onlineDiscountPercent
    }
  }
}`);

/** A booking that is being moved is not in its own way, for who holds the code of its link or is logged in as whose it is. */
export const AVAILABLE_DATES =
  operation(`query AvailableDates($subServiceId: Id!, $resourceId: Id, $reservationId: Id, $code: String) {
  getResourceAvailabilityDates(subServiceId: $subServiceId, resourceId: $resourceId, reservationId: $reservationId, code: $code) {
    availableDays minDate maxDate freeDates timeZone
    holidays { startTime endTime isWholeDay }
  }
}`);

export const AVAILABLE_SLOTS =
  operation(`query AvailableSlots($subServiceId: Id!, $resourceId: Id, $date: String!, $reservationId: Id, $code: String) {
  getResourceAvailabilitySlots(
    subServiceId: $subServiceId, resourceId: $resourceId, date: $date, reservationId: $reservationId, code: $code
  ) {
    startTime endTime dateTimeFrom
  }
}`);

/** What a signed-in person need not type again. */
export const KNOWN_CONTACT = operation(
  'query KnownContact { getCurrentUser { email firstname lastname phone } }',
);

export const CREATION_RESULT = `fragment CreationResult on CreationResult {
  id message success amount amountCents clientSecret stripeAccount paymentToken emailCodeSession offerId productId orderId providerId timeLeftSeconds
}`;

export const CONFIRM_BY_CODE = operation(`mutation ConfirmByCode($session: String!, $code: String!) {
  confirmReservationByCode(session: $session, code: $code) { id }
}`);

export const RESEND_CODE = operation(`mutation ResendReservationCode($session: String!) {
  resendReservationCode(session: $session) { emailCodeSession }
}`);

export const BOOK = operation(`mutation Book(
  $subServiceId: Id!, $resourceId: Id, $dateTimeFrom: String!, $email: String!, $onlyBook: Boolean!,
  $firstname: String, $lastname: String, $phone: String, $agreements: [AgreementInput!],
  $shownAmountCents: Int, $shownTerms: String, $webIntegrationId: Id, $overlaps: Boolean,
  $payWith: PayWithInput, $promoCode: String
) {
  createReservationAsAnonymous(
    subServiceId: $subServiceId, resourceId: $resourceId, dateTimeFrom: $dateTimeFrom, email: $email,
    onlyBook: $onlyBook, firstname: $firstname, lastname: $lastname, phone: $phone, agreements: $agreements,
    shownAmountCents: $shownAmountCents, shownTerms: $shownTerms, webIntegrationId: $webIntegrationId, overlaps: $overlaps,
    payWith: $payWith, promoCode: $promoCode
  ) { ...CreationResult }
} ${CREATION_RESULT}`);

export const START_PAYMENT_AGAIN =
  operation(`mutation StartPaymentAgain($reservationId: Id!, $paymentToken: String) {
  generatePaymentIntent(reservationId: $reservationId, paymentToken: $paymentToken) { ...CreationResult }
} ${CREATION_RESULT}`);
