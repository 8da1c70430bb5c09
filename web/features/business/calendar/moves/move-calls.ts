import type { TryReservationChangeData } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

export const TRY_CHANGE =
  operation(`query TryReservationChange($providerId: Id!, $id: Id!, $input: ReservationTimeInput!) {
  tryReservationChange(providerId: $providerId, id: $id, input: $input) {
    sequence startsAt minutes resourceId things { resourceId unit } against refusal { code message }
  }
}`);
/** What a move would come to, and how the booking is now. */
export type Tried = TryReservationChangeData['tryReservationChange'];
