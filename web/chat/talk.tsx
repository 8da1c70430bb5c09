import { IconArrowLeft, IconDotsVertical, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { DisclosureMenu } from '#web/ui/disclosure-menu.tsx';
import type { ChatMessage, ChatOpen, MessagePage } from './chat-calls.ts';
import { dayOf, longDayOf, timeOf } from './chat-times.ts';
import { Composer } from './composer.tsx';
import { IS_BACK } from './back-to-row.ts';
import { messagePreview } from './message-preview.ts';
import { LinkedText } from './linked-text.tsx';
import { FileOnItsWay, SentFile } from './sent-file.tsx';
import { messagesOf } from './talk-state.ts';
import type { PendingText } from './talk-state.ts';
import { useTalk } from './use-talk.ts';
import styles from './chat.module.css';

type TalkProps = {
  chat: Pick<ChatOpen, 'chatId' | 'name' | 'user' | 'isBlocked' | 'canWrite' | 'canSendFiles'>;
  page: MessagePage;
  timeZone: string;
  /** Where the list of chats stands. */
  backHref: string;
  roleText: string;
  /** The desk is told when a colleague has answered meanwhile. */
  isDesk: boolean;
  /** Who only reads it is told nothing about writing. */
  isChannel?: boolean;
  /** What can be done with the chat, beside writing. */
  acts?: ReactNode;
};

/** One talk: who it is with, what was said, and the place to write. */
export function Talk({
  chat,
  page,
  timeZone,
  backHref,
  roleText,
  isDesk,
  isChannel = false,
  acts,
}: TalkProps) {
  const t = useTexts();
  const { talk, refused, send, sendFile, remove, showOlder } = useTalk(chat.chatId, page, isDesk);
  const messages = messagesOf(talk);
  return (
    <section className={styles.talk} aria-label={t(m.chat_with, { name: chat.name })}>
      <TalkHead {...{ chat, backHref, roleText, acts }} />
      <Log
        none={t(isChannel && !chat.canWrite ? m.chat_channel_empty : m.chat_start)}
        {...{ chatId: chat.chatId, messages, pending: talk.pending, timeZone, remove }}
        older={
          !talk.isWhole && (
            <Button look="quiet" onClick={showOlder}>
              {t(m.chat_older)}
            </Button>
          )
        }
      />
      <News messages={messages} />
      {chat.canWrite ? (
        <Composer
          chatId={chat.chatId}
          onSend={send}
          onFile={chat.canSendFiles ? sendFile : null}
          refused={refused}
        />
      ) : (
        !isChannel && (
          <p className={styles.closed}>{t(chat.isBlocked ? m.chat_blocked_by_you : m.chat_closed)}</p>
        )
      )}
    </section>
  );
}

/** Who a talk is with; on phones also the way back. */
export function TalkHead({
  chat,
  backHref,
  roleText,
  acts,
}: Pick<TalkProps, 'backHref' | 'roleText' | 'acts'> & { chat: Pick<ChatOpen, 'name' | 'user'> }) {
  const t = useTexts();
  const name = chat.name === '' ? t(m.chat_gone) : chat.name;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // On phones the talk is the whole screen, and begins with whom it is with
    if (window.matchMedia('(width < 768px)').matches) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header className={styles.talkHead}>
      <Link
        to={backHref}
        state={IS_BACK}
        className={styles.back}
        aria-label={t(m.chat_back)}
        preventScrollReset
      >
        <IconArrowLeft size={22} stroke={1.6} aria-hidden="true" />
      </Link>
      <Avatar image={chat.user.image} name={name} size={40} />
      <div className={styles.talkName}>
        <h2 ref={heading} tabIndex={-1}>
          {name}
        </h2>
        <p>{roleText}</p>
      </div>
      {acts && <div className={styles.talkActs}>{acts}</div>}
    </header>
  );
}

type LogProps = {
  /** What is said where nothing was written yet. */
  none: string;
  chatId: string;
  messages: readonly ChatMessage[];
  pending: readonly PendingText[];
  timeZone: string;
  remove: (id: number) => void;
  older: ReactNode;
};

function Log({ none, chatId, messages, pending, timeZone, remove, older }: LogProps) {
  const t = useTexts();
  const locale = useLocale();
  const log = useRef<HTMLDivElement>(null);
  const last = pending.at(-1)?.tempId ?? messages.at(-1)?.id;
  useEffect(() => {
    if (last !== undefined) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [last]);
  if (messages.length + pending.length === 0) return <p className={styles.empty}>{none}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
    <div ref={log} className={styles.log} role="log" aria-live="off" tabIndex={0} aria-label={t(m.chat_log)}>
      {older && <div className={styles.older}>{older}</div>}
      <ol>
        {messages.map((message, index) => {
          const day = dayOf(message.createdAt, timeZone);
          const before = messages[index - 1];
          return (
            <li key={message.id} className={styles.entry}>
              {(!before || dayOf(before.createdAt, timeZone) !== day) && (
                <p className={styles.day}>{longDayOf(message.createdAt, timeZone, locale)}</p>
              )}
              <Said {...{ chatId, message, timeZone, remove }} />
            </li>
          );
        })}
        {pending.map(({ tempId, content, preview }) => (
          <li key={tempId} className={styles.entry}>
            <div className={styles.said} data-own>
              {preview === undefined ? (
                <p className={styles.words}>
                  <LinkedText text={content} />
                </p>
              ) : (
                <FileOnItsWay name={content} preview={preview} />
              )}
              <p className={styles.who}>{t(m.chat_sending)}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Said({
  chatId,
  message,
  timeZone,
  remove,
}: Pick<LogProps, 'chatId' | 'timeZone' | 'remove'> & { message: ChatMessage }) {
  const t = useTexts();
  const { id, isOwn, content, file, senderName, createdAt } = message;
  return (
    <div className={styles.said} data-own={isOwn || undefined}>
      {file ? (
        <SentFile {...{ chatId, message, file }} />
      ) : (
        <p className={styles.words}>
          <LinkedText text={content} />
        </p>
      )}
      <div className={styles.who}>
        <span>
          {senderName === '' ? t(m.chat_gone) : senderName} ·{' '}
          <time dateTime={createdAt}>{timeOf(createdAt, timeZone)}</time>
        </span>
        {isOwn && (
          <DisclosureMenu
            label={t(m.chat_message_acts, { time: timeOf(createdAt, timeZone) })}
            button={<IconDotsVertical size={16} stroke={1.8} aria-hidden="true" />}
            className={styles.messageMenu}
          >
            <ul>
              <li>
                <button type="button" className={styles.menuAct} onClick={() => remove(id)}>
                  <IconTrash size={18} stroke={1.6} aria-hidden="true" />
                  {t(m.chat_delete)}
                </button>
              </li>
            </ul>
          </DisclosureMenu>
        )}
      </div>
    </div>
  );
}

/** Says what others have written since the talk was opened: one message as it is, several as their number. */
function News({ messages }: { messages: readonly ChatMessage[] }) {
  const t = useTexts();
  const [opened] = useState(() => messages.at(-1)?.id ?? 0);
  const news = messages.filter(({ id, isOwn }) => id > opened && !isOwn);
  const [one] = news;
  return (
    <p role="status" className="visually-hidden">
      {news.length === 1 && one
        ? t(m.chat_news_one, {
            name: one.senderName,
            text: messagePreview({ ...one, content: one.file?.name ?? one.content }, t),
          })
        : news.length > 1 && t(m.chat_news, { count: news.length })}
    </p>
  );
}
