import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { bookingsOfPeople } from '#server/modules/booking/index.ts';
import { signUpsOfPeople } from '#server/modules/classes/index.ts';
import { PAGE_SIZE, rowsBefore } from '#server/kernel/page.ts';
import type { Work } from '#server/kernel/work.ts';

/** A booking of a service or a sign-up for a class, and with whom. */
export interface BookingKey {
  kind: 'reservation' | 'subscription';
  providerId: number;
  id: number;
}

/** What of a person's bookings is asked for. */
export interface BookingsQuery {
  status: 'upcoming' | 'completed';
  type: 'all' | 'service' | 'course' | 'event' | 'video';
  page: number;
}

const CLASS_TYPES = { all: ['Y', 'E'], service: [], course: ['Y'], event: ['E'], video: [] } as const;

/** One page of a person's bookings and sign-ups, upcoming ones soonest first, others newest first, and how many there are. */
export async function readBookingsOfPerson(
  work: Work,
  personId: number,
  { status, type, page }: BookingsQuery,
): Promise<{ keys: BookingKey[]; total: number }> {
  const now = work.now();
  const isUpcoming = status === 'upcoming';
  const withReservations = type === 'all' || type === 'service';
  const theirs = sql`(
    select 'reservation' as kind, provider_id, id, starts_at as at from ${bookingsOfPeople} b
      where person_id = ${personId} and ${withReservations} and starts_at ${isUpcoming ? sql`>` : sql`<=`} ${now}
    union all
    select 'subscription', provider_id, id, coalesce(next_at, last_at) from ${signUpsOfPeople(now)} s
      where person_id = ${personId} and service_type = any(${[...CLASS_TYPES[type]]}::text[]) and ${isUpcoming ? sql`next_at is not null` : sql`next_at is null`}
  )`;
  const way: RawBuilder<unknown> = isUpcoming ? sql`asc` : sql`desc`;
  const [keys, counted] = await Promise.all([
    sql<BookingKey>`select kind, provider_id as "providerId", id from ${theirs} theirs
      order by at ${way}, kind, id ${way} limit ${PAGE_SIZE} offset ${rowsBefore(page)}`.execute(work.db),
    sql<{ total: number }>`select count(*)::int as total from ${theirs} theirs`.execute(work.db),
  ]);
  return { keys: keys.rows, total: counted.rows[0]?.total ?? 0 };
}
