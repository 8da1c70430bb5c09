import type { Reaction } from '#server/kernel/facts.ts';
import { reaction } from '#server/kernel/facts.ts';
import type { MessagesUnread } from '#server/modules/chat/facts.ts';
import { chosenLanguage, getPerson, hasActiveLogIn } from '#server/modules/identity/index.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import { mailLanguageOf } from './rules/mail-language.ts';
import { queueMail } from './use-cases/queue-mail.ts';

/** Who is mailed that messages stay unread: once for all chats that the fact names, without a word of them. */
export const chatReactions = (): Reaction[] => [
  reaction<MessagesUnread>(
    'messagesUnread',
    'mailUnread',
    async (work, { personId, providerId, chatIds, at }) => {
      const details = { chatIds };
      if (personId !== null) {
        // An address that nobody has proved to read may be anybody's
        const [language, person] = await Promise.all([
          chosenLanguage(work, personId),
          getPerson(work, personId),
        ]);
        if (language === null || !person || !(await hasActiveLogIn(work, personId))) return;
        await queueMail(work, {
          providerId: null,
          kind: 'messages-unread',
          recipient: person.email,
          language,
          subjectId: personId,
          details,
          sendKey: `messages-unread:${personId}@${at}`,
        });
      }
      const center = providerId === null ? null : await getProviderContact(work, providerId);
      if (!center?.notificationEmail) return;
      await queueMail(work, {
        providerId: center.id,
        kind: 'staff-messages-unread',
        recipient: center.notificationEmail,
        language: mailLanguageOf(center.language),
        subjectId: center.id,
        details,
        sendKey: `staff-messages-unread:${center.id}@${at}`,
      });
    },
  ),
];
