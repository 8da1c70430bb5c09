import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { DEFAULT_LOCALE } from '#contracts/languages.ts';
import type { Locale } from '#contracts/languages.ts';
import type { TextLanguage } from '#contracts/own-texts.ts';
import { textsIn } from './texts-in.ts';
import type { Texts } from './texts-in.ts';

const LocaleContext = createContext<Locale>(DEFAULT_LOCALE);

const BeforeContext = createContext<TextLanguage | null>(null);

type LocaleProviderProps = {
  locale: Locale;
  /** A language whose published texts are looked for first. */
  before?: TextLanguage | null;
  children: ReactNode;
};

export function LocaleProvider({ locale, before = null, children }: LocaleProviderProps) {
  return (
    <LocaleContext value={locale}>
      <BeforeContext value={before}>{children}</BeforeContext>
    </LocaleContext>
  );
}

export function useLocale(): Locale {
  return use(LocaleContext);
}

/** The texts in the page's language. */
export function useTexts(): Texts {
  const locale = useLocale();
  const before = use(BeforeContext);
  return useMemo(() => textsIn(locale, before), [locale, before]);
}
