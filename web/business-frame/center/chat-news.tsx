import { useCallback } from 'react';
import { useLocation } from 'react-router';
import type { ChatUnread } from '#web/chat/chat-calls.ts';
import { ChatSnackbars } from '#web/chat/chat-snackbars.tsx';
import { useLocalPath } from '#web/lib/local-path.tsx';

/** Tells of messages at the centers where somebody works, whichever screen they are at. */
export function ChatNews({
  unread,
  loadedUpTo,
}: {
  unread: readonly ChatUnread[] | null;
  loadedUpTo: string | null | undefined;
}) {
  const localPath = useLocalPath();
  const { pathname, search } = useLocation();
  const openId = pathname.endsWith('/messages') ? new URLSearchParams(search).get('chat') : null;
  const hrefOf = useCallback(
    ({ providerId, chatId }: ChatUnread) => localPath(`/business/${providerId}/messages?chat=${chatId}`),
    [localPath],
  );
  return <ChatSnackbars {...{ unread, loadedUpTo, openId, hrefOf }} />;
}
