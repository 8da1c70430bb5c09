import { Form, redirect, useNavigation } from 'react-router';
import { formatTime } from '#contracts/format.ts';
import { localeInPath, pathInLocale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import type { ReservationSeen } from '#web/booking/own/own-reservation.ts';
import { ReservationCard } from '#web/booking/own/reservation-card.tsx';
import { localDateTimeIn } from '#web/booking/shown-times.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { QuietPage } from '#web/lib/quiet-page.tsx';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { FullScreenLoader } from '#web/ui/busy.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import type { Route } from './+types/reservation-confirmation.route.ts';
import type { ConfirmationProblem } from './confirmation-problem.ts';
import { confirmationErrorPath } from './confirmation-problem.ts';
import { findByLink } from './find-by-link.ts';
import { CONFIRM_RESERVATION } from './reservation-calls.ts';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.confirmation_confirm_title), isPrivate: true }));

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const reservation = await findByLink(requestOf(context), params.code, 'confirm');
  if (reservation?.status !== 'P')
    throw redirect(confirmationErrorPath(reasonOf(reservation), localeInPath(url.pathname)), {
      status: 303,
      headers: PRIVATE_HEADERS,
    });
  return { reservation };
}

/** Why a link confirms nothing. */
function reasonOf(reservation: ReservationSeen | null): ConfirmationProblem | null {
  if (reservation === null) return null;
  if (reservation.status === 'A') return 'used';
  return reservation.cancelReason === 'expired' ? 'expired' : 'cancelled';
}

/** Only the button confirms; looking at the page changes nothing, however often a mail program opens the link. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const locale = localeInPath(new URL(request.url).pathname);
  const answer = await sendForm({}, () => requestOf(context).api(CONFIRM_RESERVATION, { code: params.code }));
  return answer.isSaved ? redirect(pathInLocale('/reservation-success', locale), 303) : answer;
}

export default function ReservationConfirmationRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <QuietPage>
      <Confirmation reservation={loaderData.reservation} errors={actionData?.errors ?? []} />
    </QuietPage>
  );
}

type ConfirmationProps = {
  reservation: ReservationSeen;
  errors: NonNullable<Route.ComponentProps['actionData']>['errors'];
};

function Confirmation({ reservation, errors }: ConfirmationProps) {
  const t = useTexts();
  const isBusy = useNavigation().formMethod === 'POST';
  const { expiresAt, timeZone } = reservation;
  return (
    <>
      {isBusy && <FullScreenLoader text={t(m.confirmation_working)} />}
      <h1>{t(m.confirmation_confirm_title)}</h1>
      <p>
        {t(m.confirmation_confirm_text)}{' '}
        {expiresAt &&
          t(m.confirmation_confirm_until, { time: formatTime(localDateTimeIn(timeZone, expiresAt)) })}
      </p>
      <ReservationCard reservation={reservation} />
      <ErrorBoxes errors={errors} />
      <Form method="post">
        <Button type="submit" isBusy={isBusy}>
          {t(m.confirmation_confirm)}
        </Button>
      </Form>
    </>
  );
}
