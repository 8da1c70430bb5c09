import { PROVIDER_TYPES } from '#contracts/statuses.ts';
import type { ProviderType } from '#contracts/statuses.ts';

/** What a search page shows, all of it in its address. */
export type SearchAddress = {
  /** Empty: both. */
  type: ProviderType | '';
  keyword: string;
  city: string;
  /** ISO code of the chosen place's country; empty when the city was only typed. */
  country: string;
  category: number | null;
  /** Kilometres around the city; null: the city alone. */
  distance: number | null;
  sort: SearchSort;
  /** What the order by chance is drawn from. */
  seed: number;
  page: number;
  view: 'list' | 'map';
  /** Only with free times on that day. */
  day: '' | 'today' | 'tomorrow';
  /** The highest price in euro. */
  priceTo: number | null;
  /** Only where one can pay online. */
  payOnline: boolean;
};

/** `random` is what older addresses and the home page say; no list offers it. */
export const SEARCH_SORTS = ['fit', 'nearest', 'name', 'random'] as const;
export const SORTS_OFFERED = ['fit', 'nearest', 'name'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** What the filter of prices offers, in euro. */
export const PRICES = [30, 50, 80] as const;
const DAYS = ['today', 'tomorrow'] as const;

export const DISTANCES = [5, 10, 25, 50, 100] as const;

const LONGEST_TEXT = 120;
const LARGEST_SEED = 2 ** 31 - 1;
const LAST_PAGE = 1000;

/**
 * Reads a search from an address; whatever cannot be counts as not there.
 * @param usualSeed for addresses without a seed
 */
export function readSearchAddress(params: URLSearchParams, usualSeed: number): SearchAddress {
  const text = (name: string): string => (params.get(name) ?? '').slice(0, LONGEST_TEXT).trim();
  const city = text('city');
  const country = text('country').toUpperCase();
  const sort = SEARCH_SORTS.find((each) => each === params.get('sort')) ?? 'fit';
  return {
    type: PROVIDER_TYPES.find((type) => type === params.get('type')) ?? '',
    keyword: text('keyword'),
    city,
    country: city !== '' && /^[A-Z]{2}$/.test(country) ? country : '',
    category: wholeNumber(params.get('category'), 1, 32767),
    distance: city === '' ? null : (DISTANCES.find((km) => String(km) === params.get('distance')) ?? null),
    sort: sort === 'nearest' && city === '' ? 'fit' : sort,
    seed: wholeNumber(params.get('seed'), 0, LARGEST_SEED) ?? usualSeed,
    page: wholeNumber(params.get('page'), 1, LAST_PAGE) ?? 1,
    view: params.get('view') === 'map' ? 'map' : 'list',
    day: DAYS.find((day) => day === params.get('day')) ?? '',
    priceTo: PRICES.find((price) => String(price) === params.get('price')) ?? null,
    payOnline: params.get('pay') === 'online',
  };
}

/** The address's part after the path; what goes without saying is left out, but never the seed. */
export function searchOf(address: SearchAddress): string {
  const { type, keyword, city, country, category, distance, sort, seed, page, view } = address;
  const { day, priceTo, payOnline } = address;
  const params = {
    type,
    keyword,
    city,
    country,
    category: String(category ?? ''),
    distance: String(distance ?? ''),
    sort: sort === 'fit' ? '' : sort,
    day,
    price: String(priceTo ?? ''),
    pay: payOnline ? 'online' : '',
    view: view === 'list' ? '' : view,
    seed: String(seed),
    page: page === 1 ? '' : String(page),
  };
  return `?${new URLSearchParams(Object.entries(params).filter(([, value]) => value !== ''))}`;
}

/** The same search changed; it begins at its first page again. */
export function changedSearch(address: SearchAddress, changes: Partial<SearchAddress>): SearchAddress {
  return { ...address, page: 1, ...changes };
}

/** One order a day for addresses that name none, so that going back finds the same page: 2026-11-21 → 20261121. */
export function seedOfDay(now: Date): number {
  return Number(now.toISOString().slice(0, 10).replaceAll('-', ''));
}

function wholeNumber(text: string | null, least: number, most: number): number | null {
  if (text === null || !/^\d{1,10}$/.test(text)) return null;
  const number = Number(text);
  return number >= least && number <= most ? number : null;
}
