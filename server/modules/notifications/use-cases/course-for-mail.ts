import type { Locale } from '#contracts/languages.ts';
import { whoIsWrittenTo } from '#server/modules/customers/index.ts';
import { chosenLanguage } from '#server/modules/identity/index.ts';
import type { Order } from '#server/modules/payments/index.ts';
import { getOrder } from '#server/modules/payments/index.ts';
import type { AccessDetails } from '#server/modules/videos/index.ts';
import { accessDetails } from '#server/modules/videos/index.ts';
import type { Work } from '#server/kernel/work.ts';

/** Somebody's video course with who reads its mails; `recipient` null: nobody can be written to. */
export interface CourseForMail {
  details: AccessDetails;
  order: Order | null;
  recipient: { email: string; firstname: string | null } | null;
  language: Locale;
}

/** @returns null when there is no such access */
export async function courseForMail(
  work: Work,
  of: { providerId: number; accessId: number },
): Promise<CourseForMail | null> {
  const details = await accessDetails(work, of);
  if (!details) return null;
  const reader = details.customer && (await whoIsWrittenTo(work, of.providerId, details.customer));
  const chosen = reader && reader.personId !== null ? await chosenLanguage(work, reader.personId) : null;
  return {
    details,
    order: await getOrder(work, of.providerId, details.access.orderId),
    recipient: reader && { email: reader.email, firstname: reader.firstname },
    language: chosen ?? details.access.language,
  };
}
