import { useSearchParams } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { pageMeta } from '#web/lib/page-meta.ts';
import type { Route } from './+types/reservation-confirmation-error.route.ts';
import { CONFIRMATION_ERROR_REASONS } from './confirmation-error-reasons.ts';
import { problemIn } from './confirmation-problem.ts';
import { OutcomePage } from './outcome-page.tsx';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.confirmation_error_title), isPrivate: true }));

/** Where a link of a sign-up leads that confirms nothing (specification sections 2 and 8): what went wrong, why, and the way to the main site. */
export default function SubscriptionConfirmationErrorRoute() {
  const [search] = useSearchParams();
  const problem = problemIn(search);
  return (
    <OutcomePage
      tone="failure"
      title={m.confirmation_error_title}
      text={m.confirmation_subscription_error_text}
      {...(problem && { reason: CONFIRMATION_ERROR_REASONS[problem] })}
    />
  );
}
