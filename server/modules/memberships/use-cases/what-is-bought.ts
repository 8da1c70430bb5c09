import * as v from 'valibot';
import { hasNotPaid, planAllows, planOf } from '#server/modules/packages/index.ts';
import { isPayableByCard, paymentOptionsOf } from '#server/modules/payments/index.ts';
import { saleBlocker } from '#server/modules/selling/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { MembershipOffer } from '../store/memberships.ts';
import type { PublicMembership } from '../store/public-memberships.ts';
import { waysOfMembership } from './public-memberships.ts';

const MOST_ENTRIES = 1000;
const Quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10));

/** So many times the entries of an offer. @throws Refusal invalidInput (`quantity`) */
export function amountOf(
  { quantity }: { quantity: number },
  { sessionsCounter }: MembershipOffer,
): { quantity: number; entries: number | null } {
  const read = v.safeParse(Quantity, quantity);
  const entries = sessionsCounter === null ? null : sessionsCounter * quantity;
  if (!read.success || (quantity > 1 && entries === null) || (entries ?? 0) > MOST_ENTRIES)
    throw new Refusal('invalidInput', { affected: ['quantity'] });
  return { quantity, entries };
}

/** @throws Refusal with the first reason against selling (specification section 5, "Booking blockers") */
export function expectSold(
  membership: PublicMembership,
  { sharesData, totalCents }: { sharesData: boolean; totalCents: number },
  now: Date,
): void {
  const { acceptPayments } = membership.provider;
  const blocker = saleBlocker({
    planAllowsBooking: planAllows(planOf(membership.plan), 'memberships'),
    hasNotPaid: hasNotPaid(planOf(membership.plan), now),
    sharesData,
    onlyBook: false,
    totalCents,
    isPayableByCard: isPayableByCard(totalCents),
    ways: waysOfMembership(membership),
    hasConnectedAccount: paymentOptionsOf(membership.providerId, membership.options)
      .hasConnectedPaymentAccount,
    wantsOnlinePayment: acceptPayments === 'OnlineOnly' || acceptPayments === 'Optional',
  });
  if (blocker !== null) throw new Refusal(blocker);
}
