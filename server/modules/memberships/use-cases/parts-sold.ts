import { readOffersToCover } from '#server/modules/catalog/index.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Membership } from '../store/memberships.ts';
import type { SoldPart } from '../store/passes.ts';

/** The parts of a bundle as they are sold, so many times each; null for a membership. */
export async function partsSold(
  work: Work,
  { providerId, type, parts }: Pick<Membership, 'providerId' | 'type' | 'parts'>,
  quantity = 1,
): Promise<SoldPart[] | null> {
  if (type !== 'bundle') return null;
  const ids = parts.map(({ offerId }) => offerId);
  const offers = await readOffersToCover(work, providerId, ids);
  return parts.map(({ offerId, entries }) => ({
    offerId,
    name: offers.find(({ id }) => id === offerId)?.name ?? '',
    entries: entries * quantity,
  }));
}
