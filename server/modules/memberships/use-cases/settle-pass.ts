import { zoneOf } from '#contracts/time.ts';
import { audit } from '#server/kernel/audit.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { getOrder, keepPromoUse, refundOrder, releasePromoUse } from '#server/modules/payments/index.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import { passBought } from '../facts.ts';
import { daysOfSale, isSeasonOver } from '../rules/days-of-pass.ts';
import type { Days } from '../rules/days-of-pass.ts';
import type { Pass } from '../store/passes.ts';
import { activatePass, lockPass } from '../store/passes.ts';
import { followPassMoneyBack } from './follow-pass-money-back.ts';
import { expectOneSubscription } from './sell-pass.ts';
import { dateAt } from './visits-of-order.ts';

/**
 * The money for a pass is there, in time or late: it can be used. Where its customer has another subscription meanwhile the money goes back by itself.
 * Runs inside the transaction of the reaction, once per payment.
 */
export async function settlePass(
  work: Work,
  { providerId, orderId, passId }: { providerId: number; orderId: number; passId: number },
): Promise<void> {
  try {
    await startPass(work, { providerId, passId, actor: 'processor' });
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    await refundOrder(work, { providerId, orderId, reason: 'placeLost', actor: 'system:settle' });
    await followPassMoneyBack(work, { providerId, orderId, passId });
    await releasePromoUse(work, { providerId, orderId });
  }
}

/**
 * A pass is paid, or costs nothing: it begins today, or waits for its first use from today. One that was sold at the desk, or has gone back, stays as it is.
 * Joins the caller's transaction.
 * @throws Refusal notFound; membershipNotForSale for a season that is over; singleSubscriptionMembershipAllowed; membershipSubcriptionDatesOverlap; promoCodeUsedUp
 */
export async function startPass(
  work: Work,
  { providerId, passId, actor }: { providerId: number; passId: number; actor: string },
): Promise<void> {
  const pass = await lockPass(work, { providerId, id: passId });
  const provider = await getProviderContact(work, providerId);
  if (!pass || !provider) throw new Refusal('notFound');
  if (pass.status !== 'unpaid' && pass.endReason !== 'unpaid') return;
  const today = dateAt(zoneOf(provider.timeZone), work.now());
  if (isSeasonOver(pass, today)) throw new Refusal('membershipNotForSale');
  const days = daysOfPass(pass, today);
  const { customerId, type } = pass;
  await expectOneSubscription(work, { providerId, customerId, type, days, today });
  await keepPromoUse(work, { providerId, orderId: pass.orderId });
  await activatePass(work, { providerId, id: passId }, days);
  await audit(work, {
    providerId,
    actor,
    action: 'startPass',
    subject: 'pass',
    subjectId: passId,
    before: { status: pass.status },
    after: { status: 'active' },
  });
  const { name, offerName, priceCents, entries, seasonFrom, language } = pass;
  if (language === null) return;
  const order = await getOrder(work, providerId, pass.orderId);
  const { promoCode = null, promoDiscountCents = 0 } = order ?? {};
  const sold = { name, offerName, priceCents, promoCode, promoDiscountCents, entries, seasonFrom, ...days };
  await work.announce(passBought({ providerId, passId, customerId, language, ...sold }));
}

const daysOfPass = (pass: Pass, today: string): Days =>
  daysOfSale({ ...pass, begins: pass.startsOn === null ? 'firstUse' : 'purchase' }, today);
