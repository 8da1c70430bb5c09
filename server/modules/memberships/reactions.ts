import type { Reaction } from '#server/kernel/facts.ts';
import { reaction } from '#server/kernel/facts.ts';
import type {
  ReservationCancelled,
  ReservationMoved,
  ReservationReactivated,
} from '#server/modules/booking/facts.ts';
import type { EnrolmentCancelled, SessionsChanged } from '#server/modules/classes/facts.ts';
import type { PaymentSettled, RefundSettled, TillReturned } from '#server/modules/payments/facts.ts';
import { followPassMoneyBack } from './use-cases/follow-pass-money-back.ts';
import { settlePass } from './use-cases/settle-pass.ts';
import {
  followCancelledReservation,
  followCancelledSessions,
  followMovedReservation,
  followMovedSession,
  followReactivatedReservation,
} from './use-cases/give-entries-back.ts';

/** What memberships do when others announce. */
export const membershipsReactions: Reaction[] = [
  reaction<ReservationCancelled>('reservationCancelled', 'giveEntryBack', (work, off) =>
    followCancelledReservation(work, off),
  ),
  reaction<ReservationReactivated>('reservationReactivated', 'takeEntryAgain', (work, again) =>
    followReactivatedReservation(work, again),
  ),
  reaction<ReservationMoved>('reservationMoved', 'moveEntry', (work, moved) =>
    followMovedReservation(work, moved),
  ),
  reaction<SessionsChanged>('sessionsChanged', 'moveEntries', async (work, { providerId, changes }) => {
    for (const { sessionId, isMoved } of changes)
      if (isMoved) await followMovedSession(work, { providerId, sessionId });
  }),
  reaction<EnrolmentCancelled>('enrolmentCancelled', 'giveEntriesBack', (work, off) =>
    followCancelledSessions(work, {
      ...off,
      isByCustomer: off.reason === 'byCustomer',
      isWaived: off.isWaived ?? false,
    }),
  ),
  reaction<PaymentSettled>('paymentSettled', 'settlePass', async (work, { subject, subjectId, ...of }) => {
    if (subject === 'membership') await settlePass(work, { ...of, passId: subjectId });
  }),
  reaction<RefundSettled>('refundSettled', 'followPassMoneyBack', async (work, { subject, ...back }) => {
    if (subject === 'membership') await followPassMoneyBack(work, { ...back, passId: back.subjectId });
  }),
  reaction<TillReturned>('tillReturned', 'followPassMoneyBack', async (work, { subject, ...back }) => {
    if (subject === 'membership') await followPassMoneyBack(work, { ...back, passId: back.subjectId });
  }),
];
