import type { ReservationMailKind } from './reservation-mail-kinds.ts';

/** A booking, and which change of it; without one its first appearance. */
export interface ChangeOfReservation {
  providerId: number;
  reservationId: number;
  sequence?: number;
  /** The step of digits that were asked for once more: their mail is another one. */
  again?: number;
}

/** Each change of a booking has mails of its own: a second move is told again. */
export function keyOf(
  kind: ReservationMailKind,
  { providerId, reservationId, sequence = 0, again }: ChangeOfReservation,
): string {
  const change = sequence === 0 ? '' : `#${sequence}`;
  const step = again === undefined ? '' : `@${again}`;
  return `${kind}:${providerId}/${reservationId}${change}${step}`;
}
