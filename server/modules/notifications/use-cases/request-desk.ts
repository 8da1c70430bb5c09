import type { Locale } from '#contracts/languages.ts';
import { sellsNow } from '#server/modules/booking/index.ts';
import type { PublicProvider } from '#server/modules/providers/index.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import type { Work } from '#server/kernel/work.ts';
import { mailLanguageOf } from '../rules/mail-language.ts';

/** Where a provider receives requests, and in which language. */
export interface RequestDesk {
  recipient: string;
  language: Locale;
}

/**
 * Where requests to a provider go; null where people can book something online instead, and where nobody left an address
 * (specification sections 2 and 8).
 */
export async function requestDeskOf(
  work: Work,
  { id }: Pick<PublicProvider, 'id'>,
): Promise<RequestDesk | null> {
  if (await sellsNow(work, id)) return null;
  const contact = await getProviderContact(work, id);
  const recipient = contact?.notificationEmail ?? contact?.email ?? null;
  return contact && recipient !== null ? { recipient, language: mailLanguageOf(contact.language) } : null;
}

/** Whether a request to the provider would reach anybody. */
export async function takesRequests(work: Work, provider: Pick<PublicProvider, 'id'>): Promise<boolean> {
  return (await requestDeskOf(work, provider)) !== null;
}
