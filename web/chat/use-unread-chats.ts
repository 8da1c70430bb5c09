import { useEffect, useState } from 'react';
import { watchLive } from '#web/lib/live/watch.ts';
import type { ChatUnread } from './chat-calls.ts';
import { UNREAD_CHATS_CHANGED } from './chat-calls.ts';

/**
 * The chats in which something is unread, as the line tells of them; null until it has.
 * @param loaded what the screen was loaded with: loaded anew, the line is asked anew
 */
export function useLiveUnreadChats(loaded: unknown, isWatching = true): readonly ChatUnread[] | null {
  const [told, setTold] = useState<{ since: unknown; unread: readonly ChatUnread[] } | null>(null);
  useEffect(() => {
    if (!isWatching) return;
    return watchLive(UNREAD_CHATS_CHANGED, {}, ({ unreadNotifications: unread }) =>
      setTold({ since: loaded, unread }),
    );
  }, [loaded, isWatching]);
  return told !== null && told.since === loaded ? told.unread : null;
}

/** The same, and until then as they were loaded. */
export const useUnreadChats = (loaded: readonly ChatUnread[]): readonly ChatUnread[] =>
  useLiveUnreadChats(loaded) ?? loaded;
