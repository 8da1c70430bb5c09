import { data } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { changeOwnReservation } from '#web/booking/own/change-own-reservation.ts';
import { loadOwnReservation } from '#web/booking/own/load-own-reservation.ts';
import { OwnReservationPage } from '#web/booking/own/own-reservation-page.tsx';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { QuietPage } from '#web/lib/quiet-page.tsx';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import type { Route } from './+types/manage.route.ts';
import { findByLink } from './find-by-link.ts';
import { CANCEL_RESERVATION, MOVE_RESERVATION } from './reservation-calls.ts';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.manage_title), isPrivate: true }));

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const reservation = await findByLink(requestOf(context), params.token, 'manage');
  const view = await loadOwnReservation(request, requestOf(context), reservation);
  return data({ reservation, ...view }, { status: reservation ? 200 : 404 });
}

export function action({ context, params: { token: code }, ...call }: Route.ActionArgs) {
  const { api } = requestOf(context);
  return changeOwnReservation(call, {
    cancel: () => api(CANCEL_RESERVATION, { code }),
    move: ({ dateTimeFrom, resourceId }, options) =>
      api(MOVE_RESERVATION, { code, dateTimeFrom, resourceId }, options),
  });
}

export default function ManageRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const { reservation, ...view } = loaderData;
  if (reservation === null) {
    return (
      <QuietPage>
        <Outcome tone="failure" title={t(m.confirmation_unknown_title)} text={t(m.confirmation_unknown)}>
          <ButtonLink to={localPath('/')}>{t(m.confirmation_to_main_site)}</ButtonLink>
        </Outcome>
      </QuietPage>
    );
  }
  return (
    <QuietPage>
      <OwnReservationPage
        {...view}
        reservation={reservation}
        errors={actionData?.errors ?? []}
        headingLevel={1}
      />
    </QuietPage>
  );
}
