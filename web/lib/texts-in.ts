import type { Locale } from '#contracts/languages.ts';

/** A compiled text: `import * as m from '#contracts/texts/messages.js'`. */
export type Message<Inputs> = (inputs: Inputs, options?: { locale?: Locale }) => string;

/** `t(m.shell_about)`, or with values `t(m.search_results, { count })`. */
export type Texts = <Inputs>(
  message: Message<Inputs>,
  ...inputs: Record<never, never> extends Inputs ? [inputs?: Inputs] : [inputs: Inputs]
) => string;

/** The texts in a language, for loaders, actions and `meta`; components use `useTexts`. */
export function textsIn(locale: Locale): Texts {
  return (message, ...[inputs]) => message((inputs ?? {}) as Parameters<typeof message>[0], { locale }); // none are given only where none are wanted
}
