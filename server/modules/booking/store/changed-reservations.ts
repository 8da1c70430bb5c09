import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import { bookingTables } from './tables.ts';

/** @throws the constraint that stands for alreadyBooked when the customer holds that start of the offer already */
export async function markMoved(
  work: Work,
  providerId: number,
  id: number,
  to: { resourceId: number; startsAt: Date; endsAt: Date; localStart: string; timeZone: string },
): Promise<{ sequence: number }> {
  return bookingTables(work)
    .updateTable('reservations')
    .set({
      resource_id: to.resourceId,
      starts_at: to.startsAt,
      ends_at: to.endsAt,
      local_start: to.localStart,
      time_zone: to.timeZone,
      sequence: sql`sequence + 1`,
    })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .returning('sequence')
    .executeTakeFirstOrThrow();
}

/** It costs this from now on, without a discount, and is paid on site. */
export async function markRepriced(
  work: Work,
  providerId: number,
  id: number,
  priceCents: number,
): Promise<void> {
  await bookingTables(work)
    .updateTable('reservations')
    .set({ price_cents: priceCents, discount_cents: 0, total_cents: priceCents, only_book: true })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

/**
 * A cancelled booking stands again. Its cancellation told calendars the next number, so this is the one after it.
 * @throws the constraint that stands for alreadyBooked when the customer has booked that start again
 */
export async function markReactivated(
  work: Work,
  providerId: number,
  id: number,
): Promise<{ sequence: number }> {
  return bookingTables(work)
    .updateTable('reservations')
    .set({
      status: 'A',
      confirmed_at: work.now(),
      cancelled_at: null,
      cancel_reason: null,
      sequence: sql`sequence + 2`,
    })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .returning('sequence')
    .executeTakeFirstOrThrow();
}
