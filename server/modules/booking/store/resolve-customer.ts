import { sql } from 'kysely';
import { customerFoundOrAdded } from '#server/modules/customers/index.ts';
import { personFoundOrAdded, personWanted } from '#server/modules/identity/index.ts';
import { nextOrderId } from '#server/modules/payments/index.ts';
import type { ContactDetails } from '#contracts/validation/contact-details.ts';
import type { Locale } from '#contracts/languages.ts';
import type { Work } from '#server/kernel/work.ts';
import type { ReservationStatus } from '../rules/reservation-status.ts';

/** Who books, how they stand with this provider, and the ids a new reservation and its order would carry. */
export interface ResolvedCustomer {
  personId: number;
  customerId: number;
  /** Whether they were the provider's customer before. */
  wasKnown: boolean;
  isBlacklisted: boolean;
  /** Whether something was typed that the provider does not know of them yet. */
  lacksContact: boolean;
  nextId: number;
  nextOrderId: number;
  /** What the person already holds of this offer at this start, or null. */
  same: {
    id: number;
    orderId: number;
    status: ReservationStatus;
    isExpired: boolean;
    totalCents: number;
  } | null;
}

export interface WhoAsks {
  contact: ContactDetails;
  language: Locale;
  providerId: number;
  offerId: number;
  startsAt: Date;
  /** What must be locked before the booking may take time. */
  locks: readonly string[];
}

/**
 * Finds or adds the person and the provider's customer, reads how they stand, and waits for the locks, in one round trip.
 * @throws Refusal clientDataNotValid when mail cannot be sent to the address
 */
export async function resolveCustomer(work: Work, who: WhoAsks): Promise<ResolvedCustomer> {
  // Nothing comes back when a rival is adding the same person or customer; the second time they are there.
  const found = (await readOnce(work, who)) ?? (await readOnce(work, who));
  if (!found) throw new Error('A customer was neither found nor added');
  return found;
}

async function readOnce(
  work: Work,
  { contact, language, providerId, offerId, startsAt, locks }: WhoAsks,
): Promise<ResolvedCustomer | null> {
  const now = work.now();
  const { rows } = await sql<ResolvedCustomer>`
    with ${personFoundOrAdded(work, personWanted({ email: contact.email, language }))},
    ${customerFoundOrAdded(work, providerId, sql`(select id from person)`, contact)}
    select person.id as "personId", customer.id as "customerId", was_known as "wasKnown", blacklisted as "isBlacklisted", lacks_contact as "lacksContact",
      nextval('reservations_id_seq') as "nextId", ${nextOrderId} as "nextOrderId",
      (select json_build_object('id', r.id, 'orderId', r.order_id, 'status', r.status, 'isExpired', r.expires_at <= ${now},
          'totalCents', r.total_cents)
        from reservations r
        where r.provider_id = ${providerId} and r.offer_id = ${offerId} and r.starts_at = ${startsAt}
          and r.person_id = person.id and r.status in ('A', 'P', 'RSD')) as same,
      (${work.lockWithin(locks)}) as locks
    from person, customer
  `.execute(work.db);
  return rows[0] ?? null;
}
