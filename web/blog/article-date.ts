import type { Locale } from '#contracts/languages.ts';

/** '5 novembre 2026' / '5 November 2026', where the magazine is made. */
export const dayLabel = (instant: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'it-IT', {
    dateStyle: 'long',
    timeZone: 'Europe/Rome',
  }).format(new Date(instant));
