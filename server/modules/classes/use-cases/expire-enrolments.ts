import { stopCardPayment } from '#server/modules/payments/index.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { workOff } from '#server/kernel/work-off.ts';
import { findEnrolment, findExpiredEnrolments } from '../store/enrolments.ts';
import { confirmEnrolment } from './confirm-enrolment.ts';
import { takeSessionsAway } from './cancel-enrolment.ts';

const MOST_IN_A_SWEEP = 200;
const AT_ONCE = 8;

/**
 * Frees the places of sign-ups that nobody confirmed or paid in time. The payment is stopped first: money that was faster settles the order instead. What waits for
 * its link and was paid at the center is confirmed.
 */
export async function expireEnrolments(work: Work, deps: Deps): Promise<void> {
  const expired = await findExpiredEnrolments(work, MOST_IN_A_SWEEP);
  await workOff(expired, AT_ONCE, async ({ providerId, id, orderId }) => {
    const isPaid = (await stopCardPayment(work, deps, { providerId, orderId })) === 'paid';
    await work.transaction(async (tx) => {
      const enrolment = await findEnrolment(tx, { providerId, id }, { forChange: true });
      if (enrolment?.expiresAt == null || enrolment.expiresAt > tx.now()) return;
      if (isPaid && enrolment.status === 'P') await confirmEnrolment(tx, enrolment, 'system:expiry');
      if (isPaid) return;
      await takeSessionsAway(tx, {
        providerId,
        enrolmentId: id,
        sessionIds: null,
        actor: 'system:expiry',
        reason: 'expired',
      });
    });
    return true;
  });
}
