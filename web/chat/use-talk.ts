import { useEffect, useEffectEvent, useReducer, useState, useRef } from 'react';
import type { Api } from '#web/lib/api.ts';
import { browserApi } from '#web/lib/api.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { watchLive } from '#web/lib/live/watch.ts';
import { useLocale } from '#web/lib/texts.tsx';
import { DELETE_MESSAGE, MARK_CHAT_READ, MESSAGES, MESSAGES_CHANGED, SEND_MESSAGE } from './chat-calls.ts';
import type { MessagePage } from './chat-calls.ts';
import { useSentFiles } from './use-sent-files.ts';
import { keepPending, keptPending } from './kept-texts.ts';
import type { PendingText, Talk, TalkEvent } from './talk-state.ts';
import { messagesOf, nextTalk, talkOf } from './talk-state.ts';

/** So often what was not sent is sent again, and what may have been missed is asked for. */
const AGAIN_MS = 5_000;

/** What a talk shows, and what can be done in it. */
export type OpenTalk = {
  talk: Talk;
  /** Why the last text was not taken, in words; null: it was. */
  refused: { text: string; why: string } | null;
  send: (content: string) => void;
  sendFile: (file: File, isVoiceNote?: boolean) => void;
  remove: (id: number) => void;
  showOlder: () => void;
};

/**
 * Keeps a talk as the server has it: by the line while there is one, and by asking anew after it broke. What was typed stays until it is stored, over
 * a lost line and over a reload. An error shows nothing; a text that is refused comes back.
 */
export function useTalk(chatId: string, page: MessagePage, isDesk: boolean): OpenTalk {
  const locale = useLocale();
  const [talk, tell] = useReducer(nextTalk, page, (first) => talkOf(first));
  const [refused, setRefused] = useState<OpenTalk['refused']>(null);
  const api = browserApi(locale);

  const onTheirWay = useRef(new Set<string>());
  const post = async ({ tempId, content }: PendingText): Promise<void> => {
    if (onTheirWay.current.has(tempId)) return;
    onTheirWay.current.add(tempId);
    try {
      const seen = isDesk ? talk.lastNumber : null;
      const { sendMessage } = await api(SEND_MESSAGE, { chatId, content, tempId, seen });
      tell({ kind: 'sent', message: sendMessage });
    } catch (failure) {
      // Without a line it waits, and goes again
      if (!(failure instanceof ApiFailure) || failure.errors.every(({ code }) => !code)) return;
      tell({ kind: 'refused', tempId });
      setRefused({ text: content, why: failure.errors[0]?.message ?? '' });
    } finally {
      onTheirWay.current.delete(tempId);
    }
  };
  const files = useSentFiles(chatId, tell);
  const catchUp = async (): Promise<void> => {
    const after = talk.lastNumber;
    const found = await api(MESSAGES, { chatId, after }, { isUnattended: true }).catch(() => null);
    if (found?.getMessages.isWhole) return tell({ kind: 'changes', page: found.getMessages, after });
    const all = found && (await api(MESSAGES, { chatId }, { isUnattended: true }).catch(() => null));
    if (all) tell({ kind: 'reload', page: all.getMessages });
  };
  const again = useEffectEvent(() => {
    for (const text of talk.pending) void (text.preview === undefined ? post(text) : files.post(text.tempId));
    if (talk.hasGap) void catchUp();
  });
  const takeUp = useEffectEvent(() => {
    for (const text of keptPending(chatId)) {
      if (talk.pending.some(({ tempId }) => tempId === text.tempId)) continue;
      tell({ kind: 'sending', text });
      void post(text);
    }
  });
  useEffect(() => {
    const first = setTimeout(() => takeUp());
    const unwatch = watchLive(MESSAGES_CHANGED, { chatId }, ({ chatMessages }) =>
      tell({ kind: 'changes', page: chatMessages, after: null }),
    );
    const clock = setInterval(() => again(), AGAIN_MS);
    const now = (): void => again();
    window.addEventListener('online', now);
    return () => {
      unwatch();
      clearTimeout(first);
      clearInterval(clock);
      window.removeEventListener('online', now);
    };
  }, [chatId]);
  const closeGap = useEffectEvent(() => void catchUp());
  useEffect(() => {
    if (talk.hasGap) closeGap();
  }, [talk.hasGap]);
  useEffect(() => keepPending(chatId, talk.pending), [chatId, talk.pending]);
  useMarkedRead(chatId, talk);

  return {
    talk,
    refused,
    send(content) {
      const text = { tempId: `temp-${crypto.randomUUID()}`, content, at: new Date().toISOString() };
      setRefused(null);
      tell({ kind: 'sending', text });
      void post(text);
    },
    sendFile: files.send,
    ...acts(api, chatId, talk, tell),
  };
}

/** What else is done in a talk; an error shows nothing. */
const acts = (
  api: Api,
  chatId: string,
  talk: Talk,
  tell: (event: TalkEvent) => void,
): Pick<OpenTalk, 'remove' | 'showOlder'> => ({
  remove(id) {
    void api(DELETE_MESSAGE, { chatId, messageId: id }).then(
      () => tell({ kind: 'deleted', id }),
      () => undefined,
    );
  },
  showOlder() {
    const before = messagesOf(talk)[0]?.id;
    if (before === undefined) return;
    void api(MESSAGES, { chatId, before }).then(
      ({ getMessages }) => tell({ kind: 'older', page: getMessages }),
      () => undefined,
    );
  },
});

/** What is shown to somebody who looks is read. */
function useMarkedRead(chatId: string, talk: Talk): void {
  const locale = useLocale();
  const last = messagesOf(talk).findLast(({ isOwn }) => !isOwn)?.id ?? 0;
  useEffect(() => {
    if (last === 0) return;
    const mark = (): void => {
      if (document.visibilityState === 'hidden') return;
      browserApi(locale)(MARK_CHAT_READ, { chatId, messageId: last }, { isUnattended: true }).catch(
        () => undefined,
      );
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [chatId, last, locale]);
}
