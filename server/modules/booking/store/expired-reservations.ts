import type { Work } from '#server/kernel/work.ts';
import type { Reservation } from './reservations.ts';
import { bookingTables } from './tables.ts';

/** Reservations whose waiting time is over, the longest waiting first. */
export async function findExpired(
  work: Work,
  limit: number,
): Promise<Pick<Reservation, 'providerId' | 'id' | 'orderId'>[]> {
  return bookingTables(work)
    .selectFrom('reservations')
    .select(['provider_id as providerId', 'id', 'order_id as orderId'])
    .where('status', 'in', ['P', 'RSD'])
    .where('expires_at', '<=', work.now())
    .orderBy('expires_at')
    .limit(limit)
    .execute();
}
