import { sql } from 'kysely';
import type { ContactDetails } from '#contracts/validation/contact-details.ts';
import type { Locale } from '#contracts/languages.ts';
import { customerById, customerFoundOrAdded } from '#server/modules/customers/index.ts';
import { personFoundOrAdded, personWanted } from '#server/modules/identity/index.ts';
import { nextOrderId } from '#server/modules/payments/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';

/** Who comes and who signs up, how they stand with the provider, and the ids of the enrolment and its order. */
export interface WhoSignsUp {
  /** Whose log-in sees it; null: nobody's. */
  personId: number | null;
  customerId: number;
  wasKnown: boolean;
  isBlacklisted: boolean;
  isArchived: boolean;
  /** Something was typed that the provider does not know of them yet. */
  lacksContact: boolean;
  enrolmentId: number;
  orderId: number;
}

/** With an e-mail, or a customer whom the provider signs up. */
export type Attendee = { contact: ContactDetails; language: Locale } | { customerId: number };

/**
 * Finds or adds the person and the provider's customer and waits for the locks, in one round trip.
 * @throws Refusal clientDataNotValid when mail cannot be sent to the address; errorUserNotFound for a customer the provider does not have
 */
export async function whoSignsUp(
  work: Work,
  asked: { attendee: Attendee; providerId: number; locks: readonly string[] },
): Promise<WhoSignsUp> {
  // Nothing comes back when a rival is adding the same person or customer; the second time they are there.
  const found = (await readOnce(work, asked)) ?? (await readOnce(work, asked));
  if (found) return found;
  if ('customerId' in asked.attendee) throw new Refusal('errorUserNotFound', { affected: ['customerId'] });
  throw new Error('A customer was neither found nor added');
}

async function readOnce(
  work: Work,
  { attendee, providerId, locks }: { attendee: Attendee; providerId: number; locks: readonly string[] },
): Promise<WhoSignsUp | null> {
  const customer =
    'customerId' in attendee
      ? customerById(providerId, attendee.customerId)
      : sql`${personFoundOrAdded(work, personWanted({ email: attendee.contact.email, language: attendee.language }))},
    ${customerFoundOrAdded(work, providerId, sql`(select id from person)`, attendee.contact)}`;
  const { rows } = await sql<WhoSignsUp>`
    with ${customer}
    select person.id as "personId", customer.id as "customerId", was_known as "wasKnown", blacklisted as "isBlacklisted",
      is_archived as "isArchived", lacks_contact as "lacksContact", nextval('enrolments_id_seq') as "enrolmentId", ${nextOrderId} as "orderId",
      (${work.lockWithin(locks)}) as locks
    from person, customer`.execute(work.db);
  return rows[0] ?? null;
}
