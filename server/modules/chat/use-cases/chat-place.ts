import { lockRoleAt } from '#server/modules/identity/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { sideOf } from '../policy.ts';
import type { ChatRow } from '../store/chats.ts';
import { findChat } from '../store/chats.ts';

/** A chat, and as which of its members somebody takes part. */
export interface ChatPlace {
  chat: ChatRow;
  personId: number;
  side: number;
}

const CHAT_ID = /^\d{1,15}_\d{1,15}_\d{1,15}$/;

/**
 * Where somebody stands in a chat. With `forChange` in a transaction: the chat is locked, and a role in which they take part stands until its end.
 * @throws Refusal unauthenticated; userNotConfirmed; notFound for a chat that is not theirs as for none
 */
export async function placeIn(
  work: Work,
  actor: Actor,
  chatId: string,
  { forChange = false } = {},
): Promise<ChatPlace> {
  const person = signedIn(actor);
  const chat = CHAT_ID.test(chatId) ? await findChat(work, chatId, { forChange }) : null;
  const side = chat && sideOf(person, chat);
  if (chat === null || side === null) throw new Refusal('notFound');
  if (forChange && person.area === 'business') {
    const { providerId } = chat;
    if ((await lockRoleAt(work, { personId: person.personId, providerId })) === null)
      throw new Refusal('notFound');
  }
  return { chat, personId: person.personId, side };
}
