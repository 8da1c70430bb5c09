import type { BookingMoved } from '#server/modules/availability/index.ts';
import { getPerson } from '#server/modules/identity/index.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { ownsReservation } from '../policy.ts';
import { keptTimeOf } from './kept-time.ts';
import type { MovableReservation } from '../store/reservations-of-person.ts';
import { findToMove } from '../store/reservations-of-person.ts';

const NONE: BookingMoved = { moved: null, noticeMinutes: null, kept: null };

/**
 * Which booking's time counts as free for whoever asks, under which notice, and what it keeps: the one that is being moved, if they come by its
 * mailed link or are signed in as its person. Everybody else would learn from it when somebody is away: to them it is one that
 * does not exist.
 */
export async function bookingBeingMoved(
  work: Work,
  { links }: Pick<Deps, 'links'>,
  actor: Actor,
  asked: { subServiceId: number; reservationId?: number | null; code?: string | null },
): Promise<BookingMoved> {
  const { reservationId, code } = asked;
  if (reservationId == null) return NONE;
  const isByLink = code != null && links.read('manage-reservation', code)?.id === reservationId;
  if (!isByLink && actor.kind !== 'person') return NONE;
  const booking = await findToMove(work, reservationId);
  if (!booking || !(isByLink || (await isTheirs(work, actor, booking)))) return NONE;
  // Another offer would be another booking.
  const kept = booking.offerId === asked.subServiceId ? keptTimeOf(booking) : null;
  return { moved: { kind: 'reservation', id: reservationId }, noticeMinutes: booking.noticeMinutes, kept };
}

async function isTheirs(work: Work, actor: Actor, booking: MovableReservation): Promise<boolean> {
  const person = actor.kind === 'person' ? await getPerson(work, actor.personId) : null;
  return person !== null && ownsReservation(person, booking);
}
