/** The languages of the screens: Italian is the default, English the fallback for a missing text (section 9). */
export const LOCALES = ['it', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'it';

/** Keeps the chosen language for paths without a language of their own. */
export const LANGUAGE_COOKIE = 'radura_language';

export function isLocale(value: unknown): value is Locale {
  return (LOCALES as readonly unknown[]).includes(value);
}

/** The language that a path names by its first part, or null for a path without one: `/en/book/` → `en`. */
export function localeInPath(path: string): Locale | null {
  const first = path.split('/', 2)[1]?.replace(/\.data$/, '');
  return isLocale(first) ? first : null;
}

/** The path without its language: `/en/book/` → `/book/`, `/it` → `/`. */
export function pathWithoutLocale(path: string): string {
  const locale = localeInPath(path);
  if (locale === null) return path;
  return path.slice(locale.length + 1) || '/';
}

/** The path under a language: `/book/` and `en` → `/en/book/`; null leaves it without one. */
export function pathInLocale(path: string, locale: Locale | null): string {
  const bare = pathWithoutLocale(path);
  if (locale === null) return bare;
  return bare === '/' ? `/${locale}` : `/${locale}${bare}`;
}

const storedLanguage = (cookieHeader: string | undefined): string | undefined =>
  cookieHeader?.match(new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`))?.[1];

/** The language of a request: the path's, else the stored one, else Italian. Swedish is English with published texts before it. */
export function localeOfRequest(path: string, cookieHeader: string | undefined): Locale {
  const stored = storedLanguage(cookieHeader);
  const chosen = stored === SWEDISH ? 'en' : stored;
  return localeInPath(path) ?? (isLocale(chosen) ? chosen : DEFAULT_LOCALE);
}

/** Whether the language of a request was chosen, by its path or before, so that no other may take its place. */
export const isLanguageChosen = (path: string, cookieHeader: string | null | undefined): boolean =>
  localeInPath(path) !== null || storedLanguage(cookieHeader ?? undefined) !== undefined;

/** Businesses may have their screens in Swedish, by cookie alone: no address says it (specification section 9). */
export const SWEDISH = 'sv';

/** Whether a request wants Swedish: it was chosen, and the path names no other language. */
export const isSwedishWanted = (path: string, cookieHeader: string | null | undefined): boolean =>
  localeInPath(path) === null && storedLanguage(cookieHeader ?? undefined) === SWEDISH;
