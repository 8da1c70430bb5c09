import { redirect } from 'react-router';
import { ApiFailure } from './api-failure.ts';
import type { Asked, ListAddress } from './list-address.ts';

/** One page of a list as the API answers it. */
export interface ListPage<Item> {
  items: readonly Item[];
  /** On all pages together. */
  total: number;
  pages: number;
}

export interface LoadedList<Filters, List> {
  asked: Asked<Filters>;
  /** Null when it failed, and for who is not signed in. */
  list: List | null;
  hasFailed: boolean;
  /** What the server said of it; null while nothing has failed. */
  failure: string | null;
}

/**
 * Loads the page of a list that an address asks for. A page behind the last one leads to the last; a list that fails leaves its frame, so
 * that it can be asked for again.
 * @param load answers null for who is not signed in
 */
export async function loadList<Filters extends object, List extends ListPage<unknown>>(
  url: URL,
  address: ListAddress<Filters>,
  load: (asked: Asked<Filters>) => Promise<List | null>,
): Promise<LoadedList<Filters, List>> {
  const asked = address.read(url.searchParams);
  try {
    const list = await load(asked);
    if (list && list.pages > 0 && asked.page > list.pages)
      throw redirect(url.pathname + address.searchOf({ ...asked, page: list.pages }));
    return { asked, list, hasFailed: false, failure: null };
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || isAboutTheViewer(failure)) throw failure;
    return { asked, list: null, hasFailed: true, failure: failure.message };
  }
}

/** Who may not see it sees no list that failed, but the page for who may not. */
const isAboutTheViewer = (failure: ApiFailure): boolean =>
  ['unauthenticated', 'notFound', 'NotAuthorizedException', 'userNotConfirmed'].some((code) =>
    failure.hasCode(code),
  );
