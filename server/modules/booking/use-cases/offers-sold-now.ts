import type { BookableOffer } from '#server/modules/catalog/index.ts';
import { getBookableOffersOf } from '#server/modules/catalog/index.ts';
import { getPaymentOptionsOfMany } from '#server/modules/payments/index.ts';
import type { Work } from '#server/kernel/work.ts';
import { isSoldNow, waysToPay } from './resolve-sale.ts';

/**
 * What each of these providers sells at this moment: the offers that somebody could book, what costs nothing included. Left out: who
 * sells nothing, because of the plan, of what is owed, or of an account that cannot be paid. Says nothing of free times.
 */
export async function offersSoldNow(
  work: Work,
  providerIds: readonly number[],
): Promise<Map<number, BookableOffer[]>> {
  const [offers, options] = await Promise.all([
    getBookableOffersOf(work, providerIds),
    getPaymentOptionsOfMany(work, providerIds),
  ]);
  const sold = offers.filter((offer) => {
    const ofProvider = options.get(offer.providerId);
    return ofProvider !== undefined && isSoldNow(offer, ofProvider, work.now());
  });
  return Map.groupBy(sold, ({ providerId }) => providerId);
}

/** Which of these providers sell something now that can be paid online. */
export async function payableOnlineNow(work: Work, providerIds: readonly number[]): Promise<Set<number>> {
  const [sold, options] = await Promise.all([
    offersSoldNow(work, providerIds),
    getPaymentOptionsOfMany(work, providerIds),
  ]);
  const payable = [...sold].filter(([id, offers]) => {
    const ofProvider = options.get(id);
    return (
      ofProvider && offers.some((offer) => offer.priceCents > 0 && waysToPay(offer, ofProvider).canPayOnline)
    );
  });
  return new Set(payable.map(([id]) => id));
}

/** Whether anything of the provider can be booked now; where nothing can, people ask instead. */
export async function sellsNow(work: Work, providerId: number): Promise<boolean> {
  return (await offersSoldNow(work, [providerId])).has(providerId);
}
