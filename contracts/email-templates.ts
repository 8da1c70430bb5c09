/** Which mails to customers a template of a provider words: all, or one kind of them. */
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
] as const;
export type EmailTemplateKind = (typeof EMAIL_TEMPLATE_KINDS)[number];

/** Salmon: the band of providers that chose no colour (specification section 9). */
export const DEFAULT_EMAIL_COLOR = '#FA8072';

export const LONGEST_TEMPLATE_NAME = 60;
export const LONGEST_TEMPLATE_HEADER = 600;
export const LONGEST_TEMPLATE_GOODBYE = 200;
export const LONGEST_TEMPLATE_FOOTER = 600;
/** How many a provider may have. */
export const MOST_EMAIL_TEMPLATES = 50;
