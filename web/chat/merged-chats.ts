import type { ChatListed } from './chat-calls.ts';

/**
 * Chats that are known with those told of since, each once as it was told last: unread ones first, then the latest. Unread ones stand by when that came,
 * which only the server knows: they stay in the order in which it listed them, after those in which something new was told of.
 * @param areMore whether they were listed after the known ones, rather than told as changed
 */
export function mergedChats(
  known: readonly ChatListed[],
  told: readonly ChatListed[],
  { areMore = false } = {},
): ChatListed[] {
  const before = new Map(known.map((chat) => [chat.chatId, chat]));
  const all = [...new Map([...known, ...told].map((chat) => [chat.chatId, chat])).values()];
  const isNews = (chat: ChatListed): boolean => {
    const was = before.get(chat.chatId);
    return !areMore && (!was?.unreadChats || (chat.lastAt > was.lastAt && chat.lastMessage?.isOwn !== true));
  };
  const {
    news = [],
    unread = [],
    read = [],
  } = Object.groupBy(all, (chat) => {
    if (!chat.unreadChats) return 'read';
    return isNews(chat) ? 'news' : 'unread';
  });
  return [...news.toSorted(byLast), ...unread, ...read.toSorted(byLast)];
}

const byLast = (one: ChatListed, other: ChatListed): number => other.lastAt.localeCompare(one.lastAt);
