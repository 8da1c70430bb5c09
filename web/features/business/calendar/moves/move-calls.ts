import type { TryReservationsChangeData } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

export const TRY_CHANGE =
  operation(`query TryReservationChange($providerId: Id!, $id: Id!, $input: ReservationTimeInput!) {
  tryReservationChange(providerId: $providerId, id: $id, input: $input) {
    sequence startsAt minutes resourceId things { resourceId unit } against refusal { code message }
  }
}`);

export const TRY_CHANGES =
  operation(`query TryReservationsChange($providerId: Id!, $input: ReservationsTimeInput!) {
  tryReservationsChange(providerId: $providerId, input: $input) {
    bookings { id sequence startsAt minutes resourceId things { resourceId unit } } against refusal { code message }
  }
}`);
/** What a move would come to, and how each booking is now, in their order. */
export type Tried = TryReservationsChangeData['tryReservationsChange'];
export type Things = Tried['bookings'][number]['things'];

export const UPDATE_RESERVATIONS =
  operation(`mutation UpdateReservations($providerId: Id!, $input: ReservationsChangeInput!) {
  updateReservations(providerId: $providerId, input: $input) { id sequence canBeTold things { resourceId unit } }
}`);
