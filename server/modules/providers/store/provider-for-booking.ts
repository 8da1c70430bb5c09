import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { PaymentSetting } from '#contracts/statuses.ts';
import type { Work } from '#server/kernel/work.ts';

/** What booking must know of a provider. Its plan is read separately, from packages. */
export interface ProviderForBooking {
  id: number;
  name: string;
  timeZone: string;
  countryCode: string;
  language: string;
  acceptPayments: PaymentSetting;
  /** Free of charge until that many hours before the start. */
  freeCancellationHours: number;
  /** Minutes of notice before the earliest start. */
  reservationOffsetMinutes: number;
  bookingHorizonDays: number;
  /** Minutes between starts where the service names none. */
  defaultTimeSlotStep: number;
  notificationEmail: string | null;
  isActive: boolean;
  isPublished: boolean;
  isLocked: boolean;
}

/**
 * The provider as booking needs it, as one JSON value, so that a module above reads it in the query of its own rows
 * instead of in a second round trip.
 * @param providerId the provider's id in that query, with its table: sql.ref('offers.provider_id')
 */
export function providerForBookingAsJson(providerId: RawBuilder<unknown>): RawBuilder<ProviderForBooking> {
  return sql`(select json_build_object('id', id, 'name', name, 'timeZone', time_zone, 'countryCode', country_code, 'language', language,
      'acceptPayments', accept_payments, 'freeCancellationHours', free_cancellation_hours,
      'reservationOffsetMinutes', reservation_offset_minutes, 'bookingHorizonDays', booking_horizon_days,
      'defaultTimeSlotStep', default_time_slot_step, 'notificationEmail', notification_email,
      'isActive', active, 'isPublished', publish_online, 'isLocked', locked)
    from providers where providers.id = ${providerId})`;
}

export async function readProviderForBooking(
  work: Work,
  providerId: number,
): Promise<ProviderForBooking | null> {
  const { rows } = await sql<{ provider: ProviderForBooking | null }>`
    select ${providerForBookingAsJson(sql`${providerId}::bigint`)} as provider`.execute(work.db);
  return rows[0]?.provider ?? null;
}
