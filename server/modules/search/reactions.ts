import type { Reaction } from '#server/kernel/facts.ts';
import { reaction } from '#server/kernel/facts.ts';
import type { OffersChanged } from '#server/modules/catalog/facts.ts';
import type { ProviderChanged } from '#server/modules/providers/facts.ts';
import { refreshEntries } from './use-cases/refresh-entries.ts';

export const searchReactions: Reaction[] = [
  reaction<ProviderChanged>('providerChanged', 'refreshSearch', (work, { providerId }) =>
    refreshEntries(work, [providerId]),
  ),
  reaction<OffersChanged>('offersChanged', 'refreshSearch', (work, { providerId }) =>
    refreshEntries(work, [providerId]),
  ),
];
