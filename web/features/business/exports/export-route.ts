import type { LoaderFunctionArgs } from 'react-router';
import type { ExportedList } from '#contracts/exports.ts';
import type { ProviderAction } from '#contracts/provider-actions.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import type { ListAddress } from '#web/lib/list-address.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import type { ExportQuery } from '#web/business-frame/exports/export-query.ts';
import { downloadAddress, formatIn } from '#web/business-frame/exports/export-query.ts';
import { takeExport } from './take-export.ts';

/** A list that can be taken out as a file. */
interface ListToExport<Query extends { page: number }> {
  list: ExportedList;
  action: ProviderAction;
  address: Pick<ListAddress<Query>, 'read' | 'searchOf'>;
  /** What the API is asked for. */
  questionOf: (query: Query) => { page: number } & Record<string, string | number | boolean | null>;
  /** Counts the rows, and says how it stands with the proof and the package. */
  read: (
    api: RequestContext['api'],
    providerId: number,
    query: Query,
  ) => Promise<Omit<ExportQuery, 'format'>>;
}

type Args = Pick<LoaderFunctionArgs, 'context' | 'url' | 'request'> & { params: { center: string } };

/** Loader and action of the screen before a download, for one list. */
export function exportRoute<Query extends { page: number }>({
  list,
  action,
  address,
  questionOf,
  read,
}: ListToExport<Query>) {
  const queryIn = (url: URL): Query => ({ ...address.read(url.searchParams), page: 1 });
  const askedFor = async (
    api: RequestContext['api'],
    url: URL,
    providerId: number,
  ): Promise<ExportQuery> => ({
    ...(await read(api, providerId, queryIn(url))),
    format: formatIn(url.searchParams),
  });
  return {
    load: ({ context, url, params }: Args) =>
      whenAllowed(
        url,
        async () => ({
          asked: await askedFor(requestOf(context).api, url, providerIdIn(params)),
          search: address.searchOf(queryIn(url)),
        }),
        action,
      ),
    take: async ({ context, request, url, params }: Args): Promise<FormAnswer> => {
      const form = await request.formData();
      const known = requestOf(context);
      const providerId = providerIdIn(params);
      return whenAllowed(url, async () => {
        const asked = await askedFor(known.api, url, providerId);
        const { page: _all, ...question } = questionOf(queryIn(url));
        const place = { providerId, list, format: asked.format };
        const download = downloadAddress(place, { ...question, language: known.locale });
        return takeExport(form, known, { asked, download });
      });
    },
  };
}
