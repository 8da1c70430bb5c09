import type { OfferOnCalendar } from '#server/modules/availability/index.ts';
import type { BookableOffer } from '#server/modules/catalog/index.ts';
import { getBookableOffer } from '#server/modules/catalog/index.ts';
import { hasNotPaid, planAllows } from '#server/modules/packages/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Reservation } from '../store/reservations.ts';
import { offerAsBooked, offerAtDesk } from './offer-as-booked.ts';

/**
 * The offer of a booking that is moved, and as the calendar is to look at it: to a customer as it can be booked today, since what its
 * times are offered for a move may take, and nothing else; to the provider whatever its standing is.
 * @throws Refusal reservationInvalidService when it is not on sale any more
 */
export async function offerToMove(
  work: Work,
  reservation: Reservation,
  by: 'customer' | 'provider',
): Promise<{ offer: BookableOffer; calendar: OfferOnCalendar }> {
  const offer = await (by === 'provider' ? offerAtDesk(work, reservation) : offerOnSale(work, reservation));
  return { offer, calendar: await offerAsBooked(work, offer, reservation) };
}

async function offerOnSale(work: Work, { offerId }: Pick<Reservation, 'offerId'>): Promise<BookableOffer> {
  const offer = await getBookableOffer(work, offerId);
  if (!offer) throw new Refusal('reservationInvalidService');
  const { provider, plan } = offer;
  const isOpen = provider.isActive && provider.isPublished && !provider.isLocked;
  if (isOpen && planAllows(plan, 'onlineBooking') && !hasNotPaid(plan, work.now())) return offer;
  throw new Refusal('reservationInvalidService');
}
