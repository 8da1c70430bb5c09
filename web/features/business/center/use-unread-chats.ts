import { useEffect, useState } from 'react';
import type { OwnCenter } from '#web/business-frame/center/center-calls.ts';
import { UNREAD_CHATS_CHANGED } from '#web/chat/chat-calls.ts';
import type { UnreadChatsData } from '#web/generated/operations.ts';
import { watchLive } from '#web/lib/live/watch.ts';

/** In how many chats of a center something is unread. */
export const countAt = ({ getUnreadNotifications }: UnreadChatsData, providerId: number): number =>
  getUnreadNotifications.filter((chat) => chat.providerId === providerId).length;

/** As the frame was loaded with, and then as it is told. */
export function useUnreadChats(center: OwnCenter, loaded: number): number {
  const { providerId, viewerCan } = center;
  const maySee = viewerCan.includes('seeMessages');
  const [told, setTold] = useState<{ since: OwnCenter; count: number } | null>(null);
  useEffect(() => {
    if (!maySee) return;
    return watchLive(UNREAD_CHATS_CHANGED, {}, ({ unreadNotifications }) =>
      setTold({
        since: center,
        count: countAt({ getUnreadNotifications: unreadNotifications }, providerId),
      }),
    );
  }, [center, maySee, providerId]);
  return told?.since === center ? told.count : loaded;
}
