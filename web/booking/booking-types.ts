import type {
  AvailableDatesData,
  AvailableSlotsData,
  ServicesToBookData,
} from '#web/generated/operations.ts';

export type { CreationResult, ProviderToBook } from '#web/generated/operations.ts';

/** A heading with its offers, as they can be booked (specification section 3, "Sub-service for booking"). */
export type ServiceToBook = NonNullable<ServicesToBookData['getSubservicesForBooking']>[number];
/** `priceCents` is paid on site, `onlinePriceCents` online, the discount taken off; `duration` is in minutes. */
export type OfferToBook = ServiceToBook['offers'][number];
export type PersonOnOffer = OfferToBook['resources'][number];
/** What choosing a person needs of them. */
export type BookablePerson = Pick<PersonOnOffer, 'id' | 'name'>;
export type OfferingGroup = NonNullable<ServiceToBook['group']>;

/** When a person, or anyone, can be booked; dates are 'YYYY-MM-DD' in `timeZone`. */
export type Availability = AvailableDatesData['getResourceAvailabilityDates'];
export type Closure = Availability['holidays'][number];
/** A free start; times are local 'HH:mm:ss', `dateTimeFrom` carries the offset. */
export type Slot = AvailableSlotsData['getResourceAvailabilitySlots'][number];

/** What the booking form says of whom one books with. */
export const PROVIDER_TO_BOOK =
  'fragment ProviderToBook on Provider { id name phone email timezone freeCancellationHours cancellationPolicy bookingTerms }';

export function findOffer(
  services: readonly ServiceToBook[],
  offerId: number | null,
): { service: ServiceToBook; offer: OfferToBook } | null {
  for (const service of services) {
    const offer = service.offers.find((candidate) => candidate.id === offerId);
    if (offer) return { service, offer };
  }
  return null;
}

/** Without any way to book or pay there is no button (specification section 2). */
export function isBookable(offer: OfferToBook): boolean {
  return offer.canBookOnly || offer.canPayOnline || offer.canUseMembership;
}
