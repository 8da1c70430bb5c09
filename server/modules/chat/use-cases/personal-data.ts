import type { PersonalDataSource } from '#server/kernel/personal-data.ts';
import { getProviderContacts } from '#server/modules/providers/index.ts';
import { deleteReadsOf } from '../store/channels.ts';
import { deleteFilesOf } from '../store/files.ts';
import { deleteMailWishesOf, readMailWishes } from '../store/chat-settings.ts';
import { eraseMessagesOf, readChatsOfPerson } from '../store/personal-data.ts';
import { addressOfFile, removeBytes } from './chat-files.ts';

/**
 * Exports both sides' words of somebody's own chats, what they wrote for a center without its customers' words, and their wishes about mails. Erases
 * what they wrote for themselves; what was written for a center is its own record.
 */
export const chatPersonalData: PersonalDataSource = {
  placeInExport: 45,
  tables: {
    chats: { keptBecause: 'says that two wrote to each other, and when; no name and no word is in it' },
    chat_members: { keptBecause: 'ids, and up to where was read; no name or e-mail is in it' },
    chat_mail_wishes: { leftWhen: 't.person_id = gone.id' },
    chat_files: {
      leftWhen: `t.sender_id = gone.id and exists (select from chat_messages m where m.provider_id = t.provider_id
        and m.chat = t.chat and m.number = t.number and not m.from_desk)`,
    },
    channels: { keptBecause: 'a channel is the center’s; its maker is an id' },
    channel_posts: { keptBecause: 'the center’s own words; who wrote them is an id' },
    channel_readers: { leftWhen: 't.person_id = gone.id' },
    chat_messages: { leftWhen: "t.sender_id = gone.id and not t.from_desk and t.content <> ''" },
  },
  async export(work, deps, { personId }) {
    const chats = await readChatsOfPerson(work, personId);
    const providers = await getProviderContacts(work, [
      ...new Set(chats.map(({ providerId }) => providerId)),
    ]);
    const chatMails = await readMailWishes(work, personId);
    return {
      ...(chatMails && { chatMails }),
      chats: chats.map(({ providerId, chat, messages, ...one }) => ({
        provider: providers.get(providerId)?.name,
        ...one,
        messages: messages.map(({ number, type, text, ...message }) => {
          if (type === 'text') return { ...message, text };
          // Opens for its person while they are signed in: the bytes of all files would be too much for one document
          const path = addressOfFile(deps, work.now(), { providerId, chat, number, personId, name: text });
          return { ...message, file: text, address: `${deps.origin}${path}` };
        }),
      })),
    };
  },
  async erase(work, { personId }) {
    // Messages first: under their chats' locks no file is on its way any more
    await eraseMessagesOf(work, personId);
    await removeBytes(work, await deleteFilesOf(work, personId));
    await deleteMailWishesOf(work, personId);
    await deleteReadsOf(work, personId);
  },
};
