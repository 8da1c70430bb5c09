import type { Locale } from '#contracts/languages.ts';

/** Mails are written in the languages of the screens; whoever speaks another reads English (specification section 9). */
export function mailLanguageOf(language: string): Locale {
  return language === 'it' ? 'it' : 'en';
}
