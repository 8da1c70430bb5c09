import * as m from '#contracts/texts/messages.js';
import { idIn, providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import type { ExportQuery } from '#web/business-frame/exports/export-query.ts';
import { formatIn } from '#web/business-frame/exports/export-query.ts';
import { titled } from '#web/business-frame/list-screen/list-route.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import type { Api } from '#web/lib/api.ts';
import { requestOf } from '#web/lib/request-context.ts';
import type { Route } from './+types/buyers-export.route.ts';
import { BUYERS_EXPORT } from './export-calls.ts';
import { ExportDrawer } from './export-drawer.tsx';
import { takeExport } from './take-export.ts';

export const meta = titled(m.exports_buyers_title);

async function askedFor(api: Api, url: URL, of: { providerId: number; id: number }): Promise<ExportQuery> {
  const found = await api(BUYERS_EXPORT, of);
  const { total: rows } = found.getProductBuyers;
  const email = found.getCurrentUser?.email ?? '';
  return { ...found.getExportStanding, rows, isMore: false, email, format: formatIn(url.searchParams) };
}

export function loader({ context, url, params }: Route.LoaderArgs) {
  const of = { providerId: providerIdIn(params), id: idIn(params.productId) };
  return whenAllowed(
    url,
    async () => ({ asked: await askedFor(requestOf(context).api, url, of), courseId: of.id }),
    'exportCustomers',
  );
}

export async function action({ context, request, url, params }: Route.ActionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  const known = requestOf(context);
  const of = { providerId: providerIdIn(params), id: idIn(params.productId) };
  return whenAllowed(url, async () => {
    const asked = await askedFor(known.api, url, of);
    const file = `/exports/${of.providerId}/products/${of.id}/buyers.${asked.format}`;
    const download = `${file}?${new URLSearchParams({ language: known.locale })}`;
    return takeExport(form, known, { asked, download });
  });
}

/** Who has a video course, as a file. */
export default function BuyersExportRoute({
  loaderData: { asked, courseId },
  actionData,
}: Route.ComponentProps) {
  return (
    <ExportDrawer list="buyers" path={`products/${courseId}`} asked={asked} search="" answer={actionData} />
  );
}
