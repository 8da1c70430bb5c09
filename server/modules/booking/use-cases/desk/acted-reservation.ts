import type { Work } from '#server/kernel/work.ts';
import type { HeldThing } from '#server/modules/availability/index.ts';
import type { KeptThing } from '../../store/reservation-things.ts';
import { readThingsOf, unitsOf } from '../../store/reservation-things.ts';
import type { Reservation } from '../../store/reservations.ts';
import { findReservation, findReservations } from '../../store/reservations.ts';

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

/** The same of several, in the order of their ids. */
export const actedReservations = (
  work: Work,
  providerId: number,
  ids: readonly number[],
): Promise<Reservation[]> =>
  findReservations(
    work,
    ids.map((id) => ({ providerId, id })),
  );

/** The units of rooms and things that each of some has, in one question for a provider. */
export async function thingsOfReservations(
  work: Work,
  reservations: readonly { providerId: number; id: number }[],
): Promise<HeldThing[][]> {
  const kept = new Map<number, KeptThing[]>();
  for (const [providerId, own] of Map.groupBy(reservations, (one) => one.providerId)) {
    const ids = own.map(({ id }) => id);
    for (const [id, things] of await readThingsOf(work, providerId, ids)) kept.set(id, things);
  }
  return reservations.map(({ id }) => unitsOf(kept.get(id) ?? []));
}
