/** What people say to the API, in their own words: none of these is a document of our screens. */
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

// At the desk; each answers as `act`.
const acted = 'id sequence';
export const BOOK_AT_DESK =
  'mutation($providerId: Id!, $input: NewReservationInput!) { act: createReservation(providerId: $providerId, input: $input) { id orderId } }';
export const MOVE = `mutation($providerId: Id!, $id: Id!, $sequence: Int!, $input: ReservationChangeInput!) {
  act: updateReservation(providerId: $providerId, id: $id, sequence: $sequence, input: $input) { ${acted} }
}`;
export const MOVE_GROUP = `mutation($providerId: Id!, $input: ReservationsChangeInput!) {
  act: updateReservations(providerId: $providerId, input: $input) { ${acted} }
}`;
export const CANCEL_AT_DESK = `mutation($providerId: Id!, $input: CancelReservationsInput!) {
  act: cancelReservations(providerId: $providerId, input: $input) { ${acted} }
}`;
export const UNDO_CANCELLING = `mutation($providerId: Id!, $id: Id!, $sequence: Int!) {
  act: activateReservation(providerId: $providerId, id: $id, sequence: $sequence) { ${acted} }
}`;
export const SET_PRESENCE = `mutation($providerId: Id!, $id: Id!, $presence: ReservationPresence) {
  act: setReservationPresence(providerId: $providerId, id: $id, presence: $presence) { ${acted} }
}`;
export const TAKE_MONEY =
  'mutation($providerId: Id!, $orders: [TillOrderInput!]!) { act: takePayment(providerId: $providerId, orders: $orders, method: cash) { orderId } }';
export const RETURN_MONEY =
  'mutation($providerId: Id!, $orders: [TillOrderInput!]!) { act: returnPayment(providerId: $providerId, orders: $orders, method: cash) { orderId } }';
