/** What the customers say to the API, in their own words: none of these is a document of our screens. */
export const BOOK = `mutation($offer: Id!, $at: String!, $email: String!, $onlyBook: Boolean!) {
  createReservationAsAnonymous(subServiceId: $offer, dateTimeFrom: $at, email: $email, onlyBook: $onlyBook,
    agreements: [{ type: "sharing", decision: "Y" }]) { id orderId providerId clientSecret stripeAccount paymentToken }
}`;
export interface Made {
  id: number | null;
  orderId: number | null;
  providerId: number;
  clientSecret: string | null;
  stripeAccount: string | null;
  paymentToken: string | null;
}

export const PAY_AGAIN = `mutation($id: Id!, $email: String!, $token: String!) {
  generatePaymentIntent(reservationId: $id, email: $email, paymentToken: $token) { id orderId providerId clientSecret stripeAccount paymentToken }
}`;
export const PAYMENT_STATE =
  'query($orderId: Id!, $clientSecret: String!) { paymentState(orderId: $orderId, clientSecret: $clientSecret) { state } }';
export const CONFIRM =
  'mutation($code: String!) { confirmReservationByLink(code: $code) { id status manageCode } }';
export const CANCEL = 'mutation($code: String!) { cancelReservationByLink(code: $code) { id status } }';
export const CANCEL_OWN =
  'mutation($providerId: Id!, $id: Id!) { cancelMyReservation(providerId: $providerId, id: $id) { id status } }';
export const SIGN_IN = `mutation($username: String!, $password: String!) {
  signIn(username: $username, password: $password, os: "android", appName: "chaos", version: "6.0.0") { idToken }
}`;
export const SLOTS =
  'query($offer: Id!, $date: String!) { getResourceAvailabilitySlots(subServiceId: $offer, date: $date) { __typename } }';
export const OFFERS = 'query($id: Id!) { getProviderGeneralInformation(id: $id) { id name } }';
