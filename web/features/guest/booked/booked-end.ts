import type { ReservationSeen } from '#web/booking/own/own-reservation.ts';

/** What making, paying or confirming a booking came to. `settling`: the money is there, the place is being confirmed. */
export type BookedEnd = 'stands' | 'settling' | 'unpaid' | 'expired' | 'off';

export function bookedEnd({
  status,
  paymentState,
  cancelReason,
}: Pick<ReservationSeen, 'status' | 'paymentState' | 'cancelReason'>): BookedEnd {
  if (status === 'A') return 'stands';
  // Credit may have paid a part: the card still pays the rest
  if (status === 'RSD')
    return paymentState === 'notPaid' || paymentState === 'partiallyPaid' ? 'unpaid' : 'settling';
  return status === 'C' && cancelReason === 'expired' ? 'expired' : 'off';
}
