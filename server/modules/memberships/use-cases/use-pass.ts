import { payWithMembership } from '#server/modules/payments/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { daysOfUse } from '../rules/days-of-pass.ts';
import { firstDay, whyNotUsable } from '../rules/why-not-usable.ts';
import { insertUses, usesOfPass } from '../store/pass-uses.ts';
import { lockPass, setPassDays } from '../store/passes.ts';
import { visitsOfOrder } from './visits-of-order.ts';

export interface PassUsing {
  providerId: number;
  orderId: number;
  passId: number;
  /** As in the audit log. */
  actor: string;
}

/**
 * Pays an order with a pass, an entry for each of its visits or none: the order's lock, then the pass's, then the count. One that waits for its first use begins.
 * Joins the caller's transaction.
 * @throws Refusal as `payWithMembership` and `visitsOfOrder`; notFound for a pass of somebody else; subscriptionInvalidMembership, subscriptionInvalidSessionsLimit and
 *   membershipNotUsable as `whyNotUsable`
 */
export async function usePass(
  work: Work,
  { providerId, orderId, passId, actor }: PassUsing,
): Promise<{ used: number }> {
  const order = await payWithMembership(work, { providerId, orderId, actor });
  const visits = await visitsOfOrder(work, order);
  const pass = await lockPass(work, { providerId, id: passId });
  if (pass?.customerId !== order.customerId || pass === null) throw new Refusal('notFound');
  const uses = (await usesOfPass(work, { providerId, passId })).filter(({ state }) => state !== 'returned');
  const why = whyNotUsable(pass, uses, visits);
  if (why) throw new Refusal(why.code, { ...why, affected: ['passId'] });
  if (pass.startsOn === null) {
    const startsOn = firstDay(visits);
    await setPassDays(work, { providerId, id: passId }, daysOfUse(pass, startsOn));
  }
  await insertUses(
    work,
    visits.map((visit) => ({ providerId, passId, orderId, ...visit })),
  );
  return { used: visits.length };
}
