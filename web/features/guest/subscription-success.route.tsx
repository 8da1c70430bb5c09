import * as m from '#contracts/texts/messages.js';
import { pageMeta } from '#web/lib/page-meta.ts';
import type { Route } from './+types/subscription-success.route.ts';
import { OutcomePage } from './outcome-page.tsx';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.confirmation_find_subscription_title), isPrivate: true }));

/** Whoever types its address has signed up for nothing: it shows a sign-up once there is one that the browser has made. */
export default function SubscriptionSuccessRoute() {
  return (
    <OutcomePage
      tone="failure"
      title={m.confirmation_find_subscription_title}
      text={m.confirmation_find_subscription_text}
    />
  );
}
