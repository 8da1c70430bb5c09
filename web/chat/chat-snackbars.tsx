import { IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { browserApi } from '#web/lib/api.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import type { ChatUnread } from './chat-calls.ts';
import { CHAT_NEWS } from './chat-calls.ts';
import { messagePreview } from './message-preview.ts';
import styles from './chat-snackbars.module.css';

type Snack = { key: string; chatId: string; href: string; name: string; text: string; image: string | null };

const MOST_SHOWN = 2;
const SHOWN_MS = 8_000;

type ChatSnackbarsProps = {
  /** What is unread now; null: not yet known. */
  unread: readonly ChatUnread[] | null;
  /** The chat that is open: what comes in it is seen there. */
  openId: string | null;
  /**
   * When the latest came that was unread as the page was loaded, null: nothing was; for who learns what is unread by the line alone. Left out, what is known
   * first is no news.
   */
  loadedUpTo?: string | null | undefined;
  hrefOf: (chat: ChatUnread) => string;
};

/** Tells of messages that come while somebody looks at something else: the last two, bottom left. */
export function ChatSnackbars(props: ChatSnackbarsProps) {
  const t = useTexts();
  const [snacks, drop] = useSnacks(props);
  return (
    <div className={styles.bar} role="status">
      {snacks.map(({ key, href, name, text, image }) => (
        <div key={key} className={styles.snack}>
          <Link to={href} className={styles.words} onClick={() => drop(key)}>
            <Avatar image={image} name={name} size={36} />
            <span>
              <strong>{name}</strong>
              <span className={styles.text}>{text}</span>
            </span>
          </Link>
          <button type="button" aria-label={t(m.chat_news_close)} onClick={() => drop(key)}>
            <IconX size={18} stroke={1.6} aria-hidden="true" />
          </button>
        </div>
      ))}
    </div>
  );
}

function useSnacks({
  unread,
  openId,
  hrefOf,
  loadedUpTo,
}: ChatSnackbarsProps): [Snack[], (key: string) => void] {
  const locale = useLocale();
  const t = useTexts();
  const [snacks, setSnacks] = useState<Snack[]>([]);
  // What was unread already is no news
  const seen = useRef<Set<string> | null>(null);
  const [openedAt] = useState(loadedUpTo);
  useEffect(() => {
    if (unread === null) return;
    const keyOf = ({ chatId, messageId }: ChatUnread) => `${chatId}:${messageId}`;
    const known = seen.current ?? new Set(unread.filter((one) => !isAfter(one, openedAt)).map(keyOf));
    seen.current = new Set([...known, ...unread.map(keyOf)]);
    // A channel says its news by its dot alone
    const news = unread.filter(
      (one) => !known.has(keyOf(one)) && one.chatId !== openId && one.chatId.includes('_'),
    );
    for (const one of news) {
      void browserApi(locale)(CHAT_NEWS, { chatId: one.chatId }, { isUnattended: true })
        .catch(() => null)
        .then((found) => {
          const chat = found?.getChat[0];
          if (!chat?.lastMessage || chat.lastMessage.isOwn) return null;
          const snack = {
            key: keyOf(one),
            chatId: one.chatId,
            href: hrefOf(one),
            name: chat.name || t(m.chat_gone),
            text: messagePreview(chat.lastMessage, t),
            image: chat.user.image,
          };
          setSnacks((was) =>
            [...was.filter(({ chatId }) => chatId !== one.chatId), snack].slice(-MOST_SHOWN),
          );
          return setTimeout(() => setSnacks((was) => was.filter(({ key }) => key !== snack.key)), SHOWN_MS);
        });
    }
  }, [unread, openId, hrefOf, openedAt, locale, t]);
  const drop = (key: string): void => setSnacks((was) => was.filter((snack) => snack.key !== key));
  // Read meanwhile, here or on another screen
  const isUnread = unread && new Set(unread.map(({ chatId }) => chatId));
  return [snacks.filter(({ chatId }) => isUnread?.has(chatId) !== false && chatId !== openId), drop];
}

/** Whether a message came after the page was loaded; undefined: nobody knows. */
const isAfter = ({ timestamp }: ChatUnread, loadedUpTo: string | null | undefined): boolean =>
  loadedUpTo !== undefined && (loadedUpTo === null || Date.parse(timestamp) > Date.parse(loadedUpTo));
