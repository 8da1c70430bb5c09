import type { RequestContext } from '#web/lib/request-context.ts';
import { readBookingWish } from '../booking-wish.ts';
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
  const isMoving = reservation?.canMove === true && readBookingWish(search).offerId === reservation.offerId;
  return {
    move: isMoving ? await loadBooking(request, context, reservation.id) : null,
    isAskingToCancel: search.has('cancel'),
  };
}
