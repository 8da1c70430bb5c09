import * as m from '#contracts/texts/messages.js';
import { titled } from '#web/business-frame/list-screen/list-route.tsx';
import type { Route } from './+types/reservations-export.route.ts';
import { RESERVATION_LIST, questionOf } from '#web/business-frame/reservations/reservation-address.ts';
import { RESERVATIONS_EXPORT } from './export-calls.ts';
import { ExportDrawer } from './export-drawer.tsx';
import { exportRoute } from './export-route.ts';

export const meta = titled(m.exports_reservations_title);

const FILE = exportRoute({
  list: 'reservations',
  action: 'exportReservations',
  address: RESERVATION_LIST.address,
  questionOf,
  read: async (api, providerId, query) => {
    const found = await api(RESERVATIONS_EXPORT, { providerId, ...questionOf(query) });
    const { total: rows, isMore } = found.getReservations;
    return { ...found.getExportStanding, rows, isMore, email: found.getCurrentUser?.email ?? '' };
  },
});

export const loader = (args: Route.LoaderArgs) => FILE.load(args);
export const action = (args: Route.ActionArgs) => FILE.take(args);

/** The bookings that the list shows, as a file. */
export default function ReservationsExportRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ExportDrawer list="reservations" {...loaderData} answer={actionData} />;
}
