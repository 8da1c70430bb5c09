import { localeInPath, pathInLocale, pathWithoutLocale } from '#contracts/languages.ts';
import { BUSINESS_ROLES } from '#contracts/roles.ts';
import { ownPath } from '#web/lib/own-path.ts';
import type { OwnCenter } from '#web/business-frame/center/center-calls.ts';
import { mayOpen } from '#web/business-frame/center/entries.ts';

/** The screen of a change of person itself is no place to come back to. */
const ITSELF = 'change-person';

/** A page of this center that an address names, with its search; null for anything else. */
export function pathOfCenter(said: string | null, providerId: number): string | null {
  const path = ownPath(said);
  const [page = ''] = pathWithoutLocale(path).split('?');
  const start = `/business/${providerId}/`;
  return page.startsWith(start) && page.slice(start.length).split('/')[0] !== ITSELF ? path : null;
}

/**
 * Where somebody goes on who has taken a colleague's chair: at the very page where their role reaches as far as the colleague's, else at the screen it belongs to.
 * @param from.was the colleague's role
 * @returns null for the center's start
 */
export function goOnPath(
  center: OwnCenter,
  { back, was }: { back: string | null; was: string | null },
): string | null {
  const path = pathOfCenter(back, center.providerId);
  if (path === null) return null;
  if (reachOf(center.role) >= reachOf(was)) return path;
  const start = `/business/${center.providerId}/`;
  const [screen = ''] = (pathWithoutLocale(path).split('?')[0] ?? '').slice(start.length).split('/');
  return mayOpen(center, screen) ? pathInLocale(start + screen, localeInPath(path)) : null;
}

/** How far a role reaches, the owner's farthest; what is no role is taken for one that reaches farther. */
function reachOf(role: string | null): number {
  const place = BUSINESS_ROLES.findIndex((one) => one === role);
  return place === -1 ? 1 : -place;
}
