import type { RequestContext } from '#web/lib/request-context.ts';
import { readBookingRequest } from '../booking-request.ts';
import { loadBooking } from '../load-booking.ts';
import type { LoadedBooking } from '../load-booking.ts';
import type { ReservationSeen } from './own-reservation.ts';

/** What the page of an own booking shows beside the booking itself, as its address says. */
export type OwnReservationView = {
  /** Null unless it is being moved. */
  move: LoadedBooking | null;
  isAskingToCancel: boolean;
};

export async function loadOwnReservation(
  request: Request,
  context: Pick<RequestContext, 'api'>,
  reservation: ReservationSeen | null,
): Promise<OwnReservationView> {
  const search = new URL(request.url).searchParams;
  const isMoving =
    reservation?.canMove === true && readBookingRequest(search).offerId === reservation.offerId;
  return {
    move: isMoving
      ? withoutItself(
          await loadBooking(request, context, {
            reservationId: reservation.id,
            code: reservation.manageCode,
          }),
          reservation,
        )
      : null,
    isAskingToCancel: search.has('cancel'),
  };
}

/** The time it has already is no other time to go to. */
function withoutItself(loaded: LoadedBooking, { startsAt, resourceId }: ReservationSeen): LoadedBooking {
  const { personId } = loaded.bookingRequest;
  if (personId !== null && personId !== resourceId) return loaded;
  const slots = loaded.slots.filter(({ dateTimeFrom }) => dateTimeFrom !== startsAt);
  return { ...loaded, slots, slot: loaded.slot?.dateTimeFrom === startsAt ? null : loaded.slot };
}
