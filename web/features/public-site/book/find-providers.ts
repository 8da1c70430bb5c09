import type { FindProvidersVariables } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';
import { PROVIDER_ON_CARD } from '../provider-on-card.ts';
import type { SearchAddress } from './search-address.ts';

export type { Category } from '#web/generated/operations.ts';

const CATEGORY = 'fragment Category on Category { id name type }';

const ARGUMENTS = `($type: String, $keyword: String, $city: String, $country: String, $category: Id, $distanceKm: Int,
  $sort: String, $seed: Int, $page: Int, $priceTo: Int, $payOnline: Boolean, $freeOn: String)`;

const CALL = `searchProviders(type: $type, keyword: $keyword, city: $city, country: $country,
  category: $category, distanceKm: $distanceKm, sort: $sort, seed: $seed, page: $page, priceTo: $priceTo, payOnline: $payOnline, freeOn: $freeOn)`;

/** A page of results with the categories to choose from. */
export const FIND_PROVIDERS = operation(`query FindProviders${ARGUMENTS} {
  found: ${CALL} {
    providers { ...ProviderOnCard } nearby { ...ProviderOnCard } total isPlaceUnknown pageSize seed understoodAs
  }
  categories { ...Category }
} ${PROVIDER_ON_CARD} ${CATEGORY}`);

/** Only how many there are. */
export const COUNT_PROVIDERS = operation(`query CountProviders${ARGUMENTS} { found: ${CALL} { total } }`);

export const CATEGORIES = operation(`query Categories { categories { ...Category } } ${CATEGORY}`);

/** Some centers and professionals by chance; the seed is drawn anew each time. */
export const SOME_PROVIDERS = operation(`query SomeProviders {
  found: getRandomProvidersAlsoByKeywordOrAddress { centers { ...ProviderOnCard } professionals { ...ProviderOnCard } seed }
} ${PROVIDER_ON_CARD}`);

export function askedBy(address: SearchAddress): FindProvidersVariables {
  const { type, keyword, city, country, category, distance, sort, seed, page, priceTo, payOnline, day } =
    address;
  return {
    keyword,
    city,
    country,
    category,
    sort,
    seed,
    page,
    priceTo,
    payOnline,
    type: type || null,
    distanceKm: distance,
    freeOn: day || null,
  };
}
