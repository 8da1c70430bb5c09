import type { ReservationStatus } from './reservation-status.ts';

/** `notStanding`: off, unconfirmed or unpaid; `begun`: it is under way or over; `tooLate`: cancelling would not be free any more. */
export type MoveBlocker = 'notStanding' | 'begun' | 'tooLate';

/**
 * Why a booking cannot be moved now, or null. A customer may move it for as long as cancelling it would be free, since
 * who cannot give a place back without loss cannot exchange it either; the provider may until it begins (specification sections 7 and 8).
 */
export function moveBlocker(booking: {
  status: ReservationStatus;
  startsAt: Date;
  freeCancellationUntil: Date;
  now: Date;
  by: 'customer' | 'provider';
}): MoveBlocker | null {
  const { status, startsAt, freeCancellationUntil, now, by } = booking;
  if (status !== 'A') return 'notStanding';
  if (now >= startsAt) return 'begun';
  return by === 'customer' && now > freeCancellationUntil ? 'tooLate' : null;
}
