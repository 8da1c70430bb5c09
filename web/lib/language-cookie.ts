import { LANGUAGE_COOKIE } from '#contracts/languages.ts';
import type { Locale } from '#contracts/languages.ts';

const ONE_YEAR = 365 * 24 * 60 * 60;

/** The `Set-Cookie` line that keeps a chosen language for a year. */
export function languageCookie(locale: Locale): string {
  return `${LANGUAGE_COOKIE}=${locale}; Path=/; Max-Age=${ONE_YEAR}; SameSite=Lax`;
}
