import { useEffect, useState } from 'react';
import { CHATS_ON_PAGE } from '#contracts/chats.ts';
import { browserApi } from '#web/lib/api.ts';
import { watchLive } from '#web/lib/live/watch.ts';
import { useLocale } from '#web/lib/texts.tsx';
import type { ChatListed } from './chat-calls.ts';
import { CHATS, CHATS_CHANGED } from './chat-calls.ts';
import { mergedChats } from './merged-chats.ts';

type Chats = readonly ChatListed[];

/** The chats as they were loaded, with those that were listed after them, and then as the center tells of them. */
export function useLiveChats(
  providerId: number | null,
  loaded: Chats,
  { onlyWaiting = false } = {},
): { chats: Chats; showMore: (() => void) | null } {
  const locale = useLocale();
  const [known, setKnown] = useState({
    since: loaded,
    chats: loaded,
    isWhole: loaded.length < CHATS_ON_PAGE,
  });
  const now =
    known.since === loaded ? known : { since: loaded, chats: loaded, isWhole: loaded.length < CHATS_ON_PAGE };
  useEffect(() => {
    if (providerId === null) return;
    const add = (chats: Chats, isWhole?: boolean): void =>
      setKnown((was) => {
        const before = was.since === loaded ? was : { chats: loaded, isWhole: loaded.length < CHATS_ON_PAGE };
        return {
          since: loaded,
          chats: mergedChats(before.chats, chats),
          isWhole: isWhole ?? before.isWhole,
        };
      });
    return watchLive(CHATS_CHANGED, { providerId }, ({ chats }) => add(chats));
  }, [providerId, loaded]);
  const last = now.chats.at(-1)?.chatId;
  const showMore = (): void => {
    if (providerId === null || last === undefined) return;
    void browserApi(locale)(CHATS, { providerId, onlyWaiting, after: last }).then(
      ({ getChats }) =>
        setKnown((was) => ({
          since: loaded,
          chats: mergedChats(was.since === loaded ? was.chats : loaded, getChats, { areMore: true }),
          isWhole: getChats.length < CHATS_ON_PAGE,
        })),
      () => undefined,
    );
  };
  return { chats: now.chats, showMore: now.isWhole ? null : showMore };
}
