import type { Reaction } from '#server/kernel/facts.ts';
import { reaction } from '#server/kernel/facts.ts';
import type { PaymentSettled, RefundSettled, TillReturned } from '#server/modules/payments/facts.ts';
import { followAccessMoneyBack, settleAccess } from './use-cases/settle-access.ts';

/** What videos do when others announce. */
export const videosReactions: Reaction[] = [
  reaction<PaymentSettled>(
    'paymentSettled',
    'settleAccess',
    async (work, { providerId, orderId, subject, subjectId }) => {
      if (subject === 'product') await settleAccess(work, { providerId, orderId, accessId: subjectId });
    },
  ),
  reaction<RefundSettled>(
    'refundSettled',
    'followAccessMoneyBack',
    async (work, { providerId, orderId, subject, subjectId }) => {
      if (subject === 'product')
        await followAccessMoneyBack(work, { providerId, orderId, accessId: subjectId });
    },
  ),
  reaction<TillReturned>(
    'tillReturned',
    'followAccessMoneyBack',
    async (work, { providerId, orderId, subject, subjectId }) => {
      if (subject === 'product')
        await followAccessMoneyBack(work, { providerId, orderId, accessId: subjectId });
    },
  ),
];
