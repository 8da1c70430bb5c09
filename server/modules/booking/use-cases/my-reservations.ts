import { getPerson } from '#server/modules/identity/index.ts';
import type { Page } from '#server/kernel/page.ts';
import { PAGE_SIZE, pageOf, rowsBefore } from '#server/kernel/page.ts';
import type { Work } from '#server/kernel/work.ts';
import { seesOwnBookings } from '../policy.ts';
import type { ReservationTime } from '../store/reservations-of-person.ts';
import { readReservationsOfPerson, readConfirmedOfPerson } from '../store/reservations-of-person.ts';
import { requireOwner } from './require-owner.ts';
import type { ReservationDetails } from './reservation-details.ts';
import { reservationDetails, reservationDetailsOfMany } from './reservation-details.ts';

/** What a list of own bookings can be narrowed to (specification section 2, "Profile"). */
export const RESERVATION_TYPES = ['all', 'service', 'course', 'event', 'video'] as const;
export type ReservationType = (typeof RESERVATION_TYPES)[number];

/**
 * A person's own bookings with all providers, a page of ten (specification sections 2 and 3). Bookings made as a guest with the same
 * e-mail are among them once it is verified (specification sections 1 and 3); before, there are none. Courses and events have sign-ups,
 * not bookings.
 */
export async function myReservations(
  work: Work,
  personId: number,
  asked: { status: ReservationTime; type: ReservationType; page: number },
): Promise<Page<ReservationDetails>> {
  const { status, type, page } = asked;
  const person = await getPerson(work, personId);
  const isAskedFor = type === 'all' || type === 'service';
  if (!person || !seesOwnBookings(person) || !isAskedFor) return pageOf([], { total: 0, page });
  const { keys, total } = await readReservationsOfPerson(work, personId, {
    status,
    limit: PAGE_SIZE,
    offset: rowsBefore(page),
  });
  return pageOf(await reservationDetailsOfMany(work, keys), { total, page });
}

/** One own booking. @throws Refusal notFound for everybody else's */
export async function myReservation(
  work: Work,
  personId: number,
  of: { providerId: number; reservationId: number },
): Promise<ReservationDetails> {
  await requireOwner(work, personId, of);
  return reservationDetails(work, of.providerId, of.reservationId);
}

/** More would make no calendar anybody can read. */
const MOST_IN_CALENDAR = 2000;

/** A person's own standing bookings that begin within a time, soonest first; none before the e-mail is verified. */
export async function myConfirmedReservations(
  work: Work,
  personId: number,
  within: { from: Date; to: Date },
): Promise<ReservationDetails[]> {
  const person = await getPerson(work, personId);
  if (!person || !seesOwnBookings(person)) return [];
  return reservationDetailsOfMany(
    work,
    await readConfirmedOfPerson(work, personId, { ...within, limit: MOST_IN_CALENDAR }),
  );
}
