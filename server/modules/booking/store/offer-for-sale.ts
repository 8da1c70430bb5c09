import { sql } from 'kysely';
import type { AskedContact } from '#contracts/validation/contact-details.ts';
import type { BookableOffer } from '#server/modules/catalog/index.ts';
import { getBookableOffersWith } from '#server/modules/catalog/index.ts';
import type { PaymentOptions } from '#server/modules/payments/index.ts';
import { paymentOptionsAsJson, paymentOptionsOf } from '#server/modules/payments/index.ts';
import { askedContactAsJson } from '#server/modules/widget/index.ts';
import { batchedPerDatabase } from '#server/kernel/batched.ts';
import type { Work } from '#server/kernel/work.ts';

export interface OfferForSale {
  offer: BookableOffer;
  options: PaymentOptions;
  /** What the named widget asks, or the provider's latest; null where there is none. */
  asked: AskedContact | null;
}

interface Asked {
  offerId: number;
  webIntegrationId?: number | null;
}

/**
 * The offer, its provider and plan, how it is paid and what must be typed: one round trip, shared with whoever else asks at
 * this moment. Null when it cannot be booked.
 */
export async function readForSale(work: Work, asked: Asked): Promise<OfferForSale | null> {
  return work.isInTransaction ? ((await readAll(work, [asked]))[0] ?? null) : readTogether(work, asked);
}

const MOST_TOGETHER = 50;
const readTogether = batchedPerDatabase(readAll, MOST_TOGETHER);

/** One query for those who came without a widget, and one for each widget. */
async function readAll(work: Work, all: readonly Asked[]): Promise<(OfferForSale | null)[]> {
  const widgetOf = ({ webIntegrationId }: Asked) => webIntegrationId ?? null;
  const groups = [...Map.groupBy(all, widgetOf)];
  const found = await Promise.all(
    groups.map(
      async ([widget, asked]) =>
        [
          widget,
          await readOf(
            work,
            widget,
            asked.map(({ offerId }) => offerId),
          ),
        ] as const,
    ),
  );
  const ofWidget = new Map(found);
  return all.map((asked) => ofWidget.get(widgetOf(asked))?.get(asked.offerId) ?? null);
}

async function readOf(
  work: Work,
  webIntegrationId: number | null,
  offerIds: readonly number[],
): Promise<Map<number, OfferForSale>> {
  const found = await getBookableOffersWith(work, [...new Set(offerIds)], (providerId) => {
    const asked = askedContactAsJson(providerId, webIntegrationId);
    return sql<{ options: Parameters<typeof paymentOptionsOf>[1]; asked: AskedContact | null }>`
      json_build_object('options', ${paymentOptionsAsJson(providerId)}, 'asked', ${asked})`;
  });
  const forSale = [...found].map(([offerId, { offer, further }]) => {
    const options = paymentOptionsOf(offer.providerId, further.options);
    return [offerId, { offer, options, asked: further.asked }] as const;
  });
  return new Map(forSale);
}
