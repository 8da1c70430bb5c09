import { isAllGivenBack, mayKeepPromoUse, refundOrder } from '#server/modules/payments/index.ts';
import type { Work } from '#server/kernel/work.ts';
import { courseRefunded } from '../facts.ts';
import { findAccess, livingAccess, markAccessCancelled } from '../store/accesses.ts';
import { findCourse } from '../store/courses.ts';
import { startAccess } from './start-access.ts';

interface OfOrder {
  providerId: number;
  orderId: number;
  accessId: number;
}

/**
 * The money for a course is there, in time or late: it can be watched. Where it was bought again meanwhile, or is gone, the money goes back by itself.
 * Runs inside the transaction of the reaction, once per payment.
 */
export async function settleAccess(work: Work, { providerId, orderId, accessId }: OfOrder): Promise<void> {
  const access = await findAccess(work, { providerId, id: accessId }, { forChange: true });
  if (access?.status === 'A' || access?.status === 'R') return;
  const course = access && (await findCourse(work, { providerId, id: access.courseId }));
  const isLate = access?.status === 'C';
  const isTaken =
    access !== null &&
    isLate &&
    (access.cancelReason !== 'expired' || (await livingAccess(work, access)) !== null);
  if (!access || !course || isTaken || !(await mayKeepPromoUse(work, { providerId, orderId }))) {
    await refundOrder(work, { providerId, orderId, reason: 'placeLost', actor: 'system:settle' });
    await followAccessMoneyBack(work, { providerId, orderId, accessId });
    return;
  }
  await startAccess(work, access, course, 'processor');
}

/** Money of a course has gone back: once nothing of it is kept it can be watched no more. */
export async function followAccessMoneyBack(
  work: Work,
  { providerId, orderId, accessId }: OfOrder,
): Promise<void> {
  const access = await findAccess(work, { providerId, id: accessId }, { forChange: true });
  if (!access || (access.status !== 'A' && access.status !== 'C')) return;
  if (!(await isAllGivenBack(work, { providerId, orderId }))) return;
  const reason = access.cancelReason ?? 'byProvider';
  await markAccessCancelled(work, { providerId, id: accessId }, { status: 'R', reason });
  await work.announce(courseRefunded({ providerId, accessId }));
}
