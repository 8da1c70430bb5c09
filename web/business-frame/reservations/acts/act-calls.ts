import { operation } from '#web/lib/api.ts';

export const UPDATE_RESERVATION =
  operation(`mutation UpdateReservation($providerId: Id!, $id: Id!, $sequence: Int!, $input: ReservationChangeInput!) {
  updateReservation(providerId: $providerId, id: $id, sequence: $sequence, input: $input) { id sequence canBeTold things { resourceId unit } }
}`);

export const TELL_OF_MOVE =
  operation(`mutation TellOfMove($providerId: Id!, $id: Id!, $sequence: Int!, $tells: Boolean!) {
  tellOfMove(providerId: $providerId, id: $id, sequence: $sequence, tells: $tells) { isTold }
}`);

export const TELL_OF_MOVES =
  operation(`mutation TellOfMoves($providerId: Id!, $bookings: [MovedReservationInput!]!, $tells: Boolean!) {
  tellOfMoves(providerId: $providerId, bookings: $bookings, tells: $tells) { isTold }
}`);

export const CHANGE_SERVICE =
  operation(`mutation ChangeReservationService($providerId: Id!, $id: Id!, $sequence: Int!, $input: ReservationServiceInput!) {
  changeReservationService(providerId: $providerId, id: $id, sequence: $sequence, input: $input) { id sequence }
}`);

/** What a booking can be given instead. */
export const SERVICES_TO_CHOOSE = operation(`query ServicesToChoose($providerId: Id!) {
  getBookableAtDesk(providerId: $providerId) { offers { ...ServiceToChoose } }
}
fragment ServiceToChoose on OfferAtDesk { id name serviceName durationMinutes priceCents }`);

export const CANCEL_RESERVATIONS =
  operation(`mutation CancelReservations($providerId: Id!, $input: CancelReservationsInput!) {
  cancelReservations(providerId: $providerId, input: $input) { id sequence refundCents }
}`);

export const CONFIRM_RESERVATION =
  operation(`mutation ConfirmReservationAtDesk($providerId: Id!, $id: Id!, $sequence: Int!, $input: ConfirmReservationInput) {
  confirmReservation(providerId: $providerId, id: $id, sequence: $sequence, input: $input) { id sequence }
}`);

export const ACTIVATE_RESERVATION =
  operation(`mutation ActivateReservation($providerId: Id!, $id: Id!, $sequence: Int!, $input: ActivateReservationInput) {
  activateReservation(providerId: $providerId, id: $id, sequence: $sequence, input: $input) { id sequence }
}`);

export const SET_PRESENCE =
  operation(`mutation SetReservationPresence($providerId: Id!, $id: Id!, $presence: ReservationPresence) {
  setReservationPresence(providerId: $providerId, id: $id, presence: $presence) { id presence }
}`);
