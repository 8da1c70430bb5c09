import { sql } from 'kysely';
import { serviceOfOffer } from '#server/modules/catalog/index.ts';
import type { ReservationStatus } from '../rules/reservation-status.ts';
import type { Work } from '#server/kernel/work.ts';
import type { KeptThing } from './reservation-things.ts';
import { thingsAsJson } from './reservation-things.ts';
import type { Reservation } from './reservations.ts';
import { bookingTables } from './tables.ts';

export interface ReservationKey {
  providerId: number;
  id: number;
}

/** Still to come, soonest first; or begun already, newest first. */
export type ReservationTime = 'upcoming' | 'completed';

/**
 * Whose bookings begin when, as a relation that a module above joins: columns provider_id, id, person_id, starts_at. Without what nobody confirmed or paid in
 * time. Found by the index of a person's bookings.
 */
export const bookingsOfPeople = sql`(
  select provider_id, id, person_id, starts_at from reservations where cancel_reason is distinct from 'expired'
)`;

/**
 * A person's reservations with all providers, a page at a time by `reservations_of_person`. What nobody
 * confirmed or paid in time was never a booking in anybody's eyes and is left out.
 */
export async function readReservationsOfPerson(
  work: Work,
  personId: number,
  asked: { status: ReservationTime; limit: number; offset: number },
): Promise<{ keys: ReservationKey[]; total: number }> {
  const now = work.now();
  const isUpcoming = asked.status === 'upcoming';
  const theirs = bookingTables(work)
    .selectFrom('reservations')
    .where('person_id', '=', personId)
    .where('starts_at', isUpcoming ? '>' : '<=', now)
    .where(sql<boolean>`cancel_reason is distinct from 'expired'`);
  const direction = isUpcoming ? 'asc' : 'desc';
  const [keys, { total }] = await Promise.all([
    theirs
      .select(['provider_id as providerId', 'id'])
      .orderBy('starts_at', direction)
      .orderBy('id', direction)
      .limit(asked.limit)
      .offset(asked.offset)
      .execute(),
    theirs.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { keys, total };
}

/** A person's standing reservations that begin within a time, soonest first. */
export async function readConfirmedOfPerson(
  work: Work,
  personId: number,
  within: { from: Date; to: Date; limit: number },
): Promise<ReservationKey[]> {
  return bookingTables(work)
    .selectFrom('reservations')
    .select(['provider_id as providerId', 'id'])
    .where('person_id', '=', personId)
    .where('starts_at', '>=', within.from)
    .where('starts_at', '<', within.to)
    .where('status', '=', 'A')
    .orderBy('starts_at')
    .orderBy('id')
    .limit(within.limit)
    .execute();
}

export interface MovableReservation extends Pick<
  Reservation,
  'personId' | 'offerId' | 'startsAt' | 'endsAt' | 'prepareMinutes' | 'cleanupMinutes'
> {
  things: KeptThing[];
  /** As agreed when it was booked. */
  noticeMinutes: number;
}

/** A reservation by its id alone, as visitors' calls about free time name it. */
export async function findToMove(work: Work, id: number): Promise<MovableReservation | null> {
  const row = await bookingTables(work)
    .selectFrom('reservations')
    .select([
      'person_id as personId',
      'offer_id as offerId',
      'starts_at as startsAt',
      'ends_at as endsAt',
      'prepare_minutes as prepareMinutes',
      'cleanup_minutes as cleanupMinutes',
      'notice_minutes as noticeMinutes',
      thingsAsJson.as('things'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** What was booked with some reservations, and where they stand; by id alone, as calls about a person's own orders know them. */
export async function readBookedServices(
  work: Work,
  ids: readonly number[],
): Promise<{ id: number; serviceId: number | null; status: ReservationStatus }[]> {
  return bookingTables(work)
    .selectFrom('reservations')
    .select(['id', 'status', serviceOfOffer(sql.ref('reservations.offer_id')).as('serviceId')])
    .where('id', 'in', [...ids])
    .execute();
}
