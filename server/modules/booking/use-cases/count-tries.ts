import { countPromoTry } from '#server/modules/payments/index.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import type { Work } from '#server/kernel/work.ts';
import type { BookingOrigin, BookingRequest } from './booking-request.ts';

/** Counts a booking for the network address, refused or not, and the promo code that comes with it. @throws Refusal tooManyRequests */
export async function countTries(
  work: Work,
  { limits }: Pick<Deps, 'limits'>,
  { promoCode }: BookingRequest,
  origin: BookingOrigin,
): Promise<void> {
  await countRequest(work, `booking:${origin.address}`, limits.bookingsPerAddressPerHour);
  await countPromoTry(work, origin, promoCode);
}
