import * as m from '#contracts/texts/messages.js';
import { pageMeta } from '#web/lib/page-meta.ts';
import type { Route } from './+types/reservation-confirmation-error.route.ts';
import { OutcomePage } from './outcome-page.tsx';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.confirmation_error_title), isPrivate: true }));

export default function ReservationConfirmationErrorRoute() {
  return (
    <OutcomePage
      tone="failure"
      title={m.confirmation_error_title}
      text={m.confirmation_reservation_error_text}
    />
  );
}
