import { useState } from 'react';
import { Form, Link, useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { localeInPath, pathInLocale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath, useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import { ScreenFault } from '#web/business-frame/center/screen-fault.tsx';
import { actInChat, placeOf } from '#web/chat/chat-action.ts';
import type { ChatOpen, ChatPartner } from '#web/chat/chat-calls.ts';
import { CHAT_CENTERS, CHAT_PARTNERS, CHATS, MESSAGES, OPEN_CHAT } from '#web/chat/chat-calls.ts';
import { ChannelList, ChannelTalk, ChatTabs } from '#web/chat/channels.tsx';
import { ChatList } from '#web/chat/chat-list.tsx';
import { loadChannels } from '#web/chat/load-channels.ts';
import { FirstText } from '#web/chat/first-text.tsx';
import { useLiveChats } from '#web/chat/use-live-chats.ts';
import { useLiveUnreadChats } from '#web/chat/use-unread-chats.ts';
import styles from '#web/chat/chat.module.css';
import { Talk, TalkHead } from '#web/chat/talk.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { textOf } from '#web/lib/form-text.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { idOrNone } from '#web/lib/list-address.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { CURRENT_USER } from '#web/sign-in/sign-in-calls.ts';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/messages.route.ts';
import { ChannelActs, NewChannel } from './channel-forms.tsx';
import { actOnChannel } from './act-on-channel.ts';
import { NewChat } from './new-chat.tsx';
import own from './messages.module.css';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.chat_title), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  const { api } = requestOf(context);
  const onlyWaiting = url.searchParams.get('filter') === 'waiting';
  const customerId = idOrNone.read(url.searchParams.get('customer') ?? '');
  return whenAllowed(url, async () => {
    const [{ getChats: chats }, { getAllProvidersWithPlans: centers }] = await Promise.all([
      api(CHATS, { providerId, onlyWaiting }),
      api(CHAT_CENTERS, { providerId }),
    ]);
    const timeZone = centers[0]?.timezone ?? 'Europe/Rome';
    const inChannels = await loadChannels(url, api, providerId);
    if (inChannels) return { chats, timeZone, inChannels, open: null, first: null };
    const partner = customerId === null ? null : await partnerOf(api, providerId, customerId);
    // The customer's chat, where there is one
    const chatId = partner?.chatId ?? url.searchParams.get('chat');
    if (chatId === null)
      return { chats, timeZone, inChannels, open: null, first: partner && { partner: partner.partner } };
    const [{ getChat }, { getMessages: page }] = await Promise.all([
      api(OPEN_CHAT, { chatId }),
      api(MESSAGES, { chatId }),
    ]);
    const [chat] = getChat;
    // Of another center where the person works too: its chats are shown there
    return {
      chats,
      timeZone,
      inChannels,
      first: null,
      open: chat && chat.providerId === providerId ? { chat, page } : null,
    };
  });
}

/** Whom a customer's card leads to, and the chat with them if there is one; nobody for a customer without a log-in. */
async function partnerOf(
  api: RequestContext['api'],
  providerId: number,
  customerId: number,
): Promise<{ partner: ChatPartner | null; chatId: string | null }> {
  const { getChatPartners } = await api(CHAT_PARTNERS, { providerId, customerId });
  const [partner] = getChatPartners;
  if (!partner) return { partner: null, chatId: null };
  const chatId = `0_${partner.id}_${providerId}`;
  try {
    await api(OPEN_CHAT, { chatId });
    return { partner, chatId };
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.hasCode('notFound')) return { partner, chatId: null };
    throw failure;
  }
}

export function action({ context, request, url, params }: Route.ActionArgs) {
  const providerId = providerIdIn(params);
  return whenAllowed(url, async () => {
    const form = await request.formData();
    if (textOf(form, 'intent').endsWith('Channel'))
      return actOnChannel(form, requestOf(context), providerId, localeInPath(url.pathname));
    const member = Number(textOf(form, 'member')) || 0;
    const isCustomer = textOf(form, 'role') === 'customer';
    const user = isCustomer ? null : (await requestOf(context).api(CURRENT_USER)).getCurrentUser;
    const here = pathInLocale(`/business/${providerId}/messages`, localeInPath(url.pathname));
    return actInChat(form, requestOf(context), {
      members: [member, user?.id ?? 0],
      providerId,
      chatHref: (chatId) => `${here}?${new URLSearchParams(placeOf(chatId))}`,
    });
  });
}

/** The desk's one inbox, and the chats of colleagues. */
export default function MessagesRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts();
  const { providerId } = useOwnCenter();
  const here = useCenterPath()('messages');
  const [search] = useSearchParams();
  // Where the dialog was opened: it closes once a chat is chosen
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const navigate = useNavigate();
  const isFinding = openedAt === key || search.has('new');
  const isOpening = useNavigation().state === 'loading';
  const { open, first, inChannels, timeZone } = loaderData;
  const channelsHref = `${here}?tab=channel`;
  const onlyWaiting = search.get('filter') === 'waiting';
  const { chats, showMore } = useLiveChats(providerId, loaderData.chats, { onlyWaiting });
  const unread = useLiveUnreadChats(providerId) ?? [];
  const waiting = chats.filter(({ waitingSince }) => waitingSince !== null);
  const shown = onlyWaiting ? waiting : chats;
  const hrefOf = (query: { chat?: string; filter?: string }): string => {
    const said = new URLSearchParams({ ...(onlyWaiting && { filter: 'waiting' }), ...query }).toString();
    return said === '' ? here : `${here}?${said}`;
  };
  return (
    <div className={own.page}>
      <div
        className={styles.screen}
        data-open={open !== null || first !== null || inChannels?.openChannel || undefined}
        aria-busy={isOpening || undefined}
      >
        <div className={styles.pane}>
          <div className={styles.paneHead}>
            <div className={styles.headLine}>
              <h1>{t(m.chat_title)}</h1>
              {!inChannels && (
                <Button look="secondary" onClick={() => setOpenedAt(key)}>
                  {t(m.chat_new)}
                </Button>
              )}
            </div>
            <ChatTabs
              chats={here}
              channels={channelsHref}
              isChannels={inChannels !== null}
              unread={unread.filter((one) => one.providerId === providerId)}
            />
            {!inChannels && (
              <nav className={styles.filters} aria-label={t(m.chat_filter)}>
                <Link to={here} aria-current={onlyWaiting ? undefined : 'page'}>
                  {t(m.chat_all)}
                </Link>
                <Link to={`${here}?filter=waiting`} aria-current={onlyWaiting ? 'page' : undefined}>
                  {t(m.chat_waiting)}
                  {/* Of more chats than these it would be too few */}
                  {showMore === null && ` (${waiting.length})`}
                </Link>
              </nav>
            )}
            {inChannels && <NewChannel answer={actionData} />}
          </div>
          {inChannels ? (
            <ChannelList
              {...inChannels}
              providerId={providerId}
              hrefOf={(id) => `${channelsHref}&channel=${id}`}
            />
          ) : onlyWaiting && shown.length === 0 ? (
            <p className={styles.none}>{t(m.chat_nobody_waits)}</p>
          ) : (
            <ChatList
              chats={shown}
              openId={open?.chat.chatId ?? null}
              timeZone={timeZone}
              hrefOf={(chat) => hrefOf({ chat })}
              showMore={showMore}
            />
          )}
        </div>
        {first !== null && <First partner={first.partner} backHref={here} answer={actionData} />}
        {inChannels ? (
          <ChannelTalk
            openChannel={inChannels.openChannel}
            timeZone={timeZone}
            backHref={channelsHref}
            acts={
              inChannels.openChannel?.channel.canPost && (
                <ChannelActs channel={inChannels.openChannel.channel} answer={actionData} />
              )
            }
          />
        ) : first !== null ? null : open === null ? (
          <p className={`${styles.empty} ${styles.beside}`}>{t(m.chat_choose)}</p>
        ) : (
          <Talk
            key={open.chat.chatId}
            {...open}
            timeZone={timeZone}
            roleText={t(open.chat.role === 'customer' ? m.chat_role_customer : m.chat_role_colleague_hint)}
            isDesk={open.chat.role === 'customer'}
            backHref={hrefOf({})}
            acts={
              open.chat.role === 'customer' && (
                <Acts
                  chat={open.chat}
                  waits={chats.some(
                    ({ chatId, waitingSince }) => chatId === open.chat.chatId && waitingSince !== null,
                  )}
                />
              )
            }
          />
        )}
      </div>
      {isFinding && (
        <NewChat
          providerId={providerId}
          here={here}
          answer={actionData ?? null}
          onClose={() => {
            setOpenedAt(null);
            if (search.has('new')) void navigate(here);
          }}
        />
      )}
    </div>
  );
}

/** The first text to a customer, or why there can be none. */
function First({
  partner,
  backHref,
  answer,
}: {
  partner: ChatPartner | null;
  backHref: string;
  answer: Route.ComponentProps['actionData'];
}) {
  const t = useTexts();
  const name = partner ? partner.name || partner.email : t(m.chat_role_customer);
  const roleText = t(m.chat_role_customer);
  if (partner)
    return (
      <FirstText {...{ name, roleText, backHref, answer }}>
        <input type="hidden" name="member" value={partner.id} />
        <input type="hidden" name="role" value="customer" />
      </FirstText>
    );
  return (
    <section className={styles.talk} aria-label={t(m.chat_with, { name })}>
      <TalkHead chat={{ name, user: { image: null, email: null } }} {...{ roleText, backHref }} />
      <p className={styles.empty}>{t(m.chat_no_log_in)}</p>
    </section>
  );
}

function Acts({ chat, waits }: { chat: ChatOpen; waits: boolean }) {
  const t = useTexts();
  return (
    <Form method="post" preventScrollReset className={own.acts}>
      <AttemptKey />
      <input type="hidden" name="chatId" value={chat.chatId} />
      {waits && (
        <Button type="submit" name="intent" value="noAnswer" look="secondary">
          {t(m.chat_no_answer)}
        </Button>
      )}
      <Button type="submit" name="intent" value={chat.isBlocked ? 'unblock' : 'block'} look="quiet">
        {t(chat.isBlocked ? m.chat_unblock : m.chat_block)}
      </Button>
    </Form>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  return <ScreenFault error={error} back={{ path: 'messages', label: t(m.chat_title) }} />;
}
