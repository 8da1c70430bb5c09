import type { CategorySlug } from '#contracts/category-names.ts';
import { CATEGORY_SLUGS, categoryName, categoryWords } from '#contracts/category-names.ts';
import type { Locale } from '#contracts/languages.ts';
import type { Work } from '#server/kernel/work.ts';
import { getPublicProviders } from '#server/modules/providers/index.ts';
import { foldedWords } from '../rules/folded-text.ts';
import { readSuggestions } from '../store/suggestions.ts';

/** What somebody may be looking for who has typed the beginning of it. */
export interface SearchSuggestion {
  kind: 'category' | 'service' | 'provider';
  /** What is searched for when it is chosen. */
  text: string;
}

const MOST = { categories: 2, services: 4, providers: 2 };
/** One letter fits too much. */
const SHORTEST = 2;
const LONGEST = 60;

/** Categories, services and providers of which a word begins as typed, in this order; none for one letter. */
export async function suggestSearches(
  work: Work,
  locale: Locale,
  typed: string,
): Promise<SearchSuggestion[]> {
  const text = typed
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);
  const words = foldedWords(text);
  if (words.join('').length < SHORTEST) return [];
  const categories = CATEGORY_SLUGS.filter((slug) => fits(slug, words, locale)).slice(0, MOST.categories);
  const found = await readSuggestions(work, { ...MOST, words });
  const names = new Map(
    (await getPublicProviders(work, found.providerIds)).map(({ id, name }) => [id, name]),
  );
  const suggested: SearchSuggestion[] = [
    ...categories.map((slug) => ({ kind: 'category' as const, text: categoryName(slug, locale) })),
    ...found.services.map((name) => ({ kind: 'service' as const, text: name })),
    ...found.providerIds.flatMap((id) => {
      const name = names.get(id);
      return name === undefined ? [] : [{ kind: 'provider' as const, text: name }];
    }),
  ];
  return suggested.filter(
    ({ text: one }, index) =>
      suggested.findIndex((other) => other.text.toLowerCase() === one.toLowerCase()) === index,
  );
}

/** Whether a category has a word for each one typed, the last of which may go on. */
function fits(slug: CategorySlug, typed: readonly string[], locale: Locale): boolean {
  const own = foldedWords(categoryWords(slug, locale));
  return typed.every((word) => own.some((one) => one.startsWith(word)));
}
