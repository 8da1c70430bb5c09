import { sql } from 'kysely';
import { isCustomerThemselves } from '#server/modules/customers/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Reservation } from './reservations.ts';

/**
 * Nobody is in two places: a person's other bookings for themselves, with any provider, that still hold their place and take place at the same
 * time; whoever is in their care may be elsewhere. Looked for as the booking is written, under the lock of the person's e-mail (`contactLocks`).
 * @throws Refusal overlapsOwnBooking, when it is written
 */
export async function expectNoOverlap(
  work: Work,
  { id, personId, startsAt, endsAt }: Pick<Reservation, 'id' | 'personId' | 'startsAt' | 'endsAt'>,
): Promise<void> {
  const alone = sql`
    select where not exists (select from reservations
      where person_id = ${personId} and id <> ${id} and starts_at < ${endsAt} and ends_at > ${startsAt}
        and status in ('A', 'P', 'RSD') and (expires_at is null or expires_at > ${work.now()})
        and ${isCustomerThemselves(sql.ref('reservations.provider_id'), sql.ref('reservations.customer_id'), personId)})`;
  await work.queueWrite(alone, {
    rows: 1,
    orElse: new Refusal('overlapsOwnBooking', { affected: ['dateTimeFrom'] }),
  });
}
