import * as m from '#contracts/texts/messages.js';
import { pageMeta } from '#web/lib/page-meta.ts';
import type { Route } from './+types/visit.route.ts';
import { actOnReservation } from '#web/business-frame/reservations/act-on-reservation.ts';
import { loadReservation } from '#web/business-frame/reservations/load-reservation.ts';
import { ReservationDrawer } from '#web/business-frame/reservations/reservation-drawer.tsx';
import { useDayPaths } from './day-paths.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t(m.reservations_number_of, { number: args.params['id'] ?? '' }),
    isPrivate: true,
  }));

export const loader = (args: Route.LoaderArgs) => loadReservation(args);

export const action = (args: Route.ActionArgs) => actOnReservation(args);

/** A booking over the day it was chosen from. */
export default function VisitRoute({ loaderData }: Route.ComponentProps) {
  return <ReservationDrawer loaded={loaderData} closeHref={useDayPaths().here} />;
}
