import type { Locale } from '#contracts/languages.ts';
import type { TextLanguage } from '#contracts/own-texts.ts';

/** A compiled text: `import * as m from '#contracts/texts/messages.js'`. */
export type Message<Inputs> = (
  inputs: Inputs,
  options?: { locale?: Locale; before?: TextLanguage },
) => string;

/** `t(m.shell_about)`, or with values `t(m.search_results, { count })`. */
export type Texts = <Inputs>(
  message: Message<Inputs>,
  ...inputs: Record<never, never> extends Inputs ? [inputs?: Inputs] : [inputs: Inputs]
) => string;

/**
 * The texts in a language, for loaders, actions and `meta`; components use `useTexts`.
 * @param before a language whose published texts are looked for first
 */
export function textsIn(locale: Locale, before: TextLanguage | null = null): Texts {
  const options = before === null ? { locale } : { locale, before };
  return (message, ...[inputs]) => message((inputs ?? {}) as Parameters<typeof message>[0], options); // none are given only where none are wanted
}
