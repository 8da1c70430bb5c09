import { redirect } from 'react-router';
import { localeInPath, pathInLocale } from '#contracts/languages.ts';

/** What a link has just done. */
const READY = ['confirmed', 'center', 'password', 'business', 'signedIn', 'email', 'emailBack'] as const;
export type Ready = (typeof READY)[number];

export function isReady(value: unknown): value is Ready {
  return (READY as readonly unknown[]).includes(value);
}

/** To a page without the code: what lies behind in the history opens nothing. */
export function toReadyPage(request: Request, ready: Ready): Response {
  const language = localeInPath(new URL(request.url).pathname);
  return redirect(`${pathInLocale('/account-ready', language)}?for=${ready}`, 303);
}
