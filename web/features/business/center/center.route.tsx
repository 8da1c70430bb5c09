import { isRouteErrorResponse, Outlet, redirect } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { localeInPath, pathInLocale, pathWithoutLocale } from '#contracts/languages.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Frame } from '#web/business-ui/frame/frame.tsx';
import type { Route } from './+types/center.route.ts';
import { useCalendarAsLeft } from '#web/business-frame/calendar/calendar-as-left.ts';
import { isLedThroughSetup } from '#web/business-frame/center/center-calls.ts';
import { CenterFoot } from './center-foot.tsx';
import { CenterSwitch } from './center-switch.tsx';
import { ChatNews } from '#web/business-frame/center/chat-news.tsx';
import { entriesOf } from '#web/business-frame/center/entries.ts';
import { centerAmong, loadOwnCenters } from '#web/business-frame/center/load-center.ts';
import { NewMenu } from './new-menu.tsx';
import { NoSuchCenter } from './no-such-center.tsx';
import { FindLink } from '#web/business-frame/find/find-link.tsx';
import { Bell } from '#web/business-frame/notices/bell.tsx';
import { UNREAD_NOTICES } from '#web/business-frame/notices/notice-calls.ts';
import { OwnCenterProvider } from '#web/business-frame/center/own-center.tsx';
import type { ChatUnread } from '#web/chat/chat-calls.ts';
import { UNREAD_CHATS } from '#web/chat/chat-calls.ts';
import { useLiveUnreadChats } from '#web/chat/use-unread-chats.ts';
import { useScreensAtHand } from './screens-at-hand.ts';
import { isSidebarNarrow, keepSidebar } from './sidebar-cookie.ts';
import { useFreshOnReturn } from './use-fresh-on-return.ts';
import { useSamePerson } from './use-same-person.ts';
import { WhoIsHere } from './who-is-here.tsx';

/** Each screen has its own; here of an address without one. */
export const meta: Route.MetaFunction = (args) =>
  args.error
    ? pageMeta(args, (t) => ({
        title: t(
          isRouteErrorResponse(args.error) && args.error.status === 404
            ? m.center_none_title
            : m.ui_something_went_wrong,
        ),
        isPrivate: true,
      }))
    : [];

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

/** Until its first settings are finished a center leads to them, whichever of its screens was asked for. */
export async function loader({ context, request, url, params }: Route.LoaderArgs) {
  const centers = await loadOwnCenters({ context, url, request });
  const center = centerAmong(centers, params.center);
  const welcome = `/business/${center.providerId}/welcome`;
  const settings = `/business/${center.providerId}/payment-settings`;
  const path = pathWithoutLocale(url.pathname);
  // From the first settings the way to an account that takes payments leads there and back.
  if (isLedThroughSetup(center) && path !== welcome && path !== settings)
    throw redirect(pathInLocale(welcome, localeInPath(url.pathname)));
  const isNarrow = isSidebarNarrow(request.headers.get('cookie'));
  if (isLedThroughSetup(center)) return { center, centers, ...NOTHING_UNREAD, isNarrow };
  const { providerId } = center;
  return { center, centers, ...(await unreadAt(requestOf(context), providerId)), isNarrow };
}

const countAt = (unread: readonly ChatUnread[], providerId: number): number =>
  unread.filter((chat) => chat.providerId === providerId).length;

const NOTHING_UNREAD = { unread: 0, unreadChats: 0, chatsUpTo: undefined };

/** A count that cannot be asked takes no screen away. Who wrote stands in no page, only when the latest came: the line tells. */
async function unreadAt(
  { api }: Pick<RequestContext, 'api'>,
  providerId: number,
): Promise<{ unread: number; unreadChats: number; chatsUpTo: string | null | undefined }> {
  try {
    const [notices, chats] = await Promise.all([api(UNREAD_NOTICES, { providerId }), api(UNREAD_CHATS, {})]);
    const all = chats.getUnreadNotifications;
    const chatsUpTo = all[0]?.timestamp ?? null;
    return { unread: notices.countUnreadNotices, unreadChats: countAt(all, providerId), chatsUpTo };
  } catch (failure) {
    if (failure instanceof ApiFailure) return NOTHING_UNREAD;
    throw failure;
  }
}

/** What stands around every screen of a center. */
export default function CenterRoute({ loaderData }: Route.ComponentProps) {
  const { center, centers, unread } = loaderData;
  const t = useTexts();
  const localPath = useLocalPath();
  useFreshOnReturn();
  useSamePerson();
  useScreensAtHand();
  const told = useLiveUnreadChats(center, center.viewerCan.includes('seeMessages'));
  const calendarSearch = useCalendarAsLeft(center.providerId);
  const centerPath = (path: string): string => localPath(`/business/${center.providerId}/${path}`);
  return (
    <OwnCenterProvider value={center}>
      <Frame
        centers={<CenterSwitch current={center} centers={centers} />}
        search={
          !isLedThroughSetup(center) && (
            <>
              <FindLink />
              <NewMenu />
              <Bell unread={unread} />
            </>
          )
        }
        groups={entriesOf(center, {
          t,
          centerPath,
          calendarSearch,
          unreadChats: told === null ? loaderData.unreadChats : countAt(told, center.providerId),
        })}
        who={<WhoIsHere />}
        foot={<CenterFoot />}
        hasBar={!isLedThroughSetup(center)}
        isNarrow={loaderData.isNarrow}
        onNarrow={keepSidebar}
      >
        <Outlet />
        <ChatNews unread={told} loadedUpTo={loaderData.chatsUpTo} />
      </Frame>
    </OwnCenterProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <NoSuchCenter error={error} />;
}
