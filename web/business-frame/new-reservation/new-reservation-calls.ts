import type {
  CustomerToBook as BookedCustomer,
  OfferToBook as BookedOffer,
} from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

/** A customer as they are found, and an offer that can be booked. */
export type { BookedCustomer, BookedOffer };

const CUSTOMER = `fragment CustomerToBook on FoundCustomer {
  id firstname lastname email phone visits lastOfferId isBlacklisted carer { firstname lastname }
  askedFields { name isMissing validUntil }
}`;

export const WHAT_CAN_BE_BOOKED = operation(`query WhatCanBeBooked($providerId: Id!) {
  getBookableAtDesk(providerId: $providerId) { timeZone today offers { ...OfferToBook } }
}
fragment OfferToBook on OfferAtDesk {
  id name serviceName durationMinutes priceCents people { id name } rooms { resourceId unit name }
}`);

export const CUSTOMERS_TO_BOOK = operation(`query CustomersToBook($providerId: Id!, $q: String!) {
  searchCustomers(providerId: $providerId, q: $q) { ...CustomerToBook }
}
${CUSTOMER}`);

export const CUSTOMER_TO_BOOK = operation(`query OneCustomerToBook($providerId: Id!, $id: Id!) {
  searchCustomers(providerId: $providerId, id: $id) { ...CustomerToBook }
}
${CUSTOMER}`);

export const FREE_TIMES = operation(`query FreeTimesAtDesk(
  $providerId: Id!, $offerId: Id!, $resourceId: Id, $date: String!, $durationMinutes: Int, $room: ReservationThingInput
) {
  getFreeTimesAtDesk(
    providerId: $providerId, offerId: $offerId, resourceId: $resourceId, date: $date, durationMinutes: $durationMinutes, room: $room
  ) { time }
}`);

export const NEXT_FREE_DATE = operation(`query NextFreeDateAtDesk(
  $providerId: Id!, $offerId: Id!, $resourceId: Id, $date: String!, $durationMinutes: Int, $room: ReservationThingInput
) {
  getNextFreeDateAtDesk(
    providerId: $providerId, offerId: $offerId, resourceId: $resourceId, date: $date, durationMinutes: $durationMinutes, room: $room
  )
}`);

export const CREATE_RESERVATION =
  operation(`mutation CreateReservation($providerId: Id!, $input: NewReservationInput!) {
  createReservation(providerId: $providerId, input: $input) { id }
}`);

export const CREATE_RESERVATIONS =
  operation(`mutation CreateReservations($providerId: Id!, $input: NewReservationsInput!) {
  createReservations(providerId: $providerId, input: $input) { id }
}`);
