import { servicesOfOffers } from '#server/modules/catalog/index.ts';
import type { Work } from '#server/kernel/work.ts';
import type { ReservationStatus } from '../rules/reservation-status.ts';
import { holdsPlace } from '../rules/reservation-status.ts';
import { readBookedOffers } from '../store/reservations-of-person.ts';

/** What an order does not remember of its reservation. */
export interface BookedBehindOrder {
  serviceId: number | null;
  /** Whether the reservation stands or waits. */
  isActive: boolean;
}

/** By reservation; unknown ones are left out. */
export async function bookedBehindOrders(work: Work, reservationIds: readonly number[]): Promise<Map<number, BookedBehindOrder>> {
  const booked = await readBookedOffers(work, reservationIds);
  const services = await servicesOfOffers(work, booked.map(({ offerId }) => offerId));
  return new Map(
    booked.map(({ id, offerId, status }) => [
      id,
      // A check of the table keeps the status within its list.
      { serviceId: services.get(offerId) ?? null, isActive: holdsPlace(status as ReservationStatus) },
    ]),
  );
}
