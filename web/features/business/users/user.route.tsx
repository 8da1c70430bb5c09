import { useLocation, useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Drawer } from '#web/business-ui/drawer.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/user.route.ts';
import { idIn, providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath, useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import { UserActs } from './user-acts.tsx';
import { USER_DETAIL } from '#web/business-frame/users/user-calls.ts';
import { UserFacts, UserHistory, UserTurns } from './user-facts.tsx';
import { nameOf } from '#web/business-frame/users/user-labels.ts';

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args as { loaderData?: { user: { name: string; email: string } } };
  return pageMeta(args, (t) => ({
    title: loaderData ? nameOf(loaderData.user) : t(m.users_title),
    isPrivate: true,
  }));
};

export function loader({ context, url, params }: Route.LoaderArgs) {
  const of = { providerId: providerIdIn(params), id: idIn(params.id) };
  return whenAllowed(url, async () => {
    const { getCollaborator: user } = await requestOf(context).api(USER_DETAIL, of);
    return { user };
  });
}

/** One user, from the right, over the list they were chosen from. */
export default function UserRoute({ loaderData: { user } }: Route.ComponentProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { timeZone } = useOwnCenter();
  const { search } = useLocation();
  const navigate = useNavigate();
  const closeHref = centerPath('users') + search;
  return (
    <Drawer title={user.isMe ? `${nameOf(user)} (${t(m.users_you)})` : nameOf(user)} closeHref={closeHref}>
      <UserFacts user={user} timeZone={timeZone} />
      <UserActs
        user={user}
        onDone={(act) =>
          act === 'withdraw' && void navigate(closeHref, { replace: true, preventScrollReset: true })
        }
      />
      <UserHistory history={user.history} timeZone={timeZone} />
      <UserTurns turns={user.turns} timeZone={timeZone} />
    </Drawer>
  );
}
