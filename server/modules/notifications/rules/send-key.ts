import type { ReservationMailKind } from './reservation-mail-kinds.ts';

/** A booking, and which change of it; without one its first appearance. */
export interface ChangeOfReservation {
  providerId: number;
  reservationId: number;
  sequence?: number;
}

/** Each change of a booking has mails of its own: a second move is told again. */
export function keyOf(
  kind: ReservationMailKind,
  { providerId, reservationId, sequence = 0 }: ChangeOfReservation,
): string {
  const change = sequence === 0 ? '' : `#${sequence}`;
  return `${kind}:${providerId}/${reservationId}${change}`;
}
