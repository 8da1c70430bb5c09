import type { ChatListed } from './chat-calls.ts';

/** Chats that are known with those told of since, each once as it was told last: unread ones first, then the latest. */
export function mergedChats(known: readonly ChatListed[], told: readonly ChatListed[]): ChatListed[] {
  const all = new Map([...known, ...told].map((chat) => [chat.chatId, chat]));
  return [...all.values()].toSorted(
    (one, other) =>
      Number(other.unreadChats) - Number(one.unreadChats) || other.lastAt.localeCompare(one.lastAt),
  );
}
