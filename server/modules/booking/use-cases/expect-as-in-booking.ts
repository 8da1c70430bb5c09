import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { expectFewHolds } from '../store/open-holds.ts';
import { expectNoOverlap } from '../store/own-overlaps.ts';
import type { Reservation } from '../store/reservations.ts';
import { lockBookingsOf } from './lock-bookings-of.ts';

/**
 * What a customer could not have booked, they cannot get by moving either.
 * @throws Refusal tooManyOpenBookings for a day of which they hold too much without paying; overlapsOwnBooking
 */
export async function expectAsInBooking(
  work: Work,
  { limits }: Pick<Deps, 'limits'>,
  from: Reservation,
  to: Reservation,
  { overlaps }: { overlaps?: boolean },
): Promise<void> {
  await lockBookingsOf(work, to.personId);
  const isUnpaid = from.onlyBook || from.totalCents === 0;
  const isSameDay = from.localStart.slice(0, 10) === to.localStart.slice(0, 10);
  if (isUnpaid && !isSameDay)
    await expectFewHolds(work, limits, to, { address: null, isThemselves: true, here: null });
  if (overlaps === false) await expectNoOverlap(work, to);
}
