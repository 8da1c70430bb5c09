/**
 * Which mails to customers a template of a provider words: all, or one kind of them. Those to addresses that nobody proved, and of courses that are
 * given to whom a center names, are none: nobody asked for them.
 */
export const EMAIL_TEMPLATE_KINDS = [
  'all',
  'reservation-confirmed',
  'reservation-moved',
  'reservation-reminder',
  'reservation-cancelled',
  'payment-done',
  'refund-done',
  'subscription-confirmed',
  'subscription-changed',
  'subscription-reminder',
  'subscription-cancelled',
  'course-bought',
  'course-begun',
  'course-section-available',
  'course-refunded',
  'pass-bought',
] as const;
export type EmailTemplateKind = (typeof EMAIL_TEMPLATE_KINDS)[number];

/** What the words of a template may have filled in, written `{firstname}`. */
export const TEMPLATE_FIELDS = ['firstname', 'provider', 'service', 'date', 'time', 'person'] as const;
export type TemplateField = (typeof TEMPLATE_FIELDS)[number];

/** Which of them the mails of a kind can fill in: classes have many dates, courses and passes none, and not every mail is about a service. */
export function fieldsOf(kind: EmailTemplateKind): readonly TemplateField[] {
  if (kind === 'all') return ['firstname', 'provider'];
  return /^(subscription|course|pass)-/.test(kind) ? ['firstname', 'provider', 'service'] : TEMPLATE_FIELDS;
}

/** Salmon: the band of providers that chose no colour (specification section 9). */
export const DEFAULT_EMAIL_COLOR = '#FA8072';

export const LONGEST_TEMPLATE_NAME = 60;
export const LONGEST_TEMPLATE_HEADER = 600;
export const LONGEST_TEMPLATE_GOODBYE = 200;
export const LONGEST_TEMPLATE_FOOTER = 600;
/** How many a provider may have. */
export const MOST_EMAIL_TEMPLATES = 50;
