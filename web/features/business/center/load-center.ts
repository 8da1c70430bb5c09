import { data, redirect } from 'react-router';
import { localeInPath, pathInLocale } from '#contracts/languages.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import type { OwnCenter } from './center-calls.ts';
import { MY_CENTERS } from './center-calls.ts';

type Asked = { context: Parameters<typeof requestOf>[0]; url: URL };

/** Where the person works. @throws the way to the log-in, for who is not signed in */
export async function loadOwnCenters({ context, url }: Asked): Promise<readonly OwnCenter[]> {
  const { getCurrentUser: person } = await requestOf(context).api(MY_CENTERS);
  if (person) return person.businesses;
  const next = new URLSearchParams({ next: url.pathname + url.search });
  throw redirect(pathInLocale(`/business/login?${next}`, localeInPath(url.pathname)));
}

/** The center that an address names. @throws 404 where the person does not work, the same as where there is none */
export async function loadOwnCenter(asked: Asked, center: string): Promise<OwnCenter> {
  const found = (await loadOwnCenters(asked)).find(({ providerId }) => String(providerId) === center);
  if (!found) throw data(null, { status: 404 });
  return found;
}

/** The number of the center that an address names. @throws 404 for what cannot be one */
export function providerIdIn({ center }: { center: string }): number {
  if (!/^[1-9]\d{0,14}$/.test(center)) throw data(null, { status: 404 });
  return Number(center);
}

/** For loaders of screens: what may not be seen is answered as what is not there. @throws 404; the way to the log-in */
export async function whenAllowed<Data>(url: URL, load: () => Promise<Data>): Promise<Data> {
  try {
    return await load();
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    if (failure.hasCode('unauthenticated')) {
      const next = new URLSearchParams({ next: url.pathname + url.search });
      throw redirect(pathInLocale(`/business/login?${next}`, localeInPath(url.pathname)));
    }
    if (failure.hasCode('notFound') || failure.hasCode('NotAuthorizedException'))
      throw data(null, { status: 404 });
    throw failure;
  }
}
