import { sql } from 'kysely';
import { customerById } from '#server/modules/customers/index.ts';
import { nextOrderId } from '#server/modules/payments/index.ts';
import { vatTreatmentOf } from '#server/modules/providers/index.ts';
import type { AgreedVat } from '#server/modules/taxes/index.ts';
import { agreedVatAsJson } from '#server/modules/taxes/index.ts';
import type { Work } from '#server/kernel/work.ts';

/** Who is given a course, how they stand with the provider, and the ids of the access and its order. */
export interface WhoIsGiven {
  /** Whose log-in watches it; null: they have no e-mail. */
  personId: number | null;
  customerId: number;
  isBlacklisted: boolean;
  isArchived: boolean;
  accessId: number;
  orderId: number;
  vat: AgreedVat;
}

/** A customer, or the one they were merged into, by id; null for one that the provider does not have. */
export async function whoIsGiven(
  work: Work,
  { providerId, courseId, customerId }: { providerId: number; courseId: number; customerId: number },
): Promise<WhoIsGiven | null> {
  const { rows } = await sql<WhoIsGiven>`
    with ${customerById(providerId, customerId)}
    select person.id as "personId", customer.id as "customerId", blacklisted as "isBlacklisted", is_archived as "isArchived",
      nextval('video_accesses_id_seq') as "accessId", ${nextOrderId} as "orderId",
      ${agreedVatAsJson(vatTreatmentOf(sql`c.provider_id`, sql`c.vat_treatment`), work.now())} as vat
    from person, customer, video_courses c where c.provider_id = ${providerId} and c.id = ${courseId}`.execute(
    work.db,
  );
  return rows[0] ?? null;
}
