import { useSearchParams } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { pageMeta } from '#web/lib/page-meta.ts';
import type { Route } from './+types/reservation-confirmation-error.route.ts';
import type { ConfirmationProblem } from './confirmation-problem.ts';
import { problemIn } from './confirmation-problem.ts';
import { OutcomePage } from './outcome-page.tsx';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.confirmation_error_title), isPrivate: true }));

const REASONS: Record<ConfirmationProblem, typeof m.confirmation_error_used> = {
  used: m.confirmation_error_used,
  expired: m.confirmation_error_expired,
  cancelled: m.confirmation_error_cancelled,
};

/** Where a link leads that confirms nothing (specification sections 2 and 8): what went wrong, why, and the way to the main site. */
export default function ReservationConfirmationErrorRoute() {
  const [search] = useSearchParams();
  const problem = problemIn(search);
  return (
    <OutcomePage
      tone="failure"
      title={m.confirmation_error_title}
      text={m.confirmation_reservation_error_text}
      {...(problem && { reason: REASONS[problem] })}
    />
  );
}
