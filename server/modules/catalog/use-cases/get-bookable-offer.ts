import type { Work } from '#server/kernel/work.ts';
import type { ProviderPlan } from '#server/modules/packages/index.ts';
import { planOf } from '#server/modules/packages/index.ts';
import type { ProviderForBooking } from '#server/modules/providers/index.ts';
import { periodOf } from '../rules/period.ts';
import type { OfferPeriod } from '../rules/period.ts';
import type { BookableOfferRow, BookablePerson, Further, NeededThing } from '../store/bookable-offers.ts';
import { readBookableOffer, readBookableOffersOf, readBookableOffersWith } from '../store/bookable-offers.ts';

/** An offer as it can be booked now, with the facts of its provider that booking and availability look at. */
export interface BookableOffer {
  offerId: number;
  providerId: number;
  serviceId: number;
  name: string;
  /** The heading it stands under. */
  serviceName: string;
  priceCents: number;
  durationMinutes: number;
  prepareMinutes: number;
  cleanupMinutes: number;
  /** Parallel bookings of one start with one person. */
  capacity: number;
  minimumCapacity: number;
  /** Minutes between starts: the service's own, else the provider's. */
  stepMinutes: number;
  /** When it can be booked; null: always. */
  period: OfferPeriod | null;
  /** 1 at the provider, 2 a note, 3 a place on the map, 4 online. */
  locationType: number;
  group: { name: string; color: string } | null;
  /** Who can do it, at least one, in the provider's order. */
  people: BookablePerson[];
  things: NeededThing[];
  provider: ProviderForBooking;
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
