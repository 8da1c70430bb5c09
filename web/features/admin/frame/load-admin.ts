import { data, redirect } from 'react-router';
import { localeInPath, pathInLocale } from '#contracts/languages.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { idOrNone } from '#web/lib/list-address.ts';

/**
 * For loaders of screens of the team: what may not be seen is answered as what is not there.
 * @throws 404; the way to the log-in, and from there back
 */
export async function whenAdmin<Data>(url: URL, load: () => Promise<Data>): Promise<Data> {
  try {
    return await load();
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    if (failure.hasCode('unauthenticated')) {
      const next = new URLSearchParams({ next: url.pathname + url.search });
      throw redirect(pathInLocale(`/admin/login?${next}`, localeInPath(url.pathname)));
    }
    const isHidden = ['notFound', 'NotAuthorizedException', 'userNotConfirmed'].some((code) =>
      failure.hasCode(code),
    );
    if (isHidden) throw data(null, { status: 404 });
    throw failure;
  }
}

/** The number of something that an address names. @throws 404 for what cannot be one */
export function idIn(said: string): number {
  const id = idOrNone.read(said);
  if (id === null) throw data(null, { status: 404 });
  return id;
}
