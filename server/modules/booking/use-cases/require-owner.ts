import { getPerson } from '#server/modules/identity/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { ownsReservation } from '../policy.ts';
import type { Reservation } from '../store/reservations.ts';
import { findReservation } from '../store/reservations.ts';

/**
 * The booking, if it is the person's own. Asked with `forChange`, its row is locked first: whose it is holds until the commit.
 * @param personId null: whoever asks has shown another right to it, such as a mailed link
 * @throws Refusal notFound, alike for an unknown booking and for everybody else's
 */
export async function requireOwner(
  work: Work,
  personId: number | null,
  of: { providerId: number; reservationId: number },
  options: { forChange?: boolean } = {},
): Promise<Reservation> {
  const reservation = await findReservation(work, of.providerId, of.reservationId, options);
  if (!reservation) throw new Refusal('notFound');
  if (personId === null) return reservation;
  const person = await getPerson(work, personId);
  if (!person || !ownsReservation(person, reservation)) throw new Refusal('notFound');
  return reservation;
}
