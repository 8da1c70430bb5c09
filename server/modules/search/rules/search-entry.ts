import type { CategorySlug } from '#contracts/category-names.ts';
import { categoryWords } from '#contracts/category-names.ts';
import { LOCALES } from '#contracts/languages.ts';
import type { ProviderType } from '#contracts/statuses.ts';
import { foldedText, foldedWords } from './folded-text.ts';
import { townKey } from './town-key.ts';

/** What of a provider goes into its entry. */
export interface Findable {
  id: number;
  type: ProviderType;
  name: string;
  description: string;
  tags: readonly string[];
  categories: readonly { id: number; slug: CategorySlug }[];
  location: {
    city: string | null;
    cityKey: string | null;
    state: string | null;
    countryCode: string;
    latitude: number | null;
    longitude: number | null;
  };
}

/** What can be found of a provider; texts are folded. */
export interface SearchEntry {
  providerId: number;
  type: ProviderType;
  /** The name without case and accents. */
  sortName: string;
  /** Every different word of name, categories in both languages, offers, place, tags and description. */
  words: string[];
  /** What it offers, as it is called there, each name once. */
  offerNames: string[];
  cityKey: string | null;
  countryCode: string;
  latitude: number | null;
  longitude: number | null;
  categoryIds: number[];
}

/** No honest description has more different words; an index entry for each is kept. */
const MOST_WORDS = 1_500;
/** More names than this are suggested of nobody. */
const MOST_NAMES = 200;

/** @param offerNames names of offers and of the headings they stand under, in any order, repeated or not */
export function searchEntryOf(provider: Findable, offerNames: readonly string[]): SearchEntry {
  const { city, cityKey, state, countryCode, latitude, longitude } = provider.location;
  const categoryNames = provider.categories.flatMap(({ slug }) =>
    LOCALES.map((locale) => categoryWords(slug, locale)),
  );
  const texts = [
    provider.name,
    ...categoryNames,
    ...offerNames,
    city,
    state,
    ...provider.tags,
    provider.description,
  ];
  const words = new Set(texts.flatMap((text) => (text === null ? [] : foldedWords(text))));
  return {
    providerId: provider.id,
    type: provider.type,
    sortName: foldedText(provider.name),
    words: [...words].slice(0, MOST_WORDS),
    offerNames: [...new Set(offerNames)].slice(0, MOST_NAMES),
    cityKey: cityKey ?? (city === null ? null : townKey(city, countryCode)),
    countryCode,
    latitude,
    longitude,
    categoryIds: provider.categories.map(({ id }) => id),
  };
}
