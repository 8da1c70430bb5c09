import { useState } from 'react';
import { Form, Link, useNavigation, useSearchParams } from 'react-router';
import { localeInPath, pathInLocale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath, useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import { ScreenFault } from '#web/business-frame/center/screen-fault.tsx';
import { actInChat } from '#web/chat/chat-action.ts';
import type { ChatOpen } from '#web/chat/chat-calls.ts';
import { CHAT_CENTERS, CHATS, MESSAGES, OPEN_CHAT } from '#web/chat/chat-calls.ts';
import { ChatList, useLiveChats } from '#web/chat/chat-list.tsx';
import styles from '#web/chat/chat.module.css';
import { Talk } from '#web/chat/talk.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { textOf } from '#web/lib/form-text.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { CURRENT_USER } from '#web/sign-in/sign-in-calls.ts';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/messages.route.ts';
import { NewChat } from './new-chat.tsx';
import own from './messages.module.css';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.chat_title), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  const { api } = requestOf(context);
  const chatId = url.searchParams.get('chat');
  return whenAllowed(url, async () => {
    const [{ getChats: chats }, { getAllProvidersWithPlans: centers }] = await Promise.all([
      api(CHATS, { providerId }),
      api(CHAT_CENTERS, { providerId }),
    ]);
    const timeZone = centers[0]?.timezone ?? 'Europe/Rome';
    if (chatId === null) return { chats, timeZone, open: null };
    const [{ getChat }, { getMessages: page }] = await Promise.all([
      api(OPEN_CHAT, { chatId }),
      api(MESSAGES, { chatId }),
    ]);
    const [chat] = getChat;
    // Of another center where the person works too: its chats are shown there
    return { chats, timeZone, open: chat && chat.providerId === providerId ? { chat, page } : null };
  });
}

export function action({ context, request, url, params }: Route.ActionArgs) {
  const providerId = providerIdIn(params);
  return whenAllowed(url, async () => {
    const form = await request.formData();
    const member = Number(textOf(form, 'member')) || 0;
    const isCustomer = textOf(form, 'role') === 'customer';
    const user = isCustomer ? null : (await requestOf(context).api(CURRENT_USER)).getCurrentUser;
    const here = pathInLocale(`/business/${providerId}/messages`, localeInPath(url.pathname));
    return actInChat(form, requestOf(context), {
      members: [member, user?.id ?? 0],
      providerId,
      chatHref: (chatId) => `${here}?${new URLSearchParams({ chat: chatId })}`,
    });
  });
}

/** The desk's one inbox, and the chats of colleagues. */
export default function MessagesRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts();
  const { providerId } = useOwnCenter();
  const here = useCenterPath()('messages');
  const [search] = useSearchParams();
  const [isFinding, setFinding] = useState(false);
  const isOpening = useNavigation().state === 'loading';
  const { open, timeZone } = loaderData;
  const chats = useLiveChats(providerId, loaderData.chats);
  const onlyWaiting = search.get('filter') === 'waiting';
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
        data-open={open !== null || undefined}
        aria-busy={isOpening || undefined}
      >
        <div className={styles.pane}>
          <div className={styles.paneHead}>
            <div className={styles.headLine}>
              <h1>{t(m.chat_title)}</h1>
              <Button look="secondary" onClick={() => setFinding(true)}>
                {t(m.chat_new)}
              </Button>
            </div>
            <nav className={styles.filters} aria-label={t(m.chat_filter)}>
              <Link to={here} aria-current={onlyWaiting ? undefined : 'page'}>
                {t(m.chat_all)}
              </Link>
              <Link to={`${here}?filter=waiting`} aria-current={onlyWaiting ? 'page' : undefined}>
                {t(m.chat_waiting)} ({waiting.length})
              </Link>
            </nav>
          </div>
          {onlyWaiting && shown.length === 0 ? (
            <p className={styles.none}>{t(m.chat_nobody_waits)}</p>
          ) : (
            <ChatList
              chats={shown}
              openId={open?.chat.chatId ?? null}
              timeZone={timeZone}
              hrefOf={(chat) => hrefOf({ chat })}
            />
          )}
        </div>
        {open === null ? (
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
          onClose={() => setFinding(false)}
        />
      )}
    </div>
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
