import type { Mailer } from './port.ts';

/** Sends nothing: the outbox keeps the mail's text and the development mailbox page shows it. */
export const developmentMailbox: Mailer = {
  isDevelopmentMailbox: true,
  send: (_mail, handOver) => handOver(),
};
