import { redirect } from 'react-router';
import { localeInPath, pathInLocale } from '#contracts/languages.ts';
import type { Route } from './+types/business.route.ts';
import { loadOwnCenters } from '#web/business-frame/center/load-center.ts';

/** Leads who works in one center there, and everybody else to their own account, where their centers are. */
export async function loader({ context, url, request }: Route.LoaderArgs) {
  const [center, ...others] = await loadOwnCenters({ context, url, request });
  const path = center && others.length === 0 ? `/business/${center.providerId}` : '/business/account';
  throw redirect(pathInLocale(path, localeInPath(url.pathname)));
}
