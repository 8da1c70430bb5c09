import type { OwnTexts } from '#server/modules/email-templates/index.ts';
import { plainLine } from '../rules/plain-line.ts';
import type { ReservationMailKind } from '../rules/reservation-mail-kinds.ts';
import type { CalendarMethod } from './calendar-entry.ts';
import { calendarEntry } from './calendar-entry.ts';
import { colleagueContent, colleagueFrame, unreached } from './colleague-mails.ts';
import {
  paymentDone,
  refundDone,
  reservationCancelled,
  reservationConfirmed,
  reservationMoved,
  reservationReminder,
  reservationToConfirm,
} from './customer-mails.ts';
import type { MailContent, MailFrame, RenderedMail } from './mail-content.ts';
import { ownerCancellation, ownerFrame, ownerMove, ownerNewBooking } from './owner-notices.ts';
import { ownerRefundDelayed, ownerRefundFailed } from './owner-refund-notices.ts';
import type { ReservationMailData } from './reservation-parts.ts';
import { fieldValues, providerFrame } from './reservation-parts.ts';
import { withOwnTexts } from './own-texts.ts';
import { toHtml } from './to-html.ts';
import { toText } from './to-text.ts';

interface Template {
  /** What of it its reader may be shown; all of it unless given. */
  shown?(data: ReservationMailData): ReservationMailData;
  content(data: ReservationMailData): MailContent;
  frame(data: ReservationMailData): MailFrame;
  /** Whom an answer reaches: whoever stands on the other side of the booking. */
  replyTo(data: ReservationMailData): string | null;
  /** What it tells the reader's calendar, if anything. */
  calendar?(data: ReservationMailData): CalendarMethod | null;
}

const toCustomer = {
  frame: providerFrame,
  replyTo: ({ reservation }: ReservationMailData) => reservation.provider.email,
};
const toOwner = {
  frame: ownerFrame,
  replyTo: ({ reservation }: ReservationMailData) => reservation.recipient?.email ?? null,
};

const toColleague = { shown: unreached, frame: colleagueFrame, replyTo: () => null };

/** A booking whose place was lost never entered a calendar. */
const takesOutOfCalendar = ({ reservation }: ReservationMailData): CalendarMethod | null =>
  reservation.cancelReason === 'placeLost' ? null : 'CANCEL';

/** Every mail about a reservation. */
const TEMPLATES: Record<ReservationMailKind, Template> = {
  'reservation-to-confirm': { content: reservationToConfirm, ...toCustomer },
  'reservation-confirmed': { content: reservationConfirmed, ...toCustomer, calendar: () => 'REQUEST' },
  'payment-done': { content: paymentDone, ...toCustomer },
  'reservation-moved': { content: reservationMoved, ...toCustomer, calendar: () => 'REQUEST' },
  'reservation-reminder': { content: reservationReminder, ...toCustomer },
  'reservation-cancelled': { content: reservationCancelled, ...toCustomer, calendar: takesOutOfCalendar },
  'refund-done': { content: refundDone, ...toCustomer },
  'owner-new-booking': { content: ownerNewBooking, ...toOwner },
  'owner-move': { content: ownerMove, ...toOwner },
  'owner-cancellation': { content: ownerCancellation, ...toOwner },
  'owner-refund-delayed': { content: ownerRefundDelayed, ...toOwner },
  'owner-refund-failed': { content: ownerRefundFailed, ...toOwner },
  'colleague-cancellation': {
    content: colleagueContent('colleague-cancellation'),
    ...toColleague,
    calendar: () => 'CANCEL',
  },
  'colleague-new-booking': {
    content: colleagueContent('colleague-new-booking'),
    ...toColleague,
    calendar: () => 'REQUEST',
  },
  'colleague-move': {
    content: colleagueContent('colleague-move'),
    ...toColleague,
    calendar: () => 'REQUEST',
  },
};

/** Writes one mail about a reservation, in the reader's language. */
export function reservationMail(
  kind: ReservationMailKind,
  given: ReservationMailData,
  words: OwnTexts | null = null,
): RenderedMail {
  const template = TEMPLATES[kind];
  const data = template.shown?.(given) ?? given;
  const { content, frame } = withOwnTexts(
    { content: template.content(data), frame: template.frame(data) },
    words,
    fieldValues(data),
  );
  const method = template.calendar?.(data) ?? null;
  return {
    subject: plainLine(content.subject),
    text: toText(content, frame),
    html: toHtml(content, frame),
    replyTo: template.replyTo(data),
    attachments: method === null ? [] : [calendarEntry(data, method)],
  };
}
