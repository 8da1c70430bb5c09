import { sql } from 'kysely';
import { isCustomerThemselves } from '#server/modules/customers/index.ts';
import type { Work } from '#server/kernel/work.ts';
import type { ReservationKey } from './reservations-of-person.ts';
import { bookingTables } from './tables.ts';

/** Every booking of a person, the oldest first. */
export async function readBookingsOfPerson(work: Work, personId: number) {
  return bookingTables(work)
    .selectFrom('reservations')
    .select([
      'provider_id as providerId',
      'id as reservationId',
      'customer_id as customerId',
      'order_id as orderId',
      'status',
      'starts_at as startsAt',
      'ends_at as endsAt',
      'local_start as localStart',
      'time_zone as timeZone',
      'visitor',
      'unproved_contact as typedByGuest',
      'visitor_phone as visitorPhone',
      'walk_in_email as walkInEmail',
      'note',
      'only_book as isBookedWithoutPaying',
      'total_cents as totalCents',
      'free_cancellation_hours as freeCancellationHours',
      'notice_minutes as noticeMinutes',
      'terms_version as termsVersion',
      'language',
      'confirmed_at as confirmedAt',
      'cancelled_at as cancelledAt',
      'cancel_reason as cancelReason',
      'cancel_waiver as cancelWaiver',
      'presence_now as presence',
      'created_at as createdAt',
    ])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();
}

/**
 * Leaves of a person's bookings what happened when, for how much, and what the provider wrote down itself. Where the provider goes on knowing who
 * came, the booking loses its link to the person; asked after the customers were emptied.
 */
export async function emptyBookingsOfPerson(work: Work, personId: number): Promise<void> {
  await bookingTables(work)
    .updateTable('reservations')
    .set({
      visitor: null,
      unproved_contact: null,
      visitor_phone: null,
      walk_in_email: null,
      note: null,
      waits_for_address: null,
    })
    .where('person_id', '=', personId)
    .where('booked_by_provider', '=', false)
    .where((eb) =>
      eb(
        eb.fn('num_nonnulls', [
          'visitor',
          'unproved_contact',
          'visitor_phone',
          'walk_in_email',
          'note',
          'waits_for_address',
        ]),
        '>',
        0,
      ),
    )
    .execute();
  await bookingTables(work)
    .updateTable('reservations')
    .set({ person_id: null })
    .where('person_id', '=', personId)
    .where(({ not }) =>
      not(
        isCustomerThemselves(
          sql.ref('reservations.provider_id'),
          sql.ref('reservations.customer_id'),
          personId,
        ),
      ),
    )
    .execute();
}

/** A person's bookings that hold a place and have not begun, soonest first. */
export async function readToComeOfPerson(work: Work, personId: number): Promise<ReservationKey[]> {
  const now = work.now();
  return bookingTables(work)
    .selectFrom('reservations')
    .select(['provider_id as providerId', 'id'])
    .where('person_id', '=', personId)
    .where('starts_at', '>', now)
    .where('status', 'in', ['A', 'P', 'RSD'])
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
}
