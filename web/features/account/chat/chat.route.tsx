import { useCallback } from 'react';
import { data, Form, redirect, useNavigation } from 'react-router';
import { localeInPath, pathInLocale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { actInChat, placeOf } from '#web/chat/chat-action.ts';
import type { ChatOpen, ChatUnread, MessagePage } from '#web/chat/chat-calls.ts';
import { CHAT_CENTERS, CHATS, MESSAGES, OPEN_CHAT, UNREAD_CHATS } from '#web/chat/chat-calls.ts';
import { ChannelList, ChannelTalk, ChatTabs } from '#web/chat/channels.tsx';
import { ChatList } from '#web/chat/chat-list.tsx';
import { ChatSnackbars } from '#web/chat/chat-snackbars.tsx';
import type { LoadedChannels } from '#web/chat/load-channels.ts';
import { loadChannels } from '#web/chat/load-channels.ts';
import { FirstText } from '#web/chat/first-text.tsx';
import { Talk, TalkHead } from '#web/chat/talk.tsx';
import { useLiveChats } from '#web/chat/use-live-chats.ts';
import { useUnreadChats } from '#web/chat/use-unread-chats.ts';
import styles from '#web/chat/chat.module.css';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { idOrNone } from '#web/lib/list-address.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { RequireSignIn } from '#web/sign-in/require-sign-in.tsx';
import { CURRENT_USER } from '#web/sign-in/sign-in-calls.ts';
import { whenSignedIn } from '#web/sign-in/when-signed-in.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/chat.route.ts';
import { CenterChoice } from './center-choice.tsx';
import own from './chat-page.module.css';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.chat_title), isPrivate: true }));

/** The chat with one's center that is not there yet. */
const NEW = 'new' as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = requestOf(context);
  const asked = idOrNone.read(url.searchParams.get('provider') ?? '');
  const loaded = await whenSignedIn(async () => {
    const [{ getAllProvidersWithPlans: own }, named, { getUnreadNotifications: unread }] = await Promise.all([
      api(CHAT_CENTERS, {}),
      asked === null ? null : api(CHAT_CENTERS, { providerId: asked }),
      api(UNREAD_CHATS, {}),
    ]);
    const [stranger] = named?.getAllProvidersWithPlans ?? [];
    const centers = stranger && !own.some(({ id }) => id === stranger.id) ? [stranger, ...own] : own;
    const center = asked === null ? centers[0] : centers.find(({ id }) => id === asked);
    if (asked !== null && !center) return null;
    if (!center) return { centers, unread, center: null, chats: [], open: null, inChannels: null };
    const { getChats: chats } = await api(CHATS, { providerId: center.id });
    const inChannels = await channelsOf(url, api, center.id);
    const open = inChannels ? null : await opened(api, url.searchParams.get('chat'), chats);
    return { centers, unread, center, chats, open, inChannels };
  });
  if (loaded === null && asked !== null && (await api(CURRENT_USER)).getCurrentUser)
    throw data(null, { status: 404 });
  return loaded;
}

/** A center whose customer one is not has no channels for them. */
async function channelsOf(
  url: URL,
  api: RequestContext['api'],
  providerId: number,
): Promise<LoadedChannels | null> {
  try {
    return await loadChannels(url, api, providerId);
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.hasCode('notFound'))
      return { channels: [], openChannel: null };
    throw failure;
  }
}

async function opened(
  api: RequestContext['api'],
  asked: string | null,
  chats: readonly { chatId: string }[],
): Promise<typeof NEW | { chat: ChatOpen; page: MessagePage } | null> {
  if (asked === null) return null;
  // A customer has one chat with a center: who begins it again goes on with it
  const chatId = asked === NEW ? chats[0]?.chatId : asked;
  if (chatId === undefined) return NEW;
  try {
    const [{ getChat }, { getMessages }] = await Promise.all([
      api(OPEN_CHAT, { chatId }),
      api(MESSAGES, { chatId }),
    ]);
    const [chat] = getChat;
    return chat ? { chat, page: getMessages } : null;
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.hasCode('notFound')) throw data(null, { status: 404 });
    throw failure;
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { api } = requestOf(context);
  const providerId = idOrNone.read(url.searchParams.get('provider') ?? '');
  const { getCurrentUser: user } = await api(CURRENT_USER);
  const here = pathInLocale('/chat', localeInPath(url.pathname));
  if (providerId === null) throw redirect(here);
  return actInChat(await request.formData(), requestOf(context), {
    members: [0, user?.id ?? 0],
    providerId,
    chatHref: (chatId) =>
      `${here}?${new URLSearchParams({ provider: String(providerId), ...placeOf(chatId) })}`,
  });
}

/** The chats of a customer with the centers they go to. */
export default function ChatRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className={own.page}>
      <RequireSignIn>{loaderData && <ChatScreen {...loaderData} answer={actionData} />}</RequireSignIn>
    </div>
  );
}

type Loaded = Exclude<Awaited<ReturnType<typeof loader>>, null>;
type ScreenProps = Loaded & {
  answer: Route.ComponentProps['actionData'];
};

function ChatScreen({
  centers,
  center,
  chats: loaded,
  open,
  inChannels,
  unread: loadedUnread,
  answer,
}: ScreenProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const { chats, showMore } = useLiveChats(center?.id ?? null, loaded);
  const unread = useUnreadChats(loadedUnread);
  const newsHref = useCallback(
    ({ providerId, chatId }: ChatUnread) => localPath(`/chat?provider=${providerId}&chat=${chatId}`),
    [localPath],
  );
  const isOpening = useNavigation().state === 'loading';
  if (center === null)
    return (
      <EmptyState headingLevel={2} title={t(m.chat_no_center_title)} text={t(m.chat_no_center)}>
        <ButtonLink to={localPath('/book/')}>{t(m.chat_find_one)}</ButtonLink>
      </EmptyState>
    );
  const here = (query: Record<string, string>): string => localPath(`/chat?${new URLSearchParams(query)}`);
  const provider = String(center.id);
  const backHref = here({ provider });
  const channelsHref = here({ provider, tab: 'channel' });
  return (
    <div
      className={styles.screen}
      data-open={open !== null || inChannels?.openChannel || undefined}
      aria-busy={isOpening || undefined}
    >
      <div className={styles.pane}>
        <div className={styles.paneHead}>
          <div className={styles.headLine}>
            <h1>{t(m.chat_title)}</h1>
            {chats.length === 0 && center.canBegin && (
              <ButtonLink to={here({ provider, chat: NEW })} look="secondary" preventScrollReset>
                {t(m.chat_new)}
              </ButtonLink>
            )}
          </div>
          <CenterChoice
            centers={centers}
            chosen={center}
            unread={new Set(unread.map(({ providerId }) => providerId))}
            hrefOf={(id) => here({ provider: String(id) })}
          />
          <ChatTabs
            chats={backHref}
            channels={channelsHref}
            isChannels={inChannels !== null}
            unread={unread.filter(({ providerId }) => providerId === center.id)}
          />
        </div>
        {inChannels ? (
          <ChannelList
            {...inChannels}
            providerId={center.id}
            hrefOf={(id) => here({ provider, tab: 'channel', channel: String(id) })}
          />
        ) : (
          <ChatList
            chats={chats}
            openId={open === null || open === NEW ? null : open.chat.chatId}
            timeZone={center.timezone}
            hrefOf={(chat) => here({ provider, chat })}
            showMore={showMore}
          />
        )}
      </div>
      {inChannels && (
        <ChannelTalk
          openChannel={inChannels.openChannel}
          timeZone={center.timezone}
          backHref={channelsHref}
        />
      )}
      {open === null && !inChannels && (
        <p className={`${styles.empty} ${styles.beside}`}>{t(m.chat_choose)}</p>
      )}
      {open === NEW && !center.canBegin && (
        <section className={styles.talk} aria-label={t(m.chat_with, { name: center.name })}>
          <TalkHead
            chat={{ name: center.name, user: { image: null, email: null } }}
            {...{ backHref }}
            roleText={t(m.chat_role_center_hint)}
          />
          <p className={styles.empty}>{t(m.chat_not_open, { name: center.name })}</p>
        </section>
      )}
      {open === NEW && center.canBegin && (
        <FirstText name={center.name} roleText={t(m.chat_role_center_hint)} {...{ backHref, answer }} />
      )}
      {open !== null && open !== NEW && (
        <Talk
          key={open.chat.chatId}
          {...open}
          timeZone={center.timezone}
          roleText={t(m.chat_role_center_hint)}
          isDesk={false}
          backHref={backHref}
          acts={<BlockForm chatId={open.chat.chatId} isBlocked={open.chat.isBlocked} />}
        />
      )}
      <ChatSnackbars
        unread={unread}
        openId={open === null || open === NEW ? null : open.chat.chatId}
        hrefOf={newsHref}
      />
    </div>
  );
}

function BlockForm({ chatId, isBlocked }: { chatId: string; isBlocked: boolean }) {
  const t = useTexts();
  return (
    <Form method="post" preventScrollReset>
      <AttemptKey />
      <input type="hidden" name="chatId" value={chatId} />
      <Button type="submit" name="intent" value={isBlocked ? 'unblock' : 'block'} look="quiet">
        {t(isBlocked ? m.chat_unblock : m.chat_block)}
      </Button>
    </Form>
  );
}
