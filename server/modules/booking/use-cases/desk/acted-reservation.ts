import type { Work } from '#server/kernel/work.ts';
import type { HeldThing } from '#server/modules/availability/index.ts';
import { readThings, unitsOf } from '../../store/reservation-things.ts';
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

/** The units of rooms and things that it has. */
export const thingsOfReservation = async (
  work: Work,
  reservation: { providerId: number; id: number },
): Promise<HeldThing[]> => unitsOf(await readThings(work, reservation));
