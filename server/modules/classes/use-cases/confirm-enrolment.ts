import { getCustomer, restoreForBooking } from '#server/modules/customers/index.ts';
import { keepPromoUse } from '#server/modules/payments/index.ts';
import { audit } from '#server/kernel/audit.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { enrolmentConfirmed } from '../facts.ts';
import type { Enrolment } from '../store/enrolments.ts';
import { findEnrolment, markEnrolmentConfirmed } from '../store/enrolments.ts';

/**
 * Confirms a guest's sign-up by its mailed link. Confirming twice has one effect and the same answer.
 * @throws Refusal notFound; holdExpired once its time is over; alreadyCanceled; invalidCustomer whom the provider does not receive
 */
export async function confirmEnrolmentByLink(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
): Promise<Enrolment> {
  return work.transaction(async (tx) => {
    const enrolment = await findEnrolment(tx, { providerId, id }, { forChange: true });
    if (!enrolment) throw new Refusal('notFound');
    if (enrolment.status === 'A') return enrolment;
    if (enrolment.status !== 'P')
      throw new Refusal(enrolment.cancelReason === 'expired' ? 'holdExpired' : 'alreadyCanceled');
    if (enrolment.expiresAt && enrolment.expiresAt <= tx.now()) throw new Refusal('holdExpired');
    // Whoever is not received learns it by the mail alone
    if ((await getCustomer(tx, providerId, enrolment.customerId))?.isBlacklisted)
      throw new Refusal('invalidCustomer');
    await restoreForBooking(tx, { providerId, customerId: enrolment.customerId }, 'guest:link');
    return confirmEnrolment(tx, enrolment, 'guest:link');
  });
}

/** The sign-up is confirmed from now on; its places were held all the time. Joins the caller's transaction, which has locked it. */
export async function confirmEnrolment(work: Work, enrolment: Enrolment, actor: string): Promise<Enrolment> {
  const { providerId, id, orderId } = enrolment;
  await keepPromoUse(work, { providerId, orderId });
  await markEnrolmentConfirmed(work, { providerId, id });
  await audit(work, {
    providerId,
    actor,
    action: 'confirmSubscription',
    subject: 'subscription',
    subjectId: id,
    before: { status: enrolment.status },
    after: { status: 'A' },
  });
  await work.announce(enrolmentConfirmed({ providerId, enrolmentId: id }));
  return { ...enrolment, status: 'A', expiresAt: null };
}
