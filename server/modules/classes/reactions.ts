import type { Reaction } from '#server/kernel/facts.ts';
import { reaction } from '#server/kernel/facts.ts';
import type { PaymentSettled, RefundSettled, TillReturned } from '#server/modules/payments/facts.ts';
import { followEnrolmentMoneyBack, settleEnrolment } from './use-cases/settle-enrolment.ts';

/** What classes do when others announce. */
export const classesReactions: Reaction[] = [
  reaction<PaymentSettled>(
    'paymentSettled',
    'settleEnrolment',
    async (work, { providerId, orderId, subject, subjectId }) => {
      if (subject === 'subscription')
        await settleEnrolment(work, { providerId, orderId, enrolmentId: subjectId });
    },
  ),
  reaction<RefundSettled>(
    'refundSettled',
    'followEnrolmentMoneyBack',
    async (work, { providerId, orderId, subject, subjectId }) => {
      if (subject === 'subscription')
        await followEnrolmentMoneyBack(work, { providerId, orderId, enrolmentId: subjectId });
    },
  ),
  reaction<TillReturned>(
    'tillReturned',
    'followEnrolmentMoneyBack',
    async (work, { providerId, orderId, subject, subjectId }) => {
      if (subject === 'subscription')
        await followEnrolmentMoneyBack(work, { providerId, orderId, enrolmentId: subjectId });
    },
  ),
];
