import { Refusal } from '#server/kernel/refusal.ts';
import type { ReservationStatus } from '../rules/reservation-status.ts';
import type { ResolvedCustomer } from '../store/resolve-customer.ts';
import type { Booked } from './booking-request.ts';

/**
 * The customer holds this start already. Who left the payment and comes back, signed in or with the same browser, goes on with
 * the booking that waits for it; e-mail and start alone are known to others too.
 * @param wanted.promoTotalCents what it costs with the promo code that comes now: what waits would be charged without it
 * @param wanted.shownTotalCents the price the person was shown; null where the caller does not say
 * @throws Refusal priceChanged; alreadyBooked otherwise (specification sections 5 and 8)
 */
export function resumeOrRefuse(
  same: NonNullable<ResolvedCustomer['same']>,
  wanted: {
    providerId: number;
    status: ReservationStatus;
    isKnownToCaller: boolean;
    promoTotalCents: number | null;
    shownTotalCents: number | null;
  },
): Booked {
  const isSamePayment = same.status === 'RSD' && wanted.status === 'RSD' && !same.isExpired;
  if (!isSamePayment || !wanted.isKnownToCaller) throw new Refusal('alreadyBooked');
  const known = [wanted.promoTotalCents, wanted.shownTotalCents];
  if (known.some((cents) => cents !== null && cents !== same.totalCents)) throw new Refusal('priceChanged');
  const { id: reservationId, orderId, status, totalCents } = same;
  return { providerId: wanted.providerId, reservationId, orderId, status, totalCents };
}
