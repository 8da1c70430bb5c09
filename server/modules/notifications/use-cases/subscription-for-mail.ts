import type { Locale } from '#contracts/languages.ts';
import type { SubscriptionDetails } from '#server/modules/classes/index.ts';
import { subscriptionDetails } from '#server/modules/classes/index.ts';
import { whoIsWrittenTo } from '#server/modules/customers/index.ts';
import { chosenLanguage } from '#server/modules/identity/index.ts';
import { isRefusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';

/** A sign-up with who reads its mails; `recipient` null: nobody can be written to. */
export interface SubscriptionForMail {
  details: SubscriptionDetails;
  recipient: { email: string; firstname: string | null } | null;
  language: Locale;
}

/** @returns null when there is no such sign-up */
export async function subscriptionForMail(
  work: Work,
  { providerId, enrolmentId }: { providerId: number; enrolmentId: number },
): Promise<SubscriptionForMail | null> {
  try {
    const details = await subscriptionDetails(work, { providerId, id: enrolmentId });
    const reader = details.customer && (await whoIsWrittenTo(work, providerId, details.customer));
    const chosen = reader && reader.personId !== null ? await chosenLanguage(work, reader.personId) : null;
    return {
      details,
      recipient: reader && { email: reader.email, firstname: reader.firstname },
      language: chosen ?? details.enrolment.language,
    };
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}
