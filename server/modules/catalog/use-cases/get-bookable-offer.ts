import type { Work } from '#server/kernel/work.ts';
import type { ProviderPlan } from '#server/modules/packages/index.ts';
import { planOf } from '#server/modules/packages/index.ts';
import { periodOf } from '../rules/period.ts';
import type { OfferPeriod } from '../rules/period.ts';
import type { BookableOfferRow, Further, OfferTerms } from '../store/bookable-offers.ts';
import {
  readAnyOffer,
  readBookableOffer,
  readBookableOffersOf,
  readBookableOffersWith,
  readOffersInUse,
} from '../store/bookable-offers.ts';

/** An offer as it can be booked now, with the facts of its provider that booking and availability look at. */
export interface BookableOffer extends OfferTerms {
  /** Minutes between starts: the service's own, else the provider's. */
  stepMinutes: number;
  /** When it can be booked; null: always. */
  period: OfferPeriod | null;
  plan: ProviderPlan;
}

/**
 * The offer with everything booking needs, in one query; null when it is unknown or cannot be booked. Whether its
 * provider may be booked (public, plan, paid) is the caller's question to `provider` and `plan`.
 */
export async function getBookableOffer(work: Work, offerId: number): Promise<BookableOffer | null> {
  const row = await readBookableOffer(work, offerId);
  return row && toBookableOffer(row);
}

/**
 * The offer whatever its standing is (hidden, archived, under a service that was removed), for those who work on what was booked of it:
 * with those of its people and things that are in use. Null when it is unknown.
 */
export async function getAnyOffer(work: Work, offerId: number): Promise<BookableOffer | null> {
  const row = await readAnyOffer(work, offerId);
  return row && toBookableOffer(row);
}

/** Some offers by their ids, with what the caller's own modules know of their providers, in one query. */
export async function getBookableOffersWith<T>(
  work: Work,
  offerIds: readonly number[],
  further: Further<T>,
): Promise<Map<number, { offer: BookableOffer; further: T }>> {
  const rows = await readBookableOffersWith(work, offerIds, further);
  return new Map(rows.map((row) => [row.offerId, { offer: toBookableOffer(row), further: row.further }]));
}

/** All bookable offers of some providers, in one query. */
export async function getBookableOffersOf(
  work: Work,
  providerIds: readonly number[],
): Promise<BookableOffer[]> {
  if (providerIds.length === 0) return [];
  return (await readBookableOffersOf(work, providerIds)).map(toBookableOffer);
}

/** What a provider's desk can book, in the provider's order: also what is not on public sale. */
export async function getOffersInUse(work: Work, providerId: number): Promise<BookableOffer[]> {
  return (await readOffersInUse(work, providerId)).map(toBookableOffer);
}

function toBookableOffer(row: BookableOfferRow & { further?: unknown }): BookableOffer {
  const {
    minCalendarSlot,
    plan,
    isAlwaysAvailable,
    periodStartDate,
    periodEndDate,
    periodStartMinute,
    periodEndMinute,
    further: _,
    ...same
  } = row;
  return {
    ...same,
    stepMinutes: minCalendarSlot ?? row.provider.defaultTimeSlotStep,
    period: periodOf({
      isAlwaysAvailable,
      periodStartDate,
      periodEndDate,
      periodStartMinute,
      periodEndMinute,
    }),
    plan: planOf(plan),
  };
}
