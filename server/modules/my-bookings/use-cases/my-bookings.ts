import type { ReservationDetails } from '#server/modules/booking/index.ts';
import { reservationDetailsOfMany, seesOwnBookings } from '#server/modules/booking/index.ts';
import type { SubscriptionDetails } from '#server/modules/classes/index.ts';
import { subscriptionDetailsOfMany } from '#server/modules/classes/index.ts';
import { getPerson } from '#server/modules/identity/index.ts';
import type { Page } from '#server/kernel/page.ts';
import { pageOf } from '#server/kernel/page.ts';
import type { Work } from '#server/kernel/work.ts';
import type { BookingsQuery } from '../store/bookings-of-person.ts';
import { readBookingsOfPerson } from '../store/bookings-of-person.ts';

/** One of both. */
export interface MyBooking {
  reservation: ReservationDetails | null;
  subscription: SubscriptionDetails | null;
}

/**
 * A person's own bookings of services and sign-ups for courses and events with all providers, a page of ten (specification sections 2 and 3). Those made as
 * a guest with the same e-mail are among them once it is verified; before, there are none.
 */
export async function myBookings(
  work: Work,
  personId: number,
  asked: BookingsQuery,
): Promise<Page<MyBooking>> {
  const person = await getPerson(work, personId);
  if (!person || !seesOwnBookings(person)) return pageOf([], { total: 0, page: asked.page });
  const { keys, total } = await readBookingsOfPerson(work, personId, asked);
  const [reservations, subscriptions] = await Promise.all([
    reservationDetailsOfMany(
      work,
      keys.filter(({ kind }) => kind === 'reservation'),
    ),
    subscriptionDetailsOfMany(
      work,
      keys.filter(({ kind }) => kind === 'subscription'),
    ),
  ]);
  const items = keys.flatMap(({ kind, providerId, id }): MyBooking[] => {
    if (kind === 'subscription') {
      const found = subscriptions.find(
        ({ enrolment }) => enrolment.providerId === providerId && enrolment.id === id,
      );
      return found ? [{ reservation: null, subscription: found }] : [];
    }
    const found = reservations.find(
      ({ reservation }) => reservation.providerId === providerId && reservation.id === id,
    );
    return found ? [{ reservation: found, subscription: null }] : [];
  });
  return pageOf(items, { total, page: asked.page });
}
