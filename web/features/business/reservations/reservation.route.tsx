import { useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { pageMeta } from '#web/lib/page-meta.ts';
import type { Route } from './+types/reservation.route.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { actOnReservation } from '#web/business-frame/reservations/act-on-reservation.ts';
import { loadReservation } from '#web/business-frame/reservations/load-reservation.ts';
import { ReservationDrawer } from '#web/business-frame/reservations/reservation-drawer.tsx';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t(m.reservations_number_of, { number: args.params['id'] ?? '' }),
    isPrivate: true,
  }));

export const loader = (args: Route.LoaderArgs) => loadReservation(args);

export const action = (args: Route.ActionArgs) => actOnReservation(args);

/** One reservation, from the right, over the list it was chosen from. */
export default function ReservationRoute({ loaderData }: Route.ComponentProps) {
  const closeHref = useCenterPath()('reservations') + useLocation().search;
  return <ReservationDrawer loaded={loaderData} closeHref={closeHref} />;
}
