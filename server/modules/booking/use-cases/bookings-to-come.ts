import type { Work } from '#server/kernel/work.ts';
import { countToComeOfProvider } from '../store/reservations-to-come.ts';
import { readToComeOfPerson } from '../store/personal-data.ts';
import type { ReservationDetails } from './reservation-details.ts';
import { reservationDetailsOfMany } from './reservation-details.ts';

/** A person's bookings that hold a place and have not begun, whoever made them, soonest first. */
export async function bookingsToCome(work: Work, personId: number): Promise<ReservationDetails[]> {
  return reservationDetailsOfMany(work, await readToComeOfPerson(work, personId));
}

/** How many bookings of a provider hold a place and have not begun. */
export async function countBookingsToCome(work: Work, providerId: number): Promise<number> {
  return countToComeOfProvider(work, providerId);
}
