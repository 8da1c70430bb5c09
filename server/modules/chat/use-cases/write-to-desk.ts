import type { Work } from '#server/kernel/work.ts';
import { chatIdOf, DESK } from '../rules/chat-id.ts';
import { addChat, findChat, markRead } from '../store/chats.ts';
import { addMessage } from '../store/messages.ts';

/**
 * Adds a message to the chat of a customer and a center, which it begins where there is none; whoever writes has read what was there. For a town
 * that is made: nobody is asked whether they may. Joins the caller's transaction.
 */
export async function writeToDesk(
  tx: Work,
  {
    providerId,
    customerPersonId,
    colleagueId,
    content,
    tempId,
  }: {
    providerId: number;
    customerPersonId: number;
    /** Who answers for the desk; null: the customer writes. */
    colleagueId: number | null;
    content: string;
    tempId: string;
  },
): Promise<void> {
  const members = [DESK, customerPersonId] as const;
  const chatId = chatIdOf(providerId, members);
  await addChat(tx, { providerId, chatId, kind: 'desk', members });
  const chat = await findChat(tx, chatId, { forChange: true });
  if (!chat) throw new Error('A chat was not made');
  const side = colleagueId === null ? customerPersonId : DESK;
  await markRead(tx, chat, side, chat.lastNumber);
  await addMessage(tx, chat, {
    senderId: colleagueId ?? customerPersonId,
    isFromDesk: colleagueId !== null,
    tempId,
    content,
    side,
  });
}
