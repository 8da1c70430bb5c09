import { sql } from 'kysely';
import type { Presence } from '#contracts/validation/desk.ts';
import type { Work } from '#server/kernel/work.ts';
import { NOT_CANCELLED } from './reservations.ts';
import { bookingTables } from './tables.ts';

/** Where a customer has agreed a booking to be. */
export interface AgreedPlace {
  startsAt: Date;
  endsAt: Date;
  resourceId: number;
}

/** @throws the constraint that stands for alreadyBooked when the customer holds that start of the offer already */
export async function markMoved(
  work: Work,
  providerId: number,
  id: number,
  to: {
    resourceId: number;
    startsAt: Date;
    endsAt: Date;
    localStart: string;
    timeZone: string;
    /** Whether its customer agrees to it; else it keeps where they did. Where it goes back: where that was, if it had been forgotten. */
    agreed: boolean | AgreedPlace;
  },
): Promise<{ sequence: number }> {
  return bookingTables(work)
    .updateTable('reservations')
    .set({
      resource_id: to.resourceId,
      starts_at: to.startsAt,
      ends_at: to.endsAt,
      local_start: to.localStart,
      time_zone: to.timeZone,
      ...agreedAt(to.agreed),
      sequence: sql`sequence + 1`,
      // Who came at this time has not come at another one, unless it is moved back.
      presence_of: sql`case when presence is not null then coalesce(presence_of, starts_at) end`,
    })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .returning('sequence')
    .executeTakeFirstOrThrow();
}

function agreedAt(agreed: boolean | AgreedPlace) {
  if (agreed === true) return { agreed_starts_at: null, agreed_ends_at: null, agreed_resource_id: null };
  if (agreed === false)
    return {
      agreed_starts_at: sql<Date>`coalesce(agreed_starts_at, starts_at)`,
      agreed_ends_at: sql<Date>`coalesce(agreed_ends_at, ends_at)`,
      agreed_resource_id: sql<number>`coalesce(agreed_resource_id, resource_id)`,
    };
  const { startsAt, endsAt, resourceId } = agreed;
  return { agreed_starts_at: startsAt, agreed_ends_at: endsAt, agreed_resource_id: resourceId };
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

/** The cancellation told calendars the next number, so this is the one after it. */
const AFTER_CANCELLING = { sequence: sql<number>`sequence + 2` };

/**
 * A cancelled booking stands again.
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
      ...NOT_CANCELLED,
      ...AFTER_CANCELLING,
    })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .returning('sequence')
    .executeTakeFirstOrThrow();
}

/** A cancelled booking waits again as it did; otherwise as `markReactivated`. @throws the same */
export async function markWaitingAgain(
  work: Work,
  providerId: number,
  id: number,
): Promise<{ sequence: number }> {
  return bookingTables(work)
    .updateTable('reservations')
    .set({
      ...NOT_CANCELLED,
      status: sql`status_before`,
      expires_at: sql`expires_before`,
      waits_for_address: sql`address_before`,
      ...AFTER_CANCELLING,
    })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .returning('sequence')
    .executeTakeFirstOrThrow();
}

/** What the provider writes beside a booking; null: nothing. */
export async function markNoted(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
  note: string | null,
): Promise<void> {
  await bookingTables(work)
    .updateTable('reservations')
    .set({ note })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

/** @param presence null: nobody has said */
export async function markPresence(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
  { presence, personId }: { presence: Presence | null; personId: number },
): Promise<void> {
  await bookingTables(work)
    .updateTable('reservations')
    .set({
      presence,
      presence_by: presence && personId,
      presence_at: presence && work.now(),
      presence_of: presence && sql`starts_at`,
    })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

/** It is a booking of another offer from now on, with its buffers and price, paid on site. */
export async function markExchanged(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
  offer: { offerId: number; prepareMinutes: number; cleanupMinutes: number; priceCents: number },
): Promise<void> {
  await bookingTables(work)
    .updateTable('reservations')
    .set({
      offer_id: offer.offerId,
      prepare_minutes: offer.prepareMinutes,
      cleanup_minutes: offer.cleanupMinutes,
      price_cents: offer.priceCents,
      discount_cents: 0,
      total_cents: offer.priceCents,
      only_book: true,
    })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

/**
 * Whether one of the customers of some bookings of one offer holds that start of it already with another booking: the constraint of `markMoved`, asked before.
 */
export async function isStartTaken(
  work: Work,
  moved: readonly [MovedKey, ...MovedKey[]],
  startsAt: Date,
): Promise<boolean> {
  const [{ providerId, offerId }] = moved;
  const [ids, customerIds] = [moved.map(({ id }) => id), moved.map(({ customerId }) => customerId)];
  const { rows } = await sql<{ isTaken: boolean }>`
    select exists (select from reservations where provider_id = ${providerId} and offer_id = ${offerId} and starts_at = ${startsAt}
      and customer_id = any(${customerIds}::bigint[]) and status in ('A', 'P', 'RSD') and id <> all(${ids}::bigint[])) as "isTaken"`.execute(
    work.db,
  );
  return rows[0]?.isTaken ?? false;
}

interface MovedKey {
  providerId: number;
  id: number;
  offerId: number;
  customerId: number;
}
