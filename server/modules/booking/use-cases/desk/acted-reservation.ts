import type { Work } from '#server/kernel/work.ts';
import type { Reservation } from '../../store/reservations.ts';
import { findReservation } from '../../store/reservations.ts';

export type { Reservation as ActedReservation };

/** A reservation as it stands after an act on it. */
export async function actedReservation(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
): Promise<Reservation> {
  const reservation = await findReservation(work, providerId, id);
  if (!reservation) throw new Error(`Reservation ${id} is gone`);
  return reservation;
}
