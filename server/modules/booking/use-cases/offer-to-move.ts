import type { BookableOffer } from '#server/modules/catalog/index.ts';
import { getBookableOffer } from '#server/modules/catalog/index.ts';
import { hasNotPaid, planAllows } from '#server/modules/packages/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Reservation } from '../store/reservations.ts';

/**
 * The offer as it can be booked today: what its times are offered for, a move may take, and nothing else.
 * @throws Refusal reservationInvalidService when it is not on sale any more
 */
export async function offerToMove(
  work: Work,
  { offerId }: Pick<Reservation, 'offerId'>,
): Promise<BookableOffer> {
  const offer = await getBookableOffer(work, offerId);
  if (!offer) throw new Refusal('reservationInvalidService');
  const { provider, plan } = offer;
  const isOpen = provider.isActive && provider.isPublished && !provider.isLocked;
  if (isOpen && planAllows(plan, 'onlineBooking') && !hasNotPaid(plan, work.now())) return offer;
  throw new Refusal('reservationInvalidService');
}
