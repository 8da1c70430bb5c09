import { redirect } from 'react-router';
import { localeInPath, pathInLocale } from '#contracts/languages.ts';
import type { Route } from './+types/center-index.route.ts';
import { loadOwnCenter } from './load-center.ts';

/** A center's own address leads to its first screen. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { providerId } = await loadOwnCenter({ context, url }, params.center);
  throw redirect(pathInLocale(`/business/${providerId}/services`, localeInPath(url.pathname)));
}
