import { releasePromoUse, stopCardPayment } from '#server/modules/payments/index.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { workOff } from '#server/kernel/work-off.ts';
import { findUnpaidPasses, lapsePass, lockPass } from '../store/passes.ts';

const MOST_IN_A_SWEEP = 200;
const AT_ONCE = 8;

/** Lets go of passes that nobody paid in time. The payment is stopped first: money that was faster settles the order instead. */
export async function expirePasses(work: Work, deps: Deps): Promise<void> {
  const unpaid = await findUnpaidPasses(work, MOST_IN_A_SWEEP);
  await workOff(unpaid, AT_ONCE, async ({ providerId, id, orderId }) => {
    if ((await stopCardPayment(work, deps, { providerId, orderId })) === 'paid') return true;
    await work.transaction(async (tx) => {
      const pass = await lockPass(tx, { providerId, id });
      if (pass?.expiresAt == null || pass.expiresAt > tx.now()) return;
      await lapsePass(tx, { providerId, id });
      await releasePromoUse(tx, { providerId, orderId });
    });
    return true;
  });
}
