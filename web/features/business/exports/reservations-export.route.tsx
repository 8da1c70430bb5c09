import * as m from '#contracts/texts/messages.js';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { requestOf } from '#web/lib/request-context.ts';
import type { Route } from './+types/reservations-export.route.ts';
import { providerIdIn, whenAllowed } from '../center/load-center.ts';
import { RESERVATION_ADDRESS, questionOf } from '../reservations/reservation-address.ts';
import type { ExportAsked } from './export-asked.ts';
import { downloadAddress, formatIn } from './export-asked.ts';
import { RESERVATIONS_EXPORT } from './export-calls.ts';
import { ExportDrawer } from './export-drawer.tsx';
import { takeExport } from './take-export.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.exports_reservations_title), isPrivate: true }));

const listIn = (url: URL) => ({ ...RESERVATION_ADDRESS.read(url.searchParams), page: 1 });

async function askedFor(
  { api }: Pick<RequestContext, 'api'>,
  url: URL,
  providerId: number,
): Promise<ExportAsked> {
  const found = await api(RESERVATIONS_EXPORT, { providerId, ...questionOf(listIn(url)) });
  const { total: rows, isMore } = found.getReservations;
  const email = found.getCurrentUser?.email ?? '';
  return { ...found.getExportStanding, format: formatIn(url.searchParams), rows, isMore, email };
}

export function loader({ context, url, params }: Route.LoaderArgs) {
  return whenAllowed(
    url,
    async () => ({
      asked: await askedFor(requestOf(context), url, providerIdIn(params)),
      search: RESERVATION_ADDRESS.searchOf(listIn(url)),
    }),
    'exportReservations',
  );
}

export async function action({ context, request, url, params }: Route.ActionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  const known = requestOf(context);
  const providerId = providerIdIn(params);
  return whenAllowed(url, async () => {
    const asked = await askedFor(known, url, providerId);
    const { page: _all, ...question } = questionOf(listIn(url));
    const download = downloadAddress(
      { providerId, list: 'reservations', format: asked.format },
      { ...question, language: known.locale },
    );
    return takeExport(form, known, { asked, download });
  });
}

/** The bookings that the list shows, as a file. */
export default function ReservationsExportRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ExportDrawer list="reservations" {...loaderData} answer={actionData} />;
}
