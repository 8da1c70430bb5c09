import { redirect } from 'react-router';
import { localeInPath, pathInLocale } from '#contracts/languages.ts';
import type { Route } from './+types/admin-index.route.ts';

/** Everybody of the team begins at the articles. */
export function loader({ url }: Route.LoaderArgs) {
  throw redirect(pathInLocale('/admin/articles', localeInPath(url.pathname)));
}
