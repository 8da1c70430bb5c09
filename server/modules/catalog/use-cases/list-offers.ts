import type { Work } from '#server/kernel/work.ts';
import { getProviderForBooking, isPublic } from '#server/modules/providers/index.ts';
import type { ListedService } from '../store/service-list.ts';
import { readProviderOfOffer, readServiceList } from '../store/service-list.ts';

/** What can be booked with a provider, by heading, in its order. Whether visitors may see it is the caller's question. */
export async function offersForBooking(work: Work, providerId: number): Promise<ListedService[]> {
  return readServiceList(work, providerId);
}

/** As `offersForBooking`, for visitors: null when they may not see the provider. */
export async function listPublicOffers(work: Work, providerId: number): Promise<ListedService[] | null> {
  const provider = await getProviderForBooking(work, providerId);
  return provider && isPublic(provider) ? offersForBooking(work, providerId) : null;
}

/** Whose offer it is, or null: what calls that carry only an offer's id begin with. */
export async function providerOfOffer(work: Work, offerId: number): Promise<number | null> {
  return readProviderOfOffer(work, offerId);
}
