import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import type { ReservationStatus } from '../rules/reservation-status.ts';

/** Counts what still holds its place, from now on. */
export async function countToComeOfProvider(work: Work, providerId: number): Promise<number> {
  const now = work.now();
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from reservations
    where provider_id = ${providerId} and starts_at > ${now} and status in ('A', 'P', 'RSD')
      and (expires_at is null or expires_at > ${now})`.execute(work.db);
  return rows[0]?.count ?? 0;
}

/** A booking to come, and how many of its group, which share offer, person and start, were made before it. */
export interface BookingOfOffer {
  id: number;
  offerId: number;
  groupBefore: number;
}

/** What of some offers still holds its place, from now on. */
export async function readToComeOfOffers(
  work: Work,
  { providerId, offerIds }: { providerId: number; offerIds: readonly number[] },
): Promise<BookingOfOffer[]> {
  const now = work.now();
  const { rows } = await sql<BookingOfOffer>`
    select id, offer_id as "offerId",
      (row_number() over (partition by offer_id, resource_id, starts_at order by id) - 1)::int as "groupBefore"
    from reservations
    where provider_id = ${providerId} and starts_at > ${now} and status in ('A', 'P', 'RSD')
      and (expires_at is null or expires_at > ${now}) and offer_id = any(${[...offerIds]}::bigint[])`.execute(
    work.db,
  );
  return rows;
}

/** Keeps the rows until the transaction ends; in one order, so that two who want the same do not wait in a circle. */
export async function lockInOrder(
  tx: Work,
  { providerId, ids }: { providerId: number; ids: readonly number[] },
): Promise<void> {
  await sql`
    select id from reservations where provider_id = ${providerId} and id = any(${[...ids]}::bigint[])
    order by id for update`.execute(tx.db);
}

/** A booking as far as a list of several shows it. */
export interface BookingToList {
  id: number;
  status: ReservationStatus;
  customerId: number;
  orderId: number;
  offerId: number;
  resourceId: number;
  startsAt: Date;
  endsAt: Date;
  /** `YYYY-MM-DD HH:mm:ss`, as it was chosen. */
  localStart: string;
  /** Who comes, where the card is somebody else's. */
  visitor: string | null;
}

/** Some of a provider's bookings, soonest first. */
export async function readToList(
  work: Work,
  { providerId, ids }: { providerId: number; ids: readonly number[] },
): Promise<BookingToList[]> {
  const { rows } = await sql<BookingToList>`
    select id, status, customer_id as "customerId", order_id as "orderId", offer_id as "offerId", resource_id as "resourceId", starts_at as "startsAt",
      ends_at as "endsAt", local_start as "localStart", visitor
    from reservations where provider_id = ${providerId} and id = any(${[...ids]}::bigint[]) and order_id is not null
    order by starts_at, id`.execute(work.db);
  return rows;
}
