import type { SentMail } from '#web/generated/operations.ts';

/** A mail about a booking, without what it says. */
export type { SentMail };

export const SENT_MAIL =
  'fragment SentMail on LoggedMail { id reservationId kind recipient state at trouble }';

/** One page of them, and when reminders will follow. */
export type MailsAbout = {
  total: number;
  page: number;
  items: readonly SentMail[];
  remindersAt?: readonly string[];
};
