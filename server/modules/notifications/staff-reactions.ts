import type { NoticeKind } from '#contracts/notice-kinds.ts';
import type { Reaction } from '#server/kernel/facts.ts';
import { reaction } from '#server/kernel/facts.ts';
import type {
  ReservationCancelled,
  ReservationConfirmed,
  ReservationMoved,
  ReservationReactivated,
} from '#server/modules/booking/facts.ts';
import type { PlaceTaken } from '#server/modules/colleagues/facts.ts';
import type { ImportFinished } from '#server/modules/customer-import/facts.ts';
import type { ErasureRequested } from '#server/modules/customers/facts.ts';
import type { OfferTakenByLink } from '#server/modules/identity/facts.ts';
import type { PaymentAccountChanged, RefundFailed } from '#server/modules/payments/facts.ts';
import { mailOfCancelling, mailOfMove, mailOfNewBooking } from './use-cases/mail-colleague.ts';
import {
  isAtSameTime,
  isByProvider,
  notifyOfBooking,
  notifyWhoMaySee,
  notifyWaitingPerson,
  notifyBookedColleague,
} from './use-cases/notify-staff.ts';
import { whoActed } from './use-cases/who-acted.ts';

/** What people of a provider are told inside the product, and by mail of their own bookings. What nobody confirmed or paid was never a booking in their eyes. */
export const staffReactions = (): Reaction[] => [
  reaction<ReservationConfirmed>('reservationConfirmed', 'tellStaff', async (work, of) => {
    const tell = (await isByProvider(work, of)) ? notifyBookedColleague : notifyOfBooking;
    await tell(work, of, 'bookingConfirmed');
  }),
  reaction<ReservationMoved>('reservationMoved', 'tellStaff', async (work, { by, from, ...of }) => {
    const tell = by === 'customer' ? notifyOfBooking : notifyBookedColleague;
    await tell(work, of, (await isAtSameTime(work, of, from)) ? 'bookingChanged' : 'bookingMoved');
  }),
  reaction<ReservationConfirmed>('reservationConfirmed', 'mailColleague', mailOfNewBooking),
  reaction<ReservationMoved>('reservationMoved', 'mailColleague', mailOfMove),
  reaction<ReservationReactivated>('reservationReactivated', 'mailColleague', async (work, of) => {
    if (!of.waits) await mailOfNewBooking(work, of);
  }),
  reaction<ReservationCancelled>('reservationCancelled', 'mailColleague', async (work, of) => {
    if (of.hasStood && of.reason !== 'expired') await mailOfCancelling(work, of);
  }),
  reaction<ReservationReactivated>('reservationReactivated', 'tellStaff', async (work, of) => {
    if (!of.waits) await notifyBookedColleague(work, of, 'bookingConfirmed');
  }),
  reaction<ReservationCancelled>('reservationCancelled', 'tellStaff', async (work, { reason, ...of }) => {
    if (!of.hasStood) return;
    if (reason === 'byCustomer')
      await notifyOfBooking(work, of, 'bookingCancelled', await whoActed(work, of));
    if (reason === 'byProvider') await notifyBookedColleague(work, of, 'bookingCancelled');
  }),
  reaction<RefundFailed>('refundFailed', 'tellStaff', async (work, { providerId, subject, subjectId }) => {
    if (subject === 'reservation')
      await notifyOfBooking(work, { providerId, reservationId: subjectId }, 'refundFailed');
  }),
  reaction<PaymentAccountChanged>('paymentAccountChanged', 'tellStaff', async (work, changed) => {
    const kind = noticeOfAccount(changed);
    if (kind) await notifyWhoMaySee(work, { providerId: changed.providerId, kind }, changed.byPersonId);
  }),
  reaction<PlaceTaken>('placeTaken', 'tellStaff', (work, { personId, ...of }) =>
    notifyWhoMaySee(work, { ...of, kind: 'invitationAccepted' }, personId),
  ),
  reaction<OfferTakenByLink>('offerTakenByLink', 'tellStaff', (work, { personId, providerId, colleagueId }) =>
    notifyWhoMaySee(work, { providerId, colleagueId, kind: 'invitationAccepted' }, personId),
  ),
  reaction<ErasureRequested>('erasureAsked', 'tellStaff', (work, of) =>
    notifyWhoMaySee(work, { ...of, kind: 'erasureAsked' }),
  ),
  reaction<ImportFinished>('importFinished', 'tellStaff', (work, { personId, ...of }) =>
    notifyWaitingPerson(work, { ...of, kind: 'importFinished' }, personId),
  ),
];

/** What somebody must do about an account; while its owner only waits for the processor's first word, nothing. */
function noticeOfAccount({ before, after, isInReview }: PaymentAccountChanged['data']): NoticeKind | null {
  if (after === 'disconnected') return 'accountDisconnected';
  if (after === 'refused') return 'accountRefused';
  if (after === 'askedForMore' && (before === 'ready' || !isInReview)) return 'accountAsksForMore';
  return null;
}
