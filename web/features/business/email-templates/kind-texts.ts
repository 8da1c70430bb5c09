import type { EmailTemplateKind } from '#contracts/email-templates.ts';
import * as m from '#contracts/texts/messages.js';
import type { Message } from '#web/lib/texts-in.ts';

/** What the kinds of mails are called. */
export const KIND_TEXTS: Record<EmailTemplateKind, Message<Record<never, never>>> = {
  all: m.templates_kind_all,
  'reservation-confirmed': m.templates_kind_reservation_confirmed,
  'reservation-moved': m.templates_kind_reservation_moved,
  'reservation-reminder': m.templates_kind_reservation_reminder,
  'reservation-cancelled': m.templates_kind_reservation_cancelled,
  'payment-done': m.templates_kind_payment_done,
  'refund-done': m.templates_kind_refund_done,
  'subscription-confirmed': m.templates_kind_subscription_confirmed,
  'subscription-changed': m.templates_kind_subscription_changed,
  'subscription-reminder': m.templates_kind_subscription_reminder,
  'subscription-cancelled': m.templates_kind_subscription_cancelled,
  'course-bought': m.templates_kind_course_bought,
  'course-begun': m.templates_kind_course_begun,
  'course-section-available': m.templates_kind_course_section_available,
  'course-refunded': m.templates_kind_course_refunded,
  'pass-bought': m.templates_kind_pass_bought,
};

/** The text of a kind as the API names it. */
export const textOfKind = (kind: string): Message<Record<never, never>> =>
  KIND_TEXTS[kind as EmailTemplateKind] ?? m.templates_kind_all;
