import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { refundDelayed } from '../facts.ts';
import { findOrder } from '../store/orders.ts';
import { takeAlarmOfRefunds, takeDelayedRefunds } from '../store/waiting-refunds.ts';

const MOST_AT_ONCE = 50;

/** Refunds that wait for more than a day: one line in the log a day for all of them, and one fact for each. */
export async function notifyOfDelays(work: Work, deps: Deps): Promise<void> {
  const late = await takeAlarmOfRefunds(work);
  if (late)
    deps.logger.error(
      { alarm: 'refundsWait', ...late },
      'refunds wait for more than a day: customers are still owed',
    );
  await work.transaction(async (tx) => {
    for (const { providerId, id: refundId, orderId, amountCents, waitsFor } of await takeDelayedRefunds(
      tx,
      MOST_AT_ONCE,
    )) {
      const order = await findOrder(tx, providerId, orderId);
      if (!order) throw new Error(`Refund ${refundId} has lost its order`);
      const { subject, subjectId } = order;
      const data = { providerId, orderId, refundId, amountCents, subject, subjectId, waitsFor };
      await tx.announce(refundDelayed(data));
    }
  });
}
