import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';

/** How often a customer came besides a booking that is looked at, and when last and next. */
export interface Visits {
  count: number;
  lastAt: Date | null;
  nextAt: Date | null;
  /** Of those that are over, to how many nobody came. */
  noShows: number;
}

/**
 * A customer's standing bookings that are over, and the next that is not, all but one.
 * @param of.ownResourceId only of this person or thing; null: all
 */
export async function readVisits(
  work: Work,
  of: { providerId: number; customerId: number; exceptId: number; ownResourceId: number | null },
): Promise<Visits> {
  const now = work.now();
  const isOwn = of.ownResourceId === null ? sql`true` : sql`resource_id = ${of.ownResourceId}`;
  const { rows } = await sql<Visits>`
    select count(*) filter (where ends_at <= ${now})::int as count, max(starts_at) filter (where ends_at <= ${now}) as "lastAt",
        min(starts_at) filter (where starts_at > ${now}) as "nextAt",
        count(*) filter (where ends_at <= ${now} and presence = 'noShow')::int as "noShows"
      from reservations
      where provider_id = ${of.providerId} and customer_id = ${of.customerId} and status = 'A' and id <> ${of.exceptId} and ${isOwn}`.execute(
    work.db,
  );
  return rows[0] ?? { count: 0, lastAt: null, nextAt: null, noShows: 0 };
}

/** What only the detail of a booking shows of its own row. */
export interface ReservationExtras {
  offerId: number;
  note: string | null;
  visitor: string | null;
  confirmedAt: Date | null;
  cancelledAt: Date | null;
  freeCancellationHours: number;
  isMovedByUs: boolean;
  things: { resourceId: number; unit: number }[];
}

/** @returns null where the provider has none such */
export async function readExtras(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
): Promise<ReservationExtras | null> {
  const { rows } = await sql<ReservationExtras>`
    select offer_id as "offerId", note, visitor, confirmed_at as "confirmedAt", cancelled_at as "cancelledAt",
        free_cancellation_hours as "freeCancellationHours", moved_by_us as "isMovedByUs",
        (select coalesce(json_agg(json_build_object('resourceId', t.resource_id, 'unit', t.unit) order by t.resource_id, t.unit), '[]')
          from reservation_things t where t.provider_id = r.provider_id and t.reservation_id = r.id) as things
      from reservations r where provider_id = ${providerId} and id = ${id}`.execute(work.db);
  return rows[0] ?? null;
}
