import { useState } from 'react';
import { Link } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { useBackToRow } from './back-to-row.ts';
import type { ChatListed } from './chat-calls.ts';
import { dayOf, shortWhen } from './chat-times.ts';
import { messagePreview } from './message-preview.ts';
import styles from './chat.module.css';

type ChatListProps = {
  chats: readonly ChatListed[];
  openId: string | null;
  timeZone: string;
  hrefOf: (chatId: string) => string;
  /** Lists more of them; null: there are none. */
  showMore: (() => void) | null;
};

/** Somebody's chats: unread ones first, then the latest. The open one is read. */
export function ChatList({ chats, openId, timeZone, hrefOf, showMore }: ChatListProps) {
  const t = useTexts();
  const list = useBackToRow<HTMLUListElement>(openId);
  if (chats.length === 0) return <p className={styles.none}>{t(m.chat_none)}</p>;
  return (
    <ul ref={list} className={styles.list} aria-label={t(m.chat_list)}>
      {chats.map((chat) => (
        <li key={chat.chatId}>
          <Row {...{ chat, timeZone }} href={hrefOf(chat.chatId)} isOpen={chat.chatId === openId} />
        </li>
      ))}
      {showMore && (
        <li className={styles.older}>
          <Button look="quiet" onClick={showMore}>
            {t(m.chat_more)}
          </Button>
        </li>
      )}
    </ul>
  );
}

function Row({
  chat,
  href,
  isOpen,
  timeZone,
}: {
  chat: ChatListed;
  href: string;
  isOpen: boolean;
  timeZone: string;
}) {
  const t = useTexts();
  const [now] = useState(() => new Date());
  const { name, user, lastMessage, lastAt, waitingSince } = chat;
  const isUnread = chat.unreadChats && !isOpen;
  const shown = name === '' ? t(m.chat_gone) : name;
  return (
    <Link
      to={href}
      className={styles.row}
      data-row={chat.chatId}
      aria-current={isOpen ? 'true' : undefined}
      preventScrollReset
      data-unread={isUnread || undefined}
    >
      <Avatar image={user.image} name={shown} size={44} />
      <span className={styles.rowWords}>
        <span className={styles.rowName}>
          <strong>{shown}</strong>
          <time dateTime={lastAt} title={dayOf(lastAt, timeZone)}>
            {shortWhen(lastAt, timeZone, now)}
          </time>
        </span>
        {user.email && <span className={styles.email}>{user.email}</span>}
        <span className={styles.last}>
          {lastMessage
            ? lastMessage.isOwn
              ? t(m.chat_you, { text: messagePreview(lastMessage, t) })
              : messagePreview(lastMessage, t)
            : t(m.chat_deleted)}
        </span>
      </span>
      {isUnread && (
        <span className={styles.dot}>
          <span className="visually-hidden">{t(m.chat_unread)}</span>
        </span>
      )}
      {!isUnread && waitingSince !== null && <span className={styles.waits}>{t(m.chat_waits)}</span>}
    </Link>
  );
}
