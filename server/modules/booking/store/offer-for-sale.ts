import { sql } from 'kysely';
import type { AskedContact } from '#contracts/validation/contact-details.ts';
import type { BookableOffer } from '#server/modules/catalog/index.ts';
import { getBookableOfferWith } from '#server/modules/catalog/index.ts';
import type { PaymentOptions } from '#server/modules/payments/index.ts';
import { paymentOptionsAsJson, paymentOptionsOf } from '#server/modules/payments/index.ts';
import { askedContactAsJson } from '#server/modules/widget/index.ts';
import type { Work } from '#server/kernel/work.ts';

export interface OfferForSale {
  offer: BookableOffer;
  options: PaymentOptions;
  /** What the named widget asks, or the provider's latest; null where there is none. */
  asked: AskedContact | null;
}

/** The offer, its provider and plan, how it is paid and what must be typed: one round trip. Null when it cannot be booked. */
export async function readForSale(
  work: Work,
  wish: { offerId: number; webIntegrationId?: number | null },
): Promise<OfferForSale | null> {
  const found = await getBookableOfferWith(work, wish.offerId, (providerId) => {
    const asked = askedContactAsJson(providerId, wish.webIntegrationId ?? null);
    return sql<{ options: Parameters<typeof paymentOptionsOf>[1]; asked: AskedContact | null }>`
      json_build_object('options', ${paymentOptionsAsJson(providerId)}, 'asked', ${asked})`;
  });
  if (!found) return null;
  const { offer, further } = found;
  return { offer, options: paymentOptionsOf(offer.providerId, further.options), asked: further.asked };
}
