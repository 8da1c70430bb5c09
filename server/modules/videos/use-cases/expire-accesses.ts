import { releasePromoUse, stopCardPayment } from '#server/modules/payments/index.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { workOff } from '#server/kernel/work-off.ts';
import { findAccess, findUnpaidAccesses, markAccessCancelled } from '../store/accesses.ts';

const MOST_IN_A_SWEEP = 200;
const AT_ONCE = 8;

/** Lets go of accesses that nobody paid in time. The payment is stopped first: money that was faster settles the order instead. */
export async function expireAccesses(work: Work, deps: Deps): Promise<void> {
  const unpaid = await findUnpaidAccesses(work, MOST_IN_A_SWEEP);
  await workOff(unpaid, AT_ONCE, async ({ providerId, id, orderId }) => {
    if ((await stopCardPayment(work, deps, { providerId, orderId })) === 'paid') return true;
    await work.transaction(async (tx) => {
      const access = await findAccess(tx, { providerId, id }, { forChange: true });
      if (access?.expiresAt == null || access.expiresAt > tx.now()) return;
      await markAccessCancelled(tx, { providerId, id }, { status: 'C', reason: 'expired' });
      await releasePromoUse(tx, { providerId, orderId });
    });
    return true;
  });
}
