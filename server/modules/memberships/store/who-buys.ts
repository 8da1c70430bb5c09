import { sql } from 'kysely';
import type { ContactDetails } from '#contracts/validation/contact-details.ts';
import type { Locale } from '#contracts/languages.ts';
import { customerFoundOrAdded } from '#server/modules/customers/index.ts';
import { personFoundOrAdded, personWanted } from '#server/modules/identity/index.ts';
import { nextOrderId } from '#server/modules/payments/index.ts';
import type { Work } from '#server/kernel/work.ts';

/** Who buys a pass, how they stand with the provider, and the ids of the pass and its order. */
export interface WhoBuys {
  personId: number;
  customerId: number;
  wasKnown: boolean;
  isBlacklisted: boolean;
  isArchived: boolean;
  /** Something was typed that the provider does not know of them yet. */
  lacksContact: boolean;
  passId: number;
  orderId: number;
}

interface Asked {
  contact: ContactDetails;
  language: Locale;
  providerId: number;
  locks: readonly string[];
}

/**
 * Finds or adds the person and the provider's customer and waits for the locks, in one round trip.
 * @throws Refusal clientDataNotValid when mail cannot be sent to the address
 */
export async function whoBuys(work: Work, asked: Asked): Promise<WhoBuys> {
  // Nothing comes back when a rival is adding the same person or customer; the second time they are there.
  const found = (await readOnce(work, asked)) ?? (await readOnce(work, asked));
  if (!found) throw new Error('A customer was neither found nor added');
  return found;
}

async function readOnce(
  work: Work,
  { contact, language, providerId, locks }: Asked,
): Promise<WhoBuys | null> {
  const { rows } = await sql<WhoBuys>`
    with ${personFoundOrAdded(work, personWanted({ email: contact.email, language }))},
      ${customerFoundOrAdded(work, providerId, sql`(select id from person)`, contact)}
    select person.id as "personId", customer.id as "customerId", was_known as "wasKnown", blacklisted as "isBlacklisted",
      is_archived as "isArchived", lacks_contact as "lacksContact", nextval('passes_id_seq') as "passId",
      ${nextOrderId} as "orderId", (${work.lockWithin(locks)}) as locks
    from person, customer`.execute(work.db);
  return rows[0] ?? null;
}
