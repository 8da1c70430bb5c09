import type { LoaderFunctionArgs, MetaDescriptor } from 'react-router';
import { loadList } from '#web/lib/load-list.ts';
import type { ListPage, LoadedList } from '#web/lib/load-list.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { providerIdIn, whenAllowed } from '../center/load-center.ts';
import { ScreenFault } from '../center/screen-fault.tsx';
import type { ListDescription, ListQuery, Text } from './describe-list.ts';

/** Title of a screen of the back office: `export const meta = titled(m.services_title)`. */
export const titled =
  (title: Text) =>
  (args: Parameters<typeof pageMeta>[0]): MetaDescriptor[] =>
    pageMeta(args, (t) => ({ title: t(title), isPrivate: true }));

/** In place of a screen that failed: `export const ErrorBoundary = faultAt('services', m.services_title)`. */
export const faultAt = (path: string, label: Text) =>
  function Fault({ error }: { error: unknown }) {
    const t = useTexts();
    return <ScreenFault error={error} back={{ path, label: t(label) }} />;
  };

type LoaderArgs = Pick<LoaderFunctionArgs, 'context' | 'url'> & { params: { center: string } };

/**
 * Loads the page of a list that the address asks for.
 * @param read asks the API; what stands beside the list comes with it
 * @throws as `whenAllowed`
 */
export function loadListScreen<Values, Sort extends string, List extends ListPage<unknown>, Related>(
  { context, url, params }: LoaderArgs,
  list: ListDescription<Values, Sort>,
  read: (
    query: ListQuery<Values, Sort>,
    known: RequestContext & { providerId: number },
  ) => Promise<{ list: List; related: Related }>,
): Promise<
  LoadedList<Values & { q: string; sort: Sort; turned: boolean }, List> & { related: Related | null }
> {
  const known = { ...requestOf(context), providerId: providerIdIn(params) };
  return whenAllowed(url, async () => {
    let related: Related | null = null;
    const loaded = await loadList(url, list.address, async (query) => {
      const found = await read(query, known);
      ({ related } = found);
      return found.list;
    });
    return { ...loaded, related };
  });
}
