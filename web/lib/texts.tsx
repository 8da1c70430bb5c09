import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { DEFAULT_LOCALE } from '#contracts/languages.ts';
import type { Locale } from '#contracts/languages.ts';

/** A compiled text: `import * as m from '#contracts/texts/messages.js'`. */
export type Message<Inputs> = (inputs: Inputs, options?: { locale?: Locale }) => string;

/** `t(m.shell_about)`, or with values `t(m.search_results, { count })`. */
export type Texts = <Inputs>(
  message: Message<Inputs>,
  ...inputs: Record<never, never> extends Inputs ? [inputs?: Inputs] : [inputs: Inputs]
) => string;

const LocaleContext = createContext<Locale>(DEFAULT_LOCALE);

export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

export function useLocale(): Locale {
  return use(LocaleContext);
}

/** The texts in the page's language. */
export function useTexts(): Texts {
  return textsIn(useLocale());
}

/** The same outside of components: in loaders, actions and `meta`. */
export function textsIn(locale: Locale): Texts {
  return (message, ...[inputs]) => message((inputs ?? {}) as Parameters<typeof message>[0], { locale }); // no inputs only where none are wanted
}
