import { getPerson } from '#server/modules/identity/index.ts';
import { owedCents } from '#server/modules/payments/index.ts';
import type { LinkSubject } from '#server/kernel/links.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { ownsReservation, seesOwnBookings } from '../policy.ts';
import { readOpenHoldsOf } from '../store/open-holds-of.ts';
import type { Reservation } from '../store/reservations.ts';
import { findReservation } from '../store/reservations.ts';
import type { ReservationDetails } from './reservation-details.ts';
import { reservationDetailsOfMany } from './reservation-details.ts';

/** What a caller shows of a right to a booking: a log-in, and the booking that their browser has just made. */
export interface HoldRight {
  actor: Actor;
  justBooked: LinkSubject | null;
}

/** The caller's own places with a provider that wait for their payment. Who shows no right is not looked up at all. */
export async function ownHolds(
  work: Work,
  { actor, justBooked }: HoldRight,
  providerId: number,
): Promise<ReservationDetails[]> {
  const reservationId = justBooked?.providerId === providerId ? justBooked.id : null;
  const person = actor.kind === 'person' ? await getPerson(work, actor.personId) : null;
  const personId = person && seesOwnBookings(person) ? person.id : null;
  if (reservationId === null && personId === null) return [];
  const found = await reservationDetailsOfMany(
    work,
    await readOpenHoldsOf(work, { providerId, reservationId, personId }),
  );
  // Between the money and the booking that stands there is a moment.
  return found.filter(({ order }) => owedCents(order) > 0);
}

/**
 * The place, if the caller shows a right to it; asked with `forChange`, under the lock of its row.
 * @throws Refusal notFound, alike for an unknown reservation and for whoever shows no right to it
 */
export async function expectOwnHold(
  work: Work,
  { actor, justBooked }: HoldRight,
  { providerId, reservationId }: { providerId: number; reservationId: number },
  options: { forChange?: boolean } = {},
): Promise<Reservation> {
  const isShown = justBooked?.providerId === providerId && justBooked.id === reservationId;
  if (!isShown && actor.kind !== 'person') throw new Refusal('notFound');
  const reservation = await findReservation(work, providerId, reservationId, options);
  const person = actor.kind === 'person' ? await getPerson(work, actor.personId) : null;
  if (!reservation || !(isShown || (person !== null && ownsReservation(person, reservation))))
    throw new Refusal('notFound');
  return reservation;
}
