import type { Reaction } from '#server/kernel/facts.ts';
import { reaction } from '#server/kernel/facts.ts';
import type { Work } from '#server/kernel/work.ts';
import type {
  ReservationCancelled,
  ReservationCodeRequested,
  ReservationConfirmed,
  ReservationMoved,
  ReservationPlaced,
  ReservationReactivated,
} from '#server/modules/booking/facts.ts';
import type {
  PaymentSettled,
  RefundDelayed,
  RefundFailed,
  RefundSettled,
} from '#server/modules/payments/facts.ts';
import { mailLanguageOf } from './rules/mail-language.ts';
import type { ReservationMailKind } from './rules/reservation-mail-kinds.ts';
import type { ReservationForMail } from './rules/reservation-for-mail.ts';
import { mailSources } from './use-cases/mail-sources.ts';
import { keyOf } from './rules/send-key.ts';
import { queueMail } from './use-cases/queue-mail.ts';
import { readerActed } from './use-cases/who-acted.ts';
import type { MailSources, MailDetails } from './use-cases/write-mail.ts';

interface OfReservation {
  providerId: number;
  reservationId: number;
  /** Which change of the booking this is about; absent: its first appearance. */
  sequence?: number;
  /** The step of digits that were asked for once more. */
  again?: number;
  /** Of an act of the desk: until when its mails wait, ISO. */
  notBefore?: string;
}

/** Who is told what when something happens to a reservation. */
export const notificationsReactions = (sources: MailSources = mailSources): Reaction[] => [
  reaction<ReservationPlaced>('reservationPlaced', 'mailConfirmationLink', async (work, of) => {
    await mailCustomer(work, sources, of, 'reservation-to-confirm', { codeId: of.codeId });
  }),
  reaction<ReservationConfirmed>('reservationConfirmed', 'mailConfirmation', async (work, of) => {
    const mail = of.isQuiet
      ? await sources.reservationForMail(work, of)
      : await mailCustomer(work, sources, of, 'reservation-confirmed');
    if (mail) await noticeOwner(work, mail, of, 'owner-new-booking');
  }),
  reaction<ReservationCodeRequested>(
    'reservationCodeRequested',
    'mailDigitsAgain',
    async (work, { codeId, ...of }) => {
      await mailCustomer(work, sources, { ...of, again: codeId }, 'reservation-to-confirm', { codeId });
    },
  ),
  reaction<ReservationCancelled>('reservationCancelled', 'mailCancellation', async (work, of) => {
    // What nobody confirmed or paid in time was never a booking in anybody's eyes; the screen says so.
    if (of.reason === 'expired') return;
    const details = { backCents: of.refundCents };
    const mail = of.isQuiet
      ? await sources.reservationForMail(work, of)
      : await mailCustomer(work, sources, of, 'reservation-cancelled', details);
    if (!mail || (of.isQuiet && hasBegun(work, mail))) return;
    // What never stood was never a booking to its owner.
    if (of.hasStood) await noticeOwner(work, mail, of, 'owner-cancellation', details);
  }),
  reaction<ReservationMoved>('reservationMoved', 'mailMove', async (work, of) => {
    const { from, by } = of;
    const mail = of.isQuiet
      ? await sources.reservationForMail(work, of)
      : await mailCustomer(work, sources, of, 'reservation-moved', { from, by });
    if (!mail || (of.isQuiet && hasBegun(work, mail, from))) return;
    await noticeOwner(work, mail, of, 'owner-move', { from });
  }),
  reaction<ReservationReactivated>('reservationReactivated', 'mailReactivation', async (work, of) => {
    // Who is to pay looks at the page of it.
    if (of.waits === 'RSD') return;
    const details = of.takesBack ? { takesBack: of.takesBack.sequence } : {};
    if (of.waits === 'P') {
      if (!of.isQuiet) await mailCustomer(work, sources, of, 'reservation-to-confirm', details);
      return;
    }
    const mail = of.isQuiet
      ? await sources.reservationForMail(work, of)
      : await mailCustomer(work, sources, of, 'reservation-confirmed', details);
    if (mail && !(of.isQuiet && hasBegun(work, mail)))
      await noticeOwner(work, mail, of, 'owner-new-booking', details);
  }),
  reaction<PaymentSettled>(
    'paymentSettled',
    'mailReceipt',
    async (work, { providerId, subject, subjectId }) => {
      if (subject !== 'reservation') return;
      await mailCustomer(work, sources, { providerId, reservationId: subjectId }, 'payment-done');
    },
  ),
  reaction<RefundSettled>(
    'refundSettled',
    'mailRefund',
    async (work, { providerId, subject, subjectId, refundId, amountCents }) => {
      if (subject !== 'reservation') return;
      const mail = await sources.reservationForMail(work, { providerId, reservationId: subjectId });
      const toCustomer = mail && addressed(mail, 'refund-done', { providerId, reservationId: subjectId });
      if (!toCustomer) return;
      await queueMail(work, {
        ...toCustomer,
        details: { backCents: amountCents },
        // An order may be paid back in parts: one mail each.
        sendKey: `refund-done:${providerId}/${refundId}`,
      });
    },
  ),
  reaction<RefundDelayed>('refundDelayed', 'mailOwner', async (work, { waitsFor, ...refund }) =>
    notifyOfRefund(work, sources, refund, 'owner-refund-delayed', { waitsFor }),
  ),
  reaction<RefundFailed>('refundFailed', 'mailOwner', async (work, refund) =>
    notifyOfRefund(work, sources, refund, 'owner-refund-failed'),
  ),
];

/** Of what was, or is, the desk writes down how it came to be: nobody is told. */
const hasBegun = (work: Work, { startsAt }: ReservationForMail, from?: { startsAt: string }): boolean =>
  [startsAt, ...(from ? [new Date(from.startsAt)] : [])].some((start) => start <= work.now());

/** Once for each refund, and also to who wants no notices: a customer is owed money, and nobody else can give it back. */
async function notifyOfRefund(
  work: Work,
  sources: MailSources,
  { providerId, subject, subjectId, refundId, amountCents }: RefundFailed['data'],
  kind: 'owner-refund-delayed' | 'owner-refund-failed',
  details: MailDetails = {},
): Promise<void> {
  if (subject !== 'reservation') return;
  const mail = await sources.reservationForMail(work, { providerId, reservationId: subjectId });
  const recipient = mail && (mail.provider.notificationEmail ?? mail.provider.email);
  if (!mail || recipient === null) return;
  await queueMail(work, {
    providerId,
    kind,
    recipient,
    language: mailLanguageOf(mail.provider.language),
    subjectId,
    details: { ...details, backCents: amountCents },
    sendKey: `${kind}:${providerId}/${refundId}`,
  });
}

/** Whom nobody can write to is sent nothing. @returns what the mail will show, or null when there is no such reservation */
async function mailCustomer(
  work: Work,
  sources: MailSources,
  of: OfReservation,
  kind: ReservationMailKind,
  details: MailDetails = {},
): Promise<ReservationForMail | null> {
  const { providerId, reservationId } = of;
  const mail = await sources.reservationForMail(work, { providerId, reservationId });
  const toCustomer = mail && addressed(mail, kind, of);
  // A confirmation of what somebody booked themselves is no letter of the center's.
  const isAskedFor = kind === 'reservation-confirmed' && mail?.isByProvider === false;
  if (toCustomer)
    await queueMail(work, { ...toCustomer, isAskedFor, details: { ...details, sequence: of.sequence } });
  return mail;
}

function addressed(mail: ReservationForMail, kind: ReservationMailKind, of: OfReservation) {
  const { providerId, reservationId, recipient, language } = mail;
  return (
    recipient && {
      providerId,
      kind,
      recipient: recipient.email,
      language,
      subjectId: reservationId,
      sendKey: keyOf(kind, of),
      ...waiting(of),
    }
  );
}

/** Owner notices go to the provider's own address for them (specification section 3), in its language; not of what its reader did. */
async function noticeOwner(
  work: Work,
  mail: ReservationForMail,
  of: OfReservation,
  kind: 'owner-new-booking' | 'owner-cancellation' | 'owner-move',
  details: MailDetails = {},
): Promise<void> {
  const { providerId, reservationId, provider } = mail;
  const recipient = provider.notificationEmail;
  if (recipient === null || (await readerActed(work, of, recipient))) return;
  await queueMail(work, {
    providerId,
    kind,
    recipient,
    language: mailLanguageOf(provider.language),
    subjectId: reservationId,
    details: { ...details, sequence: of.sequence },
    sendKey: keyOf(kind, of),
    ...waiting(of),
  });
}

const waiting = ({ notBefore }: OfReservation) =>
  notBefore === undefined ? {} : { notBefore: new Date(notBefore) };
