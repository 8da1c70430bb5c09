import { IconSpeakerphone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { useBackToRow } from './back-to-row.ts';
import type { ChatUnread } from './chat-calls.ts';
import type { LoadedChannels } from './load-channels.ts';
import { Talk } from './talk.tsx';
import { useLiveChannels } from './use-live-channels.ts';
import styles from './chat.module.css';

/** A channel is named by its id, a chat by its members. */
const isOfChannel = (chatId: string): boolean => !chatId.includes('_');

/** The two tabs of the list: going to the other one closes what is open. */
export function ChatTabs({
  chats,
  channels,
  isChannels,
  unread,
}: {
  chats: string;
  channels: string;
  isChannels: boolean;
  /** What is unread at the center. */
  unread: readonly ChatUnread[];
}) {
  const t = useTexts();
  const hasPost = unread.some(({ chatId }) => isOfChannel(chatId));
  return (
    <nav className={styles.filters} aria-label={t(m.chat_tabs)}>
      <Link to={chats} aria-current={isChannels ? undefined : 'page'} preventScrollReset>
        {t(m.chat_tab_chats)}
      </Link>
      <Link to={channels} aria-current={isChannels ? 'page' : undefined} preventScrollReset>
        {t(m.chat_tab_channels)}
        {hasPost && !isChannels && (
          <span className={styles.dot}>
            <span className="visually-hidden">{t(m.chat_unread)}</span>
          </span>
        )}
      </Link>
    </nav>
  );
}

type ChannelListProps = LoadedChannels & { providerId: number; hrefOf: (id: number) => string };

/** The channels of a center: unread ones first, then by their last post. The open one is read. */
export function ChannelList({ channels: loaded, openChannel, providerId, hrefOf }: ChannelListProps) {
  const t = useTexts();
  const channels = useLiveChannels(providerId, loaded);
  const list = useBackToRow<HTMLUListElement>(openChannel ? String(openChannel.channel.id) : null);
  if (channels.length === 0) return <p className={styles.none}>{t(m.chat_channels_none)}</p>;
  return (
    <ul ref={list} className={styles.list} aria-label={t(m.chat_tab_channels)}>
      {channels.map(({ id, name, creator, unreadChats }) => {
        const isOpen = openChannel?.channel.id === id;
        return (
          <li key={id}>
            <Link
              to={hrefOf(id)}
              className={`${styles.row} ${styles.channel}`}
              data-row={id}
              aria-current={isOpen ? 'true' : undefined}
              preventScrollReset
            >
              <IconSpeakerphone size={22} stroke={1.6} aria-hidden="true" />
              <span className={styles.rowWords}>
                <strong>{name}</strong>
                <span className={styles.email}>
                  {t(m.chat_channel_by, { name: creator || t(m.chat_gone) })}
                </span>
              </span>
              {unreadChats && !isOpen && (
                <span className={styles.dot}>
                  <span className="visually-hidden">{t(m.chat_unread)}</span>
                </span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** What is posted in a channel; the place to write only for who posts. */
export function ChannelTalk({
  openChannel,
  timeZone,
  backHref,
  acts,
}: Pick<LoadedChannels, 'openChannel'> & { timeZone: string; backHref: string; acts?: ReactNode }) {
  const t = useTexts();
  if (openChannel === null)
    return <p className={`${styles.empty} ${styles.beside}`}>{t(m.chat_channel_choose)}</p>;
  const { channel, page } = openChannel;
  return (
    <Talk
      key={`channel-${channel.id}`}
      chat={{
        chatId: String(channel.id),
        name: channel.name,
        isBlocked: false,
        canWrite: channel.canPost,
        canSendFiles: false,
        user: { image: null, email: null },
      }}
      {...{ page, timeZone, backHref, acts }}
      roleText={t(m.chat_channel_role)}
      isDesk={false}
      isChannel
    />
  );
}
