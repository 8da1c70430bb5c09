import type { Locale } from '#contracts/languages.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { findProviderRequest } from '../store/provider-requests.ts';
import type { RenderedMail } from '../templates/mail-content.ts';
import { providerRequestMail } from '../templates/provider-request-mail.ts';

/** Writes what somebody asks of a provider that takes no bookings online. @returns null when either is there no more */
export async function writeProviderRequest(
  work: Work,
  { origin }: Pick<Deps, 'origin'>,
  { providerId, requestId, language }: { providerId: number; requestId: number; language: Locale },
): Promise<RenderedMail | null> {
  const request = await findProviderRequest(work, providerId, requestId);
  const provider = await getProviderContact(work, providerId);
  return (
    request && provider && providerRequestMail(request, { providerName: provider.name, language, origin })
  );
}
