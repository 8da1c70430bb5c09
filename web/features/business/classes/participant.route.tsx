import * as m from '#contracts/texts/messages.js';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import type { Route } from './+types/participant.route.ts';
import { actOnSubscription, loadSubscription } from './load-subscription.ts';
import { SubscriptionDrawer } from './subscription-drawer.tsx';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t(m.class_desk_number_of, { number: args.params['id'] ?? '' }),
    isPrivate: true,
  }));

export const loader = (args: Route.LoaderArgs) => loadSubscription(args);

export const action = (args: Route.ActionArgs) => actOnSubscription(args);

/** The sign-up of somebody on a roster, from the right, over it. */
export default function ParticipantRoute({ loaderData, params }: Route.ComponentProps) {
  const closeHref = useCenterPath()(`classes/sessions/${params.sessionId}`);
  return <SubscriptionDrawer loaded={loaderData} closeHref={closeHref} />;
}
