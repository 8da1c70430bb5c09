import type { Reaction } from '#server/kernel/facts.ts';
import { reaction } from '#server/kernel/facts.ts';
import type { PaymentSettled } from '#server/modules/payments/facts.ts';
import { settleReservation } from './use-cases/settle-reservation.ts';

/** What booking does when others announce. */
export const bookingReactions: Reaction[] = [
  reaction<PaymentSettled>('paymentSettled', 'settleReservation', async (work, { providerId, orderId, subject, subjectId }) => {
    if (subject === 'reservation') await settleReservation(work, { providerId, orderId, reservationId: subjectId });
  }),
];
