import type { ProviderType } from '#contracts/statuses.ts';
import { PROVIDER_TYPES } from '#contracts/statuses.ts';
import { foldedWords } from './folded-text.ts';

export const PAGE_SIZE = 8;
/** Pages beyond this one answer nobody's question and only cost. */
export const LAST_PAGE = 1_000;
const FARTHEST_KM = 500;
const LONGEST_TEXT = 120;
const MOST_WORDS = 8;
const LARGEST_SEED = 2 ** 31 - 1;
/** Ids of categories are this small in the database. */
const LARGEST_CATEGORY_ID = 2 ** 15 - 1;

/** `fit`: whose name says it all first, then by distance where there is a place, then by chance. */
export const SEARCH_SORTS = ['random', 'fit', 'nearest', 'name'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** Days that results can be narrowed to, each in the provider's own zone. */
export const FREE_DAYS = ['today', 'tomorrow'] as const;
export type FreeDay = (typeof FREE_DAYS)[number];
/** Higher limits leave nobody out. */
const HIGHEST_PRICE = 100_000;

/** A search as it was asked; whatever was left out is absent or null. */
export interface SearchQuery {
  keyword?: string | null | undefined;
  city?: string | null | undefined;
  country?: string | null | undefined;
  type?: string | null | undefined;
  category?: number | null | undefined;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  distanceKm?: number | null | undefined;
  sort?: string | null | undefined;
  seed?: number | null | undefined;
  page?: number | null | undefined;
  together?: boolean | null | undefined;
  priceTo?: number | null | undefined;
  payOnline?: boolean | null | undefined;
  freeOn?: string | null | undefined;
}

export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** A search after its arguments were read. */
export interface SearchQuestion {
  /** Folded, at most eight. */
  words: string[];
  /** Whether anything was typed: signs alone are a question that nothing answers. */
  hasKeyword: boolean;
  city: string | null;
  countryCode: string | null;
  type: ProviderType | null;
  categoryId: number | null;
  center: Coordinates | null;
  distanceKm: number | null;
  sort: SearchSort;
  seed: number;
  page: number;
  /** Both types as one list. */
  isTogether: boolean;
  narrowed: Narrowed;
}

/** What is asked of the offers and free times of those found. */
export interface Narrowed {
  /** In euro. */
  priceTo: number | null;
  payOnline: boolean;
  freeOn: FreeDay | null;
}

/**
 * Reads a search's arguments. Texts of any length and kind are cut and harmless; an empty one counts as left out.
 * @param drawnSeed the seed to use when none is given
 * @returns the question, or the names of the arguments that cannot be
 */
export function readSearchQuestion(
  asked: SearchQuery,
  drawnSeed: number,
): { question: SearchQuestion } | { affected: string[] } {
  const keyword = cut(asked.keyword);
  const country = cut(asked.country).toUpperCase();
  const { latitude, longitude } = asked;
  const center = latitude != null && longitude != null ? { latitude, longitude } : null;
  const question: SearchQuestion = {
    words: foldedWords(keyword).slice(0, MOST_WORDS),
    hasKeyword: keyword !== '',
    city: cut(asked.city) || null,
    countryCode: country || null,
    type: PROVIDER_TYPES.find((type) => type === asked.type) ?? null,
    categoryId: asked.category ?? null,
    center,
    distanceKm: asked.distanceKm ?? null,
    sort: SEARCH_SORTS.find((sort) => sort === asked.sort) ?? 'random',
    seed: asked.seed ?? drawnSeed,
    page: asked.page ?? 1,
    isTogether: asked.together ?? false,
    narrowed: {
      priceTo: asked.priceTo ?? null,
      payOnline: asked.payOnline ?? false,
      freeOn: FREE_DAYS.find((day) => day === asked.freeOn) ?? null,
    },
  };
  const wrong: Record<string, boolean> = {
    country: !/^([A-Z]{2})?$/.test(country),
    type: Boolean(asked.type) && question.type === null,
    category: question.categoryId !== null && !isWhole(question.categoryId, 1, LARGEST_CATEGORY_ID),
    latitude: isMissing(latitude, longitude) || (center !== null && !isWithin(center.latitude, 90)),
    longitude: isMissing(longitude, latitude) || (center !== null && !isWithin(center.longitude, 180)),
    distanceKm: question.distanceKm !== null && !isWhole(question.distanceKm, 1, FARTHEST_KM),
    sort: Boolean(asked.sort) && question.sort !== asked.sort,
    seed: !isWhole(question.seed, 0, LARGEST_SEED),
    page: !isWhole(question.page, 1, LAST_PAGE),
    priceTo: question.narrowed.priceTo !== null && !isWhole(question.narrowed.priceTo, 1, HIGHEST_PRICE),
    freeOn: Boolean(asked.freeOn) && question.narrowed.freeOn !== asked.freeOn,
  };
  const affected = Object.keys(wrong).filter((name) => wrong[name]);
  return affected.length > 0 ? { affected } : { question };
}

function cut(text: string | null | undefined): string {
  return Array.from((text ?? '').slice(0, 2 * LONGEST_TEXT))
    .slice(0, LONGEST_TEXT)
    .join('')
    .trim();
}

function isWhole(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

function isWithin(degrees: number, most: number): boolean {
  return Number.isFinite(degrees) && Math.abs(degrees) <= most;
}

/** Half a pair of coordinates names no place. */
function isMissing(one: number | null | undefined, other: number | null | undefined): boolean {
  return one == null && other != null;
}
