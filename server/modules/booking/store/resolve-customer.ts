import { sql } from 'kysely';
import { customerById, customerFoundOrAdded } from '#server/modules/customers/index.ts';
import { personFoundOrAdded, personWanted } from '#server/modules/identity/index.ts';
import { nextOrderId } from '#server/modules/payments/index.ts';
import type { ContactDetails } from '#contracts/validation/contact-details.ts';
import type { Locale } from '#contracts/languages.ts';
import type { Work } from '#server/kernel/work.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { ReservationStatus } from '../rules/reservation-status.ts';

/** Who comes and who books, how they stand with this provider, and the ids a new reservation and its order would carry. */
export interface ResolvedCustomer {
  /** Whose log-in sees the booking; null: nobody's. */
  personId: number | null;
  customerId: number;
  /** Whether they were the provider's customer before. */
  wasKnown: boolean;
  isBlacklisted: boolean;
  /** A booking shows the card of who is archived again. */
  isArchived: boolean;
  /** Whether something was typed that the provider does not know of them yet. */
  lacksContact: boolean;
  /** What the provider knew of them before. */
  card: { firstname: string | null; lastname: string | null; phone: string | null } | null;
  nextId: number;
  nextOrderId: number;
  /** What the customer already holds of this offer at this start, or null. */
  same: {
    id: number;
    orderId: number;
    status: ReservationStatus;
    isExpired: boolean;
    totalCents: number;
  } | null;
}

/** Who books with an e-mail, or the customer for whom the provider books. */
export type WhoComes = { contact: ContactDetails; language: Locale } | { customerId: number };

interface WhoAsks {
  who: WhoComes;
  providerId: number;
  offerId: number;
  startsAt: Date;
  /** What must be locked before the booking may take time. */
  locks: readonly string[];
}

/**
 * Finds or adds the person and the provider's customer, reads how they stand, and waits for the locks, in one round trip.
 * @throws Refusal clientDataNotValid when mail cannot be sent to the address; errorUserNotFound for a customer the provider does not have
 */
export async function resolveCustomer(work: Work, asked: WhoAsks): Promise<ResolvedCustomer> {
  // Nothing comes back when a rival is adding the same person or customer; the second time they are there.
  const found = (await readOnce(work, asked)) ?? (await readOnce(work, asked));
  if (found) return found;
  if ('customerId' in asked.who) throw new Refusal('errorUserNotFound', { affected: ['customerId'] });
  throw new Error('A customer was neither found nor added');
}

async function readOnce(
  work: Work,
  { who, providerId, offerId, startsAt, locks }: WhoAsks,
): Promise<ResolvedCustomer | null> {
  const now = work.now();
  const customer =
    'customerId' in who
      ? customerById(providerId, who.customerId)
      : sql`${personFoundOrAdded(work, personWanted({ email: who.contact.email, language: who.language }))},
    ${customerFoundOrAdded(work, providerId, sql`(select id from person)`, who.contact)}`;
  const { rows } = await sql<ResolvedCustomer>`
    with ${customer}
    select person.id as "personId", customer.id as "customerId", was_known as "wasKnown", blacklisted as "isBlacklisted",
      is_archived as "isArchived", lacks_contact as "lacksContact", card,
      nextval('reservations_id_seq') as "nextId", ${nextOrderId} as "nextOrderId",
      (select json_build_object('id', r.id, 'orderId', r.order_id, 'status', r.status, 'isExpired', r.expires_at <= ${now},
          'totalCents', r.total_cents)
        from reservations r
        where r.provider_id = ${providerId} and r.offer_id = ${offerId} and r.starts_at = ${startsAt}
          and r.customer_id = customer.id and r.status in ('A', 'P', 'RSD')) as same,
      (${work.lockWithin(locks)}) as locks
    from person, customer
  `.execute(work.db);
  return rows[0] ?? null;
}
