import type { PersonalDataSource } from '#server/kernel/personal-data.ts';
import { getProviderContacts } from '#server/modules/providers/index.ts';
import { deleteMailWishesOf, readMailWishes } from '../store/chat-settings.ts';
import { eraseMessagesOf, readChatsOfPerson } from '../store/personal-data.ts';

/** What somebody wrote in chats, and what was written to them. */
export const chatPersonalData: PersonalDataSource = {
  placeInExport: 45,
  tables: {
    chats: { keptBecause: 'says that two wrote to each other, and when; no name and no word is in it' },
    chat_members: { keptBecause: 'ids, and up to where was read; no name or e-mail is in it' },
    // What was written for a center is its own record
    chat_mail_wishes: { leftWhen: 't.person_id = gone.id' },
    chat_messages: { leftWhen: "t.sender_id = gone.id and not t.from_desk and t.content <> ''" },
  },
  async export(work, _deps, { personId }) {
    const chats = await readChatsOfPerson(work, personId);
    const providers = await getProviderContacts(work, [
      ...new Set(chats.map(({ providerId }) => providerId)),
    ]);
    const chatMails = await readMailWishes(work, personId);
    return {
      ...(chatMails && { chatMails }),
      chats: chats.map(({ providerId, ...one }) => ({ provider: providers.get(providerId)?.name, ...one })),
    };
  },
  async erase(work, { personId }) {
    await eraseMessagesOf(work, personId);
    await deleteMailWishesOf(work, personId);
  },
};
