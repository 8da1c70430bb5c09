import { useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { pageMeta } from '#web/lib/page-meta.ts';
import type { Route } from './+types/booking.route.ts';
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

/** A booking over the calendar it was chosen from, which shows what is done with it. */
export default function BookingRoute({ loaderData }: Route.ComponentProps) {
  const closeHref = useCenterPath()('calendar') + useLocation().search;
  return <ReservationDrawer loaded={loaderData} closeHref={closeHref} />;
}
