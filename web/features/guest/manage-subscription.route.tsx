import { data } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { changeOwnSubscription } from '#web/booking/subscriptions/change-own-subscription.ts';
import { OwnSubscriptionPage } from '#web/booking/subscriptions/own-subscription-page.tsx';
import { PAY_SUBSCRIPTION } from '#web/booking/subscriptions/payment-calls.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { QuietPage } from '#web/lib/quiet-page.tsx';
import { requestOf } from '#web/lib/request-context.ts';
import type { Route } from './+types/manage-subscription.route.ts';
import { findSubscriptionByLink } from './find-by-link.ts';
import { OutcomePage } from './outcome-page.tsx';
import { CANCEL_SUBSCRIPTION, SUBSCRIPTION_BY_LINK } from './subscription-calls.ts';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.subscription_title), isPrivate: true }));

export async function loader({ context, params }: Route.LoaderArgs) {
  const subscription = await findSubscriptionByLink(requestOf(context), params.token, 'manage');
  const readAt = Temporal.Now.instant().toString();
  return data({ subscription, readAt }, { status: subscription ? 200 : 404 });
}

export function action({ context, params: { token: code }, ...call }: Route.ActionArgs) {
  const { api } = requestOf(context);
  return changeOwnSubscription(call, {
    cancel: (sessions, options) => api(CANCEL_SUBSCRIPTION, { code, sessions }, options),
    async pay() {
      const { subscriptionByLink } = await api(SUBSCRIPTION_BY_LINK, { code, purpose: 'manage' });
      const paid = await api(PAY_SUBSCRIPTION, { subscriptionId: subscriptionByLink.id, paymentToken: code });
      return paid.generatePaymentIntent;
    },
  });
}

/** A sign-up by its mailed link: its sessions, and giving them up (specification section 4). */
export default function ManageSubscriptionRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { subscription, readAt } = loaderData;
  if (subscription === null)
    return <OutcomePage tone="failure" title={m.confirmation_unknown_title} text={m.confirmation_unknown} />;
  return (
    <QuietPage>
      <OwnSubscriptionPage
        subscription={subscription}
        readAt={readAt}
        errors={actionData?.errors ?? []}
        headingLevel={1}
      />
    </QuietPage>
  );
}
