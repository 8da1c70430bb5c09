import { useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { pageMeta } from '#web/lib/page-meta.ts';
import type { Route } from './+types/booking.route.ts';
import { useCenterPath } from '../center/own-center.tsx';
import { loadReservation } from '../reservations/load-reservation.ts';
import { ReservationDetail } from '../reservations/reservation-detail.tsx';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t(m.reservations_number_of, { number: args.params['id'] ?? '' }),
    isPrivate: true,
  }));

export const loader = (args: Route.LoaderArgs) => loadReservation(args);

/** A booking over the calendar it was chosen from; what is done with it goes to its own address among the reservations. */
export default function BookingRoute({ loaderData: { seen } }: Route.ComponentProps) {
  const closeHref = useCenterPath()('calendar') + useLocation().search;
  return <ReservationDetail seen={seen} closeHref={closeHref} />;
}
