/** What the API tells about services that can be booked (specification section 3, "Sub-service for booking"). */

export type BookablePerson = { id: number; name: string };

export type OfferToBook = {
  id: number;
  name: string;
  description: string;
  /** What is paid on site. */
  priceCents: number;
  /** Minutes. */
  duration: number;
  resources: readonly BookablePerson[];
  canBookOnly: boolean;
  canPayOnline: boolean;
  /** What is paid online, the discount taken off. */
  onlinePriceCents: number;
  onlineDiscountPercent: number;
};

/** What the booking form says of whom one books with. */
export type ProviderToBook = {
  name: string;
  phone: string | null;
  email: string | null;
  freeCancellationHours: number;
  /** On what is booked, in one word. */
  bookingTerms: string;
};

export type OfferingGroup = { id: number; name: string; color: string };

export type ServiceToBook = {
  id: number;
  name: string;
  description: string;
  imageUrl: string;
  group: OfferingGroup | null;
  offers: readonly OfferToBook[];
};

export type Closure = { startTime: string; endTime: string; isWholeDay: boolean };

/** When a person, or anyone, can be booked; dates are 'YYYY-MM-DD' in `timeZone`. */
export type Availability = {
  /** ISO weekdays, 1 Monday to 7 Sunday. */
  availableDays: readonly number[];
  minDate: string | null;
  maxDate: string | null;
  holidays: readonly Closure[];
  /** Days with at least one free time, ascending. */
  freeDates: readonly string[];
  /** IANA name. */
  timeZone: string;
};

/** A free start; times are local 'HH:mm:ss', `dateTimeFrom` carries the offset. */
export type Slot = { startTime: string; endTime: string; dateTimeFrom: string };

/** What a creation answers (specification section 3, "Creation result"). */
export type CreationResult = {
  id: number | null;
  message: string;
  success: boolean;
  amount: number;
  amountCents: number;
  clientSecret: string | null;
  stripeAccount: string | null;
  /** Lets whoever booked pay later; null when nothing waits for a payment. */
  paymentToken: string | null;
  offerId: number | null;
  productId: number | null;
  orderId: number | null;
  providerId: number;
  timeLeftSeconds: number | null;
};

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

/** Without any way to book or pay there is no button (ledger WID-12). */
export function isBookable(offer: OfferToBook): boolean {
  return offer.canBookOnly || offer.canPayOnline;
}
