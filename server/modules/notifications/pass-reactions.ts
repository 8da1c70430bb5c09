import { chosenLanguage } from '#server/modules/identity/index.ts';
import { getCustomer, whoIsWrittenTo } from '#server/modules/customers/index.ts';
import type { PassBought } from '#server/modules/memberships/facts.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import type { Reaction } from '#server/kernel/facts.ts';
import { reaction } from '#server/kernel/facts.ts';
import { mailLanguageOf } from './rules/mail-language.ts';
import { queueMail } from './use-cases/queue-mail.ts';

/** Who is told what when somebody bought a pass online. The mails keep its terms, since they are as they were sold. */
export const passReactions = (): Reaction[] => [
  reaction<PassBought>('passBought', 'mailPassBought', async (work, { customerId, language, ...pass }) => {
    const { providerId, passId } = pass;
    const [customer, provider] = await Promise.all([
      getCustomer(work, providerId, customerId),
      getProviderContact(work, providerId),
    ]);
    const mail = { providerId, subjectId: passId, details: { customerId, pass } };
    const keyOf = (kind: string): string => `${kind}:${providerId}/${passId}`;
    const reader = customer && (await whoIsWrittenTo(work, providerId, customer));
    const chosen = reader && reader.personId !== null ? await chosenLanguage(work, reader.personId) : null;
    if (reader)
      await queueMail(work, {
        ...mail,
        kind: 'pass-bought',
        recipient: reader.email,
        language: chosen ?? language,
        sendKey: keyOf('pass-bought'),
      });
    if (provider && provider.notificationEmail !== null)
      await queueMail(work, {
        ...mail,
        kind: 'owner-pass-sold',
        recipient: provider.notificationEmail,
        language: mailLanguageOf(provider.language),
        sendKey: keyOf('owner-pass-sold'),
      });
  }),
];
