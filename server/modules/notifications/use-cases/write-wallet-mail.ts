import type { Locale } from '#contracts/languages.ts';
import { pathInLocale } from '#contracts/languages.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { getCustomer } from '#server/modules/customers/index.ts';
import { findWallet } from '#server/modules/payments/index.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import type { RenderedMail } from '../templates/mail-content.ts';
import { walletMail } from '../templates/wallet-mail.ts';

/** Writes the mail about a top-up, with what the wallet holds by now. @returns null when its customer or provider is gone */
export async function writeWalletMail(
  work: Work,
  { origin }: Pick<Deps, 'origin'>,
  { providerId, language, details }: { providerId: number; language: Locale; details: unknown },
): Promise<RenderedMail | null> {
  // Only the reaction to `paymentSettled` writes the column
  const { customerId, amountCents } = details as { customerId: number; amountCents: number };
  const [customer, provider, wallet] = await Promise.all([
    getCustomer(work, providerId, customerId),
    getProviderContact(work, providerId),
    findWallet(work, { providerId, customerId }),
  ]);
  if (!customer || !provider) return null;
  return walletMail({
    amountCents,
    balanceCents: wallet?.balanceCents ?? 0,
    provider,
    firstname: customer.firstname,
    language,
    links: { origin, mine: origin + pathInLocale('/my-passes', language) },
  });
}
