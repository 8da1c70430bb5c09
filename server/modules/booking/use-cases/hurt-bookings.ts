import type { Work } from '#server/kernel/work.ts';
import type { BookingOfOffer } from '../store/reservations-to-come.ts';
import { lockInOrder, readToComeOfOffers } from '../store/reservations-to-come.ts';
import type { ReservationDetails } from './reservation-details.ts';
import { reservationDetailsOfMany } from './reservation-details.ts';

/** Some of a provider's bookings with their names, in five queries however many they are; unknown ones are left out. */
export async function bookingsOfProvider(
  work: Work,
  { providerId, ids }: { providerId: number; ids: readonly number[] },
): Promise<ReservationDetails[]> {
  return reservationDetailsOfMany(
    work,
    ids.map((id) => ({ providerId, id })),
  );
}

/**
 * Keeps bookings as they are until the transaction ends, for who is about to act on several: to be called before any calendar is locked, as every act on
 * one booking does. Ids that are none of the provider's are nobody's here.
 */
export async function lockBookings(
  tx: Work,
  of: { providerId: number; ids: readonly number[] },
): Promise<void> {
  if (of.ids.length > 0) await lockInOrder(tx, of);
}

/** What holds a place of some offers and has not begun. */
export async function bookingsOfOffers(
  work: Work,
  of: { providerId: number; offerIds: readonly number[] },
): Promise<BookingOfOffer[]> {
  return of.offerIds.length === 0 ? [] : readToComeOfOffers(work, of);
}
