import type { Locale } from '#contracts/languages.ts';
import { m } from '#contracts/texts/messages.js';
import { NewsletterSignUp } from '#contracts/validation/newsletter.ts';
import { emailKey } from '#server/modules/identity/index.ts';
import { checked } from '#server/kernel/checked.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import type { Work } from '#server/kernel/work.ts';
import { newsletterRequested } from '../facts.ts';
import { askFor, deleteUnconfirmed } from '../store/entries.ts';

const HOUR_MS = 3_600_000;
/** How long a sign-up waits to be confirmed. */
export const CONFIRM_WITHIN_MS = 7 * 24 * HOUR_MS;

/**
 * Signs an address up for the newsletter: it gets one mail an hour at most, and none once it is in. The answer tells nobody who is.
 * @throws Refusal invalidInput; tooManyRequests, counted per network address
 */
export async function subscribeToNewsletter(
  work: Work,
  { limits, secrets }: Pick<Deps, 'limits' | 'secrets'>,
  asked: { typed: unknown; address: string; language: Locale },
): Promise<void> {
  const { email, place } = checked(NewsletterSignUp, asked.typed);
  await countRequest(work, `newsletter:${asked.address}`, limits.contactMessagesPerAddressPerHour);
  const { language } = asked;
  await work.transaction(async (tx) => {
    const entryId = await askFor(tx, {
      emailName: secrets.nameOf('newsletter', emailKey(email) ?? email),
      email,
      language,
      place,
      consent: m.newsletter_consent({}, { locale: language }),
      mailedBefore: new Date(tx.now().getTime() - HOUR_MS),
    });
    if (entryId !== null)
      await tx.announce(newsletterRequested({ entryId, askedAt: tx.now().toISOString() }));
  });
}

/** Forgets who never confirmed. */
export const forgetUnconfirmed = (work: Work): Promise<void> =>
  deleteUnconfirmed(work, new Date(work.now().getTime() - CONFIRM_WITHIN_MS));
