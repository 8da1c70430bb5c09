import * as m from '#contracts/texts/messages.js';
import { pageMeta } from '#web/lib/page-meta.ts';
import type { Route } from './+types/subscription-success.route.ts';
import { OutcomePage } from './outcome-page.tsx';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.confirmation_subscription_title), isPrivate: true }));

export default function SubscriptionSuccessRoute() {
  return (
    <OutcomePage
      mood="light"
      title={m.confirmation_subscription_title}
      text={m.confirmation_subscription_text}
    />
  );
}
