import { data } from 'react-router';
import { IconChevronLeft } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import { changeOwnReservation } from '#web/booking/own/change-own-reservation.ts';
import { loadOwnReservation } from '#web/booking/own/load-own-reservation.ts';
import { OwnReservationPage } from '#web/booking/own/own-reservation-page.tsx';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { LocalLink, useLocalPath } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { whenSignedIn } from '#web/sign-in/when-signed-in.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/my-reservation.route.ts';
import styles from './own-list.module.css';
import {
  CANCEL_MY_RESERVATION,
  MOVE_MY_RESERVATION,
  MY_RESERVATION,
} from './reservations/reservation-calls.ts';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.manage_title), isPrivate: true }));

type Key = { providerId: number; id: number };

function keyOf({ providerId, id }: Route.LoaderArgs['params']): Key | null {
  return [providerId, id].every((digits) => /^[1-9]\d{0,14}$/.test(digits))
    ? { providerId: Number(providerId), id: Number(id) }
    : null;
}

async function find({ api }: RequestContext, key: Key | null) {
  if (key === null) return null;
  try {
    return (await api(MY_RESERVATION, key)).getMyReservation;
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.hasCode('notFound')) return null;
    throw failure;
  }
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const loaded = await whenSignedIn(async () => {
    const reservation = await find(requestOf(context), keyOf(params));
    return { reservation, ...(await loadOwnReservation(request, requestOf(context), reservation)) };
  });
  return data(loaded, { status: loaded && !loaded.reservation ? 404 : 200 });
}

export function action({ context, params, ...call }: Route.ActionArgs) {
  const { api } = requestOf(context);
  const key = keyOf(params);
  if (key === null) throw new Response(null, { status: 404 });
  return changeOwnReservation(call, {
    cancel: () => api(CANCEL_MY_RESERVATION, key),
    move: (bookingRequest, options) => api(MOVE_MY_RESERVATION, { ...key, ...bookingRequest }, options),
  });
}

/** One own booking, with moving and cancelling (specification section 4). */
export default function MyReservationRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  if (loaderData === null) return null;
  const { reservation, ...view } = loaderData;
  if (reservation === null) {
    return (
      <EmptyState headingLevel={2} title={t(m.mybookings_unknown_title)} text={t(m.mybookings_unknown)}>
        <ButtonLink to={localPath('/profile/reservations')}>{t(m.mybookings_back)}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <div className={styles.detail}>
      <LocalLink to="/profile/reservations" className={styles.back}>
        <IconChevronLeft size={16} stroke={1.6} aria-hidden="true" /> {t(m.mybookings_back)}
      </LocalLink>
      <OwnReservationPage
        {...view}
        reservation={reservation}
        errors={actionData?.errors ?? []}
        headingLevel={2}
        canChat
      />
    </div>
  );
}
