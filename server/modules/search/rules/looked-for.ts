import type { CategorySlug } from '#contracts/category-names.ts';
import { categoryWords } from '#contracts/category-names.ts';
import { LOCALES } from '#contracts/languages.ts';
import { foldedWords } from './folded-text.ts';

/** What a search asked for that an offer can have. */
export interface LookedFor {
  /** The same for the same question. */
  name: string;
  /** Each as one of its spellings. */
  words: readonly (readonly string[])[];
  /** The category's, in both languages, which decide between offers that the words leave alike. */
  categoryWords: readonly string[];
}

/** @returns null where nothing was asked for but a place or a type */
export function lookedForIn(
  words: readonly (readonly string[])[] | null,
  category: CategorySlug | null,
): LookedFor | null {
  const ofCategory =
    category === null ? [] : LOCALES.flatMap((locale) => foldedWords(categoryWords(category, locale)));
  const asked = { words: words ?? [], categoryWords: [...new Set(ofCategory)] };
  if (asked.words.length === 0 && asked.categoryWords.length === 0) return null;
  return { name: JSON.stringify(asked), ...asked };
}
