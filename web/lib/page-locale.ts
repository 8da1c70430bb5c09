import { DEFAULT_LOCALE, isLocale } from '#contracts/languages.ts';
import type { Locale } from '#contracts/languages.ts';

/** The language of the page that is shown, for client actions: they stand outside of React. */
export function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : DEFAULT_LOCALE;
}
