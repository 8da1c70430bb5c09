import type { Work } from '#server/kernel/work.ts';
import { holdsPlace } from '../rules/reservation-status.ts';
import { readBookedServices } from '../store/reservations-of-person.ts';

/** What an order does not remember of its reservation. */
export interface BookedBehindOrder {
  serviceId: number | null;
  /** Whether the reservation stands or waits. */
  isActive: boolean;
}

/** By reservation, in one query; unknown ones are left out. */
export async function bookedBehindOrders(
  work: Work,
  reservationIds: readonly number[],
): Promise<Map<number, BookedBehindOrder>> {
  const booked = await readBookedServices(work, reservationIds);
  // A check of the table keeps the status within its list.
  return new Map(
    booked.map(({ id, serviceId, status }) => [id, { serviceId, isActive: holdsPlace(status) }]),
  );
}
