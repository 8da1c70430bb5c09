import type { Mailer } from './port.ts';

/** Sends nothing: the outbox keeps the letter's text and the development mailbox page shows it. */
export const developmentMailbox: Mailer = {
  isDevelopmentMailbox: true,
  send: (_letter, handOver) => handOver(),
};
