import type { Locale } from '#contracts/languages.ts';
import { pathInLocale } from '#contracts/languages.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { getCustomer, whoIsWrittenTo } from '#server/modules/customers/index.ts';
import type { OwnTexts } from '#server/modules/email-templates/index.ts';
import type { PassBought } from '#server/modules/memberships/facts.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import type { PassMailKind } from '../rules/mail-kinds.ts';
import type { RenderedMail } from '../templates/mail-content.ts';
import { passMail } from '../templates/pass-mails.ts';

/** What a mail about a pass keeps: its terms as they were sold. */
interface PassMailDetails {
  customerId: number;
  pass: Omit<PassBought['data'], 'customerId' | 'language'>;
}

/** Writes a mail about a pass that was bought. @returns null when its customer or provider is gone */
export async function writePassMail(
  work: Work,
  { origin }: Pick<Deps, 'origin'>,
  mail: {
    kind: PassMailKind;
    providerId: number;
    language: Locale;
    details: unknown;
    words: OwnTexts | null;
  },
): Promise<RenderedMail | null> {
  const { kind, providerId, language } = mail;
  // Only the reaction to `passBought` writes the column
  const { customerId, pass } = mail.details as PassMailDetails;
  const [customer, provider] = await Promise.all([
    getCustomer(work, providerId, customerId),
    getProviderContact(work, providerId),
  ]);
  if (!customer || !provider) return null;
  const at = (path: string) => origin + pathInLocale(path, language);
  const data = {
    pass,
    customer,
    provider,
    recipient: await whoIsWrittenTo(work, providerId, customer),
    language,
    links: {
      origin,
      mine: at('/my-passes'),
      own: at(`/business/${providerId}/memberships/passes/${pass.passId}`),
    },
  };
  return passMail(kind, data, mail.words);
}
