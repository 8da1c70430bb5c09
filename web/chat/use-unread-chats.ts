import { useEffect, useState } from 'react';
import { watchLive } from '#web/lib/live/watch.ts';
import type { ChatUnread } from './chat-calls.ts';
import { UNREAD_CHATS_CHANGED } from './chat-calls.ts';

/** The chats in which something is unread: as they were loaded, and then as the line tells of them. */
export function useUnreadChats(loaded: readonly ChatUnread[], isWatching = true): readonly ChatUnread[] {
  const [told, setTold] = useState<{
    since: readonly ChatUnread[];
    unread: readonly ChatUnread[];
  } | null>(null);
  useEffect(() => {
    if (!isWatching) return;
    return watchLive(UNREAD_CHATS_CHANGED, {}, ({ unreadNotifications: unread }) =>
      setTold({ since: loaded, unread }),
    );
  }, [loaded, isWatching]);
  return told?.since === loaded ? told.unread : loaded;
}
