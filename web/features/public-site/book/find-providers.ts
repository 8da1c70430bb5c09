import type { ProviderType } from '#contracts/statuses.ts';
import { operation } from '#web/lib/api.ts';
import type { ProviderOnCard } from '../provider-card.tsx';
import type { SearchAddress } from './search-address.ts';

export type Category = { id: number; name: string; type: ProviderType };

type Found = {
  centers: ProviderOnCard[];
  professionals: ProviderOnCard[];
  /** Null for the type that was not asked for. */
  centersTotal: number | null;
  professionalsTotal: number | null;
  pageSize: number;
  seed: number;
  understoodAs: string | null;
};

type Asked = {
  type?: ProviderType;
  keyword?: string;
  city?: string;
  country?: string;
  category?: number | null;
  distanceKm?: number | null;
  sort?: string;
  seed?: number;
  page?: number;
};

const CARD = `id name language images { small medium } location { city state latitude longitude } categories { id name }
  priceFrom nextFreeTime takesBookings matchingService distanceKm`;

const ARGUMENTS = `($type: String, $keyword: String, $city: String, $country: String, $category: Id, $distanceKm: Int,
  $sort: String, $seed: Int, $page: Int)`;

const CALL = `getRandomProvidersAlsoByKeywordOrAddress(type: $type, keyword: $keyword, city: $city, country: $country,
  category: $category, distanceKm: $distanceKm, sort: $sort, seed: $seed, page: $page)`;

/** A page of results with the categories to choose from. */
export const FIND_PROVIDERS = operation<
  { found: Found; categories: Category[] },
  Asked
>(`query FindProviders${ARGUMENTS} {
  found: ${CALL} {
    centers { ${CARD} } professionals { ${CARD} } centersTotal professionalsTotal pageSize seed understoodAs
  }
  categories { id name type }
}`);

/** Only how many there are. */
export const COUNT_PROVIDERS = operation<
  { found: Pick<Found, 'centersTotal' | 'professionalsTotal'> },
  Asked
>(`query CountProviders${ARGUMENTS} { found: ${CALL} { centersTotal professionalsTotal } }`);

export const CATEGORIES = operation<{ categories: Category[] }>(
  'query Categories { categories { id name type } }',
);

/** Some centers and professionals by chance; the seed is drawn anew each time. */
export const SOME_PROVIDERS = operation<{
  found: Pick<Found, 'centers' | 'professionals' | 'seed'>;
}>(`query SomeProviders {
  found: getRandomProvidersAlsoByKeywordOrAddress { centers { ${CARD} } professionals { ${CARD} } seed }
}`);

export function askedBy({ category, distance, sort, ...address }: SearchAddress): Asked {
  const { type, keyword, city, country, seed, page } = address;
  return { type, keyword, city, country, category, distanceKm: distance, sort, seed, page };
}
