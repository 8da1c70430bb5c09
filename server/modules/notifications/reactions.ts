import type { Reaction } from '#server/kernel/facts.ts';
import { reaction } from '#server/kernel/facts.ts';
import type { Work } from '#server/kernel/work.ts';
import type {
  ReservationCancelled,
  ReservationConfirmed,
  ReservationPlaced,
} from '#server/modules/booking/facts.ts';
import type { PaymentSettled, RefundSettled } from '#server/modules/payments/facts.ts';
import { mailLanguageOf } from './rules/mail-language.ts';
import type { ReservationMailKind } from './rules/mail-kinds.ts';
import type { ReservationLetter } from './rules/reservation-letter.ts';
import { hasMail } from './store/mails.ts';
import { letterSources } from './use-cases/letter-sources.ts';
import { queueMail } from './use-cases/queue-mail.ts';
import type { LetterSources } from './use-cases/write-letter.ts';

interface OfReservation {
  providerId: number;
  reservationId: number;
}

/** Who is told what when something happens to a reservation. */
export const notificationsReactions = (sources: LetterSources = letterSources): Reaction[] => [
  reaction<ReservationPlaced>('reservationPlaced', 'mailConfirmationLink', async (work, of) => {
    await mailCustomer(work, sources, of, 'reservation-to-confirm');
  }),
  reaction<ReservationConfirmed>('reservationConfirmed', 'mailConfirmation', async (work, of) => {
    const letter = await mailCustomer(work, sources, of, 'reservation-confirmed');
    if (letter) await noticeOwner(work, letter, 'owner-new-booking');
  }),
  reaction<ReservationCancelled>('reservationCancelled', 'mailCancellation', async (work, of) => {
    // What nobody confirmed or paid in time was never a booking in anybody's eyes; the screen says so.
    if (of.reason === 'expired') return;
    const letter = await mailCustomer(work, sources, of, 'reservation-cancelled', of.refundCents);
    // An owner who was never told of the booking is not told of its end.
    const wasTold = letter && (await hasMail(work, keyOf('owner-new-booking', letter)));
    if (wasTold) await noticeOwner(work, letter, 'owner-cancellation', of.refundCents);
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
      const letter = await sources.reservationForLetter(work, { providerId, reservationId: subjectId });
      if (!letter) return;
      await queueMail(work, {
        ...toCustomer(letter, 'refund-done'),
        details: { backCents: amountCents },
        // An order may be paid back in parts: one letter each.
        sendKey: `refund-done:${providerId}/${refundId}`,
      });
    },
  ),
];

/** @returns what the letter will show, or null when there is no such reservation */
async function mailCustomer(
  work: Work,
  sources: LetterSources,
  of: OfReservation,
  kind: ReservationMailKind,
  backCents = 0,
): Promise<ReservationLetter | null> {
  const { providerId, reservationId } = of;
  const letter = await sources.reservationForLetter(work, { providerId, reservationId });
  if (letter) await queueMail(work, { ...toCustomer(letter, kind), details: { backCents } });
  return letter;
}

function toCustomer(letter: ReservationLetter, kind: ReservationMailKind) {
  const { providerId, reservationId, person, language } = letter;
  return {
    providerId,
    kind,
    recipient: person.email,
    language,
    subjectId: reservationId,
    sendKey: keyOf(kind, letter),
  };
}

/** Owner notices go to the provider's own address for them (ledger EML-13), in its language. */
async function noticeOwner(
  work: Work,
  letter: ReservationLetter,
  kind: 'owner-new-booking' | 'owner-cancellation',
  backCents = 0,
): Promise<void> {
  const { providerId, reservationId, provider } = letter;
  if (provider.notificationEmail === null) return;
  await queueMail(work, {
    providerId,
    kind,
    recipient: provider.notificationEmail,
    language: mailLanguageOf(provider.language),
    subjectId: reservationId,
    details: { backCents },
    sendKey: keyOf(kind, letter),
  });
}

function keyOf(kind: ReservationMailKind, { providerId, reservationId }: OfReservation): string {
  return `${kind}:${providerId}/${reservationId}`;
}
