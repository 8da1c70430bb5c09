import { useRouteLoaderData } from 'react-router';
import type { CookieChoice } from '#contracts/cookie-choice.ts';
import type { Locale } from '#contracts/languages.ts';
import type { PublicConfig } from '#contracts/public-config.ts';
import type { CurrentUserData } from '#web/generated/operations.ts';

/** What every page knows of the person who looks at it. */
export type CurrentUser = NonNullable<CurrentUserData['getCurrentUser']>;

/** What every page knows; loaded by the root route. */
export type RootData = {
  locale: Locale;
  /** Whether a business wants Swedish texts before the English ones. */
  isSwedish: boolean;
  origin: string;
  publicConfig: PublicConfig;
  /** Null for a visitor. */
  user: CurrentUser | null;
  /** Null until the visitor has answered the cookie banner. */
  cookieChoice: CookieChoice | null;
  /** For the page's forms (`AttemptKey`); new with every load. */
  attemptKey: string;
};

export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}

export function usePublicConfig(): PublicConfig {
  return useRootData()?.publicConfig ?? {};
}
