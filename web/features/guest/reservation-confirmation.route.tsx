import { data, Form, redirect, useNavigation } from 'react-router';
import { formatTime } from '#contracts/format.ts';
import { localeInPath, pathInLocale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { ReservationCard } from '#web/booking/own/reservation-card.tsx';
import { localDateTimeIn } from '#web/booking/shown-times.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { QuietPage } from '#web/lib/quiet-page.tsx';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { FullScreenLoader } from '#web/ui/busy.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import type { Route } from './+types/reservation-confirmation.route.ts';
import { findByLink } from './find-by-link.ts';
import { CONFIRM_RESERVATION } from './reservation-calls.ts';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.confirmation_confirm_title), isPrivate: true }));

export async function loader({ context, params }: Route.LoaderArgs) {
  const reservation = await findByLink(requestOf(context), params.code, 'confirm');
  return data({ reservation }, { status: reservation ? 200 : 404 });
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
  reservation: Route.ComponentProps['loaderData']['reservation'];
  errors: NonNullable<Route.ComponentProps['actionData']>['errors'];
};

function Confirmation({ reservation, errors }: ConfirmationProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const isBusy = useNavigation().formMethod === 'POST';
  const toMainSite = (
    <ButtonLink to={localPath('/')} look="secondary">
      {t(m.confirmation_to_main_site)}
    </ButtonLink>
  );
  if (reservation === null) {
    return (
      <Outcome tone="failure" title={t(m.confirmation_unknown_title)} text={t(m.confirmation_unknown)}>
        {toMainSite}
      </Outcome>
    );
  }
  const { status, cancelReason, providerId, expiresAt, timeZone, manageCode } = reservation;
  if (status === 'A') {
    return (
      <>
        <Outcome tone="success" title={t(m.confirmation_already_title)} text={t(m.confirmation_already)} />
        <ReservationCard reservation={reservation} />
        {manageCode !== null && (
          <ButtonLink to={localPath(`/manage/${manageCode}`)} look="secondary">
            {t(m.confirmation_manage)}
          </ButtonLink>
        )}
      </>
    );
  }
  if (status !== 'P') {
    const isExpired = cancelReason === 'expired';
    return (
      <Outcome
        tone="failure"
        title={t(isExpired ? m.confirmation_expired_title : m.confirmation_off_title)}
        text={t(isExpired ? m.confirmation_expired : m.confirmation_off)}
      >
        <ButtonLink to={localPath(`/provider/${providerId}`)}>{t(m.manage_book_again)}</ButtonLink>
        {toMainSite}
      </Outcome>
    );
  }
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
