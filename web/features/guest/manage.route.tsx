import { data, useNavigation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { QuietPage } from '#web/lib/quiet-page.tsx';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { FullScreenLoader } from '#web/ui/busy.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import type { Route } from './+types/manage.route.ts';
import { CancelReservation } from './cancel-reservation.tsx';
import { findByLink } from './find-by-link.ts';
import styles from './manage.module.css';
import { CANCEL_RESERVATION } from './reservation.ts';
import type { ReservationSeen } from './reservation.ts';
import { ReservationCard } from './reservation-card.tsx';
import { StateBadge, StateNote } from './reservation-state.tsx';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.manage_title), isPrivate: true }));

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const reservation = await findByLink(requestOf(context), params.token, 'manage');
  const isAskingToCancel = new URL(request.url).searchParams.has('cancel');
  return data({ reservation, isAskingToCancel }, { status: reservation ? 200 : 404 });
}

export async function action({ context, params }: Route.ActionArgs) {
  try {
    await requestOf(context).api(CANCEL_RESERVATION, { code: params.token });
    return { errors: [] };
  } catch (failure) {
    if (failure instanceof ApiFailure) return { errors: failure.errors };
    throw failure;
  }
}

export default function ManageRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const isBusy = useNavigation().formMethod === 'POST';
  const { reservation, isAskingToCancel } = loaderData;
  if (reservation === null) {
    return (
      <QuietPage>
        <Outcome mood="dusk" title={t(m.confirmation_unknown_title)} text={t(m.confirmation_unknown)}>
          <ButtonLink to={localPath('/')}>{t(m.confirmation_to_main_site)}</ButtonLink>
        </Outcome>
      </QuietPage>
    );
  }
  return (
    <QuietPage>
      {isBusy && <FullScreenLoader text={t(m.confirmation_working)} />}
      <div className={styles.head}>
        <StateBadge reservation={reservation} />
        <h1 className={styles.title}>{t(m.manage_title)}</h1>
      </div>
      <ErrorBoxes errors={actionData?.errors ?? []} />
      <StateNote reservation={reservation} />
      <ReservationCard reservation={reservation} />
      <Contacts reservation={reservation} />
      {reservation.canCancel ? (
        <CancelReservation reservation={reservation} isAsking={isAskingToCancel} isBusy={isBusy} />
      ) : (
        <ButtonLink to={localPath(`/provider/${reservation.providerId}`)} look="secondary">
          {t(m.manage_book_again)}
        </ButtonLink>
      )}
    </QuietPage>
  );
}

function Contacts({ reservation: { providerPhone, providerEmail } }: { reservation: ReservationSeen }) {
  const t = useTexts();
  if (!providerPhone && !providerEmail) return null;
  return (
    <p className={styles.contacts}>
      {t(m.manage_contact)}:{' '}
      {providerPhone && <a href={`tel:${providerPhone.replace(/[^\d+]/g, '')}`}>{providerPhone}</a>}
      {providerPhone && providerEmail && ' · '}
      {providerEmail && <a href={`mailto:${providerEmail}`}>{providerEmail}</a>}
    </p>
  );
}
