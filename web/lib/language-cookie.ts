import { LANGUAGE_COOKIE, SWEDISH } from '#contracts/languages.ts';
import type { Locale } from '#contracts/languages.ts';

const ONE_YEAR = 365 * 24 * 60 * 60;

/** The `Set-Cookie` line that keeps a chosen language for a year. @param origin our own address */
export function languageCookie(locale: Locale | typeof SWEDISH, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${LANGUAGE_COOKIE}=${locale}; Path=/; Max-Age=${ONE_YEAR}; SameSite=Lax${secure}`;
}
