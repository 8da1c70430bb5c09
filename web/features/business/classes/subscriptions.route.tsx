import { Outlet, useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { faultAt, titled } from '#web/business-frame/list-screen/list-route.tsx';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { useSelection } from '#web/business-ui/selection.ts';
import { loadList } from '#web/lib/load-list.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/subscriptions.route.ts';
import { withoutChosen } from './chosen-subscriptions.ts';
import { SUBSCRIPTIONS } from './class-calls.ts';
import { SUBSCRIPTION_ADDRESS } from './subscription-address.ts';
import { SubscriptionList } from './subscription-list.tsx';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta = titled(m.subscriptions_title);
export const ErrorBoundary = faultAt('subscriptions', m.subscriptions_title);

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  const { api } = requestOf(context);
  return whenAllowed(url, async () => {
    let classes: readonly { id: number; name: string }[] = [];
    const { asked, list } = await loadList(url, SUBSCRIPTION_ADDRESS, async (query) => {
      const { standing, class: classId, page } = query;
      const found = await api(SUBSCRIPTIONS, { providerId, standing, classId, page });
      classes = found.getClasses;
      return found.getSubscriptions;
    });
    return { asked, list, classes };
  });
}

/** Who has signed up for courses and events (specification section 2, "Subscriptions"). */
export default function SubscriptionsRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  // Cancelling what is chosen lies over the list it was chosen in
  const selection = useSelection(withoutChosen(useLocation().search));
  return (
    <Screen title={t(m.subscriptions_title)}>
      <SubscriptionList {...loaderData} selection={selection} />
      <Outlet context={selection} />
    </Screen>
  );
}
