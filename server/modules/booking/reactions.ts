import type { Reaction } from '#server/kernel/facts.ts';
import { reaction } from '#server/kernel/facts.ts';
import type {
  PaymentSettled,
  RefundFailed,
  RefundSettled,
  TillReturned,
} from '#server/modules/payments/facts.ts';
import { followMoneyBack } from './use-cases/follow-money-back.ts';
import { settleReservation } from './use-cases/settle-reservation.ts';

/** What booking does when others announce. */
export const bookingReactions: Reaction[] = [
  reaction<PaymentSettled>(
    'paymentSettled',
    'settleReservation',
    async (work, { providerId, orderId, subject, subjectId, paidAt }) => {
      if (subject === 'reservation')
        await settleReservation(work, {
          providerId,
          orderId,
          reservationId: subjectId,
          paidAt: new Date(paidAt),
        });
    },
  ),
  reaction<RefundSettled>(
    'refundSettled',
    'followMoneyBack',
    async (work, { providerId, subject, subjectId }) => {
      if (subject === 'reservation') await followMoneyBack(work, { providerId, reservationId: subjectId });
    },
  ),
  reaction<RefundFailed>(
    'refundFailed',
    'followMoneyBack',
    async (work, { providerId, subject, subjectId }) => {
      if (subject === 'reservation') await followMoneyBack(work, { providerId, reservationId: subjectId });
    },
  ),
  reaction<TillReturned>(
    'tillReturned',
    'followMoneyBack',
    async (work, { providerId, subject, subjectId }) => {
      if (subject === 'reservation') await followMoneyBack(work, { providerId, reservationId: subjectId });
    },
  ),
];
