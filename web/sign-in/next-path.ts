import { localeInPath, pathInLocale } from '#contracts/languages.ts';
import { ownPath } from '#web/lib/own-path.ts';

/**
 * Where a login leads to: the page of ours that asked for it, else home in the language of the login's own page.
 * @param next as the address or the form brings it, from whoever made the link
 */
export function nextPath(request: Request, next: unknown, home: string): string {
  const path = ownPath(next);
  const language = localeInPath(new URL(request.url).pathname);
  return path === '/' ? pathInLocale(home, language) : path;
}
