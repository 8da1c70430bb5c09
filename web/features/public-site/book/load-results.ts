import type { ApiError } from '#contracts/api-error.ts';
import type { Api } from '#web/lib/api.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import type { ProviderOnCard } from '#web/generated/operations.ts';
import { askedBy, CATEGORIES, COUNT_PROVIDERS, FIND_PROVIDERS } from './find-providers.ts';
import type { Category } from './find-providers.ts';
import type { SearchAddress } from './search-address.ts';

export type Results =
  | {
      providers: readonly ProviderOnCard[];
      total: number;
      pageCount: number;
      /** The nearest others where one or none was found in the town. */
      nearby: readonly ProviderOnCard[];
      /** There is no town of the name that was asked for. */
      isTownUnknown: boolean;
      /** What was looked for in place of a keyword that nothing has. */
      understoodAs: string | null;
      /** How many of the other type there are, when there is none of this one. */
      otherTotal: number;
    }
  | { errors: readonly ApiError[]; isPlaceUnknown: boolean };

/** What a search page shows; a failure is shown on the page too, with the form as it was. */
export async function loadResults(
  api: Api,
  address: SearchAddress,
): Promise<{ categories: readonly Category[]; results: Results }> {
  try {
    const { found, categories } = await api(FIND_PROVIDERS, askedBy(address));
    const total = found.total ?? 0;
    const results = {
      providers: found.providers,
      nearby: found.nearby,
      total,
      pageCount: Math.ceil(total / found.pageSize),
      understoodAs: found.understoodAs,
      isTownUnknown: found.isPlaceUnknown,
      otherTotal:
        total > 0 || found.isPlaceUnknown || address.type === '' ? 0 : await countOther(api, address),
    };
    return { categories, results };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const categories = await api(CATEGORIES).then(
      (answer) => answer.categories,
      () => [],
    );
    return { categories, results: { errors: error.errors, isPlaceUnknown: error.hasCode('geocoderFailed') } };
  }
}

async function countOther(api: Api, address: SearchAddress): Promise<number> {
  const other: SearchAddress = {
    ...address,
    type: address.type === 'C' ? 'P' : 'C',
    category: null,
    page: 1,
  };
  const { found } = await api(COUNT_PROVIDERS, askedBy(other));
  return found.total ?? 0;
}
