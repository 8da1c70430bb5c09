import { randomUUID } from 'node:crypto';
import type { Work } from '#server/kernel/work.ts';
import { chatIdOf, DESK } from './rules/chat-id.ts';
import { addChannel } from './store/channels.ts';
import { addChat, findChat } from './store/chats.ts';
import { addMessage } from './store/messages.ts';
import { addPost } from './store/posts.ts';

/** For tests: a chat of two at a provider, with one more message. @returns its name, and the message's number */
export async function aChat(
  work: Work,
  {
    providerId,
    members,
    senderId,
    content = 'Buongiorno!',
  }: { providerId: number; members: [number, number]; senderId: number; content?: string },
): Promise<{ chatId: string; messageId: number }> {
  const chatId = chatIdOf(providerId, members);
  const isDesk = members.includes(DESK);
  const isFromDesk = isDesk && !members.includes(senderId);
  return work.transaction(async (tx) => {
    await addChat(tx, { providerId, chatId, kind: isDesk ? 'desk' : 'direct', members });
    const chat = await findChat(tx, chatId, { forChange: true });
    if (!chat) throw new Error('A chat was not made');
    const { number } = await addMessage(tx, chat, {
      senderId,
      isFromDesk,
      tempId: randomUUID(),
      content,
      side: isFromDesk ? DESK : senderId,
    });
    return { chatId, messageId: number };
  });
}

/** For tests: a channel of a provider, with one post. @returns its id */
export async function aChannel(
  work: Work,
  { providerId, creatorId }: { providerId: number; creatorId: number },
): Promise<number> {
  return work.transaction(async (tx) => {
    const id = await addChannel(tx, { providerId, name: 'Orari', creatorId });
    await addPost(
      tx,
      { providerId, id },
      { senderId: creatorId, tempId: randomUUID(), content: 'Lunedì chiusi' },
    );
    return id;
  });
}
