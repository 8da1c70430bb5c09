import { redirect } from 'react-router';
import { localeInPath, pathInLocale } from '#contracts/languages.ts';
import type { Route } from './+types/center-index.route.ts';
import { isLedThroughSetup } from '#web/business-frame/center/center-calls.ts';
import { loadOwnCenter } from '#web/business-frame/center/load-center.ts';

/** A center's own address leads to its first screen, and before that to its first settings. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const center = await loadOwnCenter({ context, url }, params.center);
  const ofDay = center.viewerCan.includes('seeReservations') ? 'today' : 'services';
  const screen = isLedThroughSetup(center) ? 'welcome' : ofDay;
  throw redirect(pathInLocale(`/business/${center.providerId}/${screen}`, localeInPath(url.pathname)));
}
