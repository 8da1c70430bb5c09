import { data, redirect } from 'react-router';
import type { ProviderAction } from '#contracts/provider-actions.ts';
import { DEFAULT_LOCALE, isLanguageChosen, localeInPath, pathInLocale } from '#contracts/languages.ts';
import { idOrNone } from '#web/lib/list-address.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import type { OwnCenter } from './center-calls.ts';
import { MY_CENTERS } from './center-calls.ts';
import type { NotForRole } from './not-for-role.ts';

type Asked = { context: Parameters<typeof requestOf>[0]; url: URL; request?: Request };

/** The way to the log-in, and from there back to what was asked for. */
function toLogIn({ pathname, search }: URL): Response {
  const next = new URLSearchParams({ next: pathname + search });
  return redirect(pathInLocale(`/business/login?${next}`, localeInPath(pathname)));
}

/**
 * Where the person works.
 * @throws the way to the log-in, for who is not signed in; the way to the same page in the person's language where `request` is given and chose none
 */
export async function loadOwnCenters({ context, url, request }: Asked): Promise<readonly OwnCenter[]> {
  const { getCurrentUser: person } = await requestOf(context).api(MY_CENTERS);
  if (!person) throw toLogIn(url);
  const language = person.userLanguage;
  const isChosen = !request || isLanguageChosen(url.pathname, request.headers.get('cookie'));
  if (language !== DEFAULT_LOCALE && !isChosen)
    throw redirect(pathInLocale(url.pathname, language) + url.search);
  return person.businesses;
}

/** The center that an address names. @throws 404 where the person does not work, the same as where there is none */
export async function loadOwnCenter(asked: Asked, center: string): Promise<OwnCenter> {
  return centerAmong(await loadOwnCenters(asked), center);
}

/** The same among centers that were loaded. @throws 404 */
export function centerAmong(centers: readonly OwnCenter[], center: string): OwnCenter {
  const found = centers.find(({ providerId }) => String(providerId) === center);
  if (!found) throw data(null, { status: 404 });
  return found;
}

/** The number of something that an address names. @throws 404 for what cannot be one */
export function idIn(said: string): number {
  const id = idOrNone.read(said);
  if (id === null) throw data(null, { status: 404 });
  return id;
}

/** The number of the center that an address names. @throws 404 for what cannot be one */
export const providerIdIn = ({ center }: { center: string }): number => idIn(center);

/**
 * For loaders of screens: what may not be seen is answered as what is not there, and says whom the screen is for where a role is the reason.
 * @param takes what the screen asks of a role, where its entry in the sidebar asks less
 * @throws 404; 403 before the e-mail is confirmed; the way to the log-in
 */
export async function whenAllowed<Data>(
  url: URL,
  load: () => Promise<Data>,
  takes: ProviderAction | null = null,
): Promise<Data> {
  try {
    return await load();
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    if (failure.hasCode('unauthenticated')) throw toLogIn(url);
    if (failure.hasCode('NotAuthorizedException'))
      throw data({ takes } satisfies NotForRole, { status: 404 });
    if (failure.hasCode('notFound')) throw data(null, { status: 404 });
    if (failure.hasCode('userNotConfirmed')) throw data(null, { status: 403 });
    throw failure;
  }
}
