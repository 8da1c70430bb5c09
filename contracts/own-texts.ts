import type { Locale } from './languages.ts';

/** Languages in which administrators may publish texts (specification section 9); Swedish is for the screens of businesses, and English where it has none. */
export const TEXT_LANGUAGES = ['it', 'en', 'sv'] as const;
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

/** The published texts of a language, by key. */
export interface TextSet {
  /** Of the texts, for the address under which browsers get them. */
  hash: string;
  texts: Readonly<Record<string, string>>;
}

declare global {
  /** One for all modules of a process or a page: the compiled texts stand in several bundles. */
  var raduraTexts: Partial<Record<TextLanguage, TextSet>> | undefined;
}

type Inputs = Record<string, unknown>;
type Compiled = (inputs: Inputs) => string;
interface Options {
  locale?: Locale;
  /** Another language to look for published texts in first. */
  before?: TextLanguage;
}

const filled = (text: string, inputs: Inputs): string =>
  text.replace(/\{(\w+)\}/g, (typed, name: string) => (name in inputs ? String(inputs[name]) : typed));

/** A text as it is now: the published one of the language, else the compiled one. The compile script calls it for each message. */
export const ownText =
  (key: string, it: Compiled, en: Compiled) =>
  (inputs: Inputs = {}, { locale, before }: Options = {}): string => {
    const sets = globalThis.raduraTexts;
    const own = sets && ((before && sets[before]?.texts[key]) ?? sets[locale ?? 'en']?.texts[key]);
    return own ? filled(own, inputs) : (locale === 'it' ? it : en)(inputs);
  };
