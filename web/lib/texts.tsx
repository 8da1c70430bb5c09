import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { DEFAULT_LOCALE } from '#contracts/languages.ts';
import type { Locale } from '#contracts/languages.ts';
import { textsIn } from './texts-in.ts';
import type { Texts } from './texts-in.ts';

const LocaleContext = createContext<Locale>(DEFAULT_LOCALE);

export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

export function useLocale(): Locale {
  return use(LocaleContext);
}

/** The texts in the page's language. */
export function useTexts(): Texts {
  const locale = useLocale();
  return useMemo(() => textsIn(locale), [locale]);
}
