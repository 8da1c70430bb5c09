import { plainLine } from '../rules/plain-line.ts';
import type { ReservationMailKind } from '../rules/mail-kinds.ts';
import type { CalendarMethod } from './calendar-entry.ts';
import { calendarEntry } from './calendar-entry.ts';
import {
  paymentDone,
  refundDone,
  reservationCancelled,
  reservationConfirmed,
  reservationMoved,
  reservationToConfirm,
} from './customer-letters.ts';
import type { LetterContent, LetterFrame, RenderedLetter } from './letter-content.ts';
import { ownerCancellation, ownerFrame, ownerMove, ownerNewBooking } from './owner-notices.ts';
import { ownerRefundDelayed, ownerRefundFailed } from './owner-refund-notices.ts';
import type { ReservationScene } from './reservation-parts.ts';
import { providerFrame } from './reservation-parts.ts';
import { toHtml } from './to-html.ts';
import { toText } from './to-text.ts';

interface Template {
  content(scene: ReservationScene): LetterContent;
  frame(scene: ReservationScene): LetterFrame;
  /** Whom an answer reaches: whoever stands on the other side of the booking. */
  replyTo(scene: ReservationScene): string | null;
  /** What it tells the reader's calendar, if anything. */
  calendar?(scene: ReservationScene): CalendarMethod | null;
}

const toCustomer = { frame: providerFrame, replyTo: ({ letter }: ReservationScene) => letter.provider.email };
const toOwner = { frame: ownerFrame, replyTo: ({ letter }: ReservationScene) => letter.person.email };

/** A booking whose place was lost never entered a calendar. */
const takesOutOfCalendar = ({ letter }: ReservationScene): CalendarMethod | null =>
  letter.cancelReason === 'placeLost' ? null : 'CANCEL';

/** Every letter about a reservation. */
const TEMPLATES: Record<ReservationMailKind, Template> = {
  'reservation-to-confirm': { content: reservationToConfirm, ...toCustomer },
  'reservation-confirmed': { content: reservationConfirmed, ...toCustomer, calendar: () => 'REQUEST' },
  'payment-done': { content: paymentDone, ...toCustomer },
  'reservation-moved': { content: reservationMoved, ...toCustomer, calendar: () => 'REQUEST' },
  'reservation-cancelled': { content: reservationCancelled, ...toCustomer, calendar: takesOutOfCalendar },
  'refund-done': { content: refundDone, ...toCustomer },
  'owner-new-booking': { content: ownerNewBooking, ...toOwner },
  'owner-move': { content: ownerMove, ...toOwner },
  'owner-cancellation': { content: ownerCancellation, ...toOwner },
  'owner-refund-delayed': { content: ownerRefundDelayed, ...toOwner },
  'owner-refund-failed': { content: ownerRefundFailed, ...toOwner },
};

/** Writes one letter about a reservation, in the reader's language. */
export function reservationLetter(kind: ReservationMailKind, scene: ReservationScene): RenderedLetter {
  const template = TEMPLATES[kind];
  const content = template.content(scene);
  const frame = template.frame(scene);
  const method = template.calendar?.(scene) ?? null;
  return {
    subject: plainLine(content.subject),
    text: toText(content, frame),
    html: toHtml(content, frame),
    replyTo: template.replyTo(scene),
    attachments: method === null ? [] : [calendarEntry(scene, method)],
  };
}
