/** A finished mail. */
export interface OutgoingMail {
  to: string;
  /** Whom an answer goes to, when not the sender. */
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  /** The same for every try, so that a receiver can drop the one possible duplicate. */
  messageId: string;
  /** Where mail programs take the reader off a list with one click, by POST (RFC 8058). */
  leaveAddress?: string;
  attachments: readonly MailAttachment[];
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: string;
}

/**
 * What a failed try means: `notTaken` (try again), `addressRefused` (nobody reads mail there, trying again is useless) or
 * `unknown` (the service had the whole mail but gave no answer, so another try may make a duplicate).
 */
export type FailedTry = 'notTaken' | 'addressRefused' | 'unknown';

export class MailNotSent extends Error {
  readonly outcome: FailedTry;

  constructor(outcome: FailedTry, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MailNotSent';
    this.outcome = outcome;
  }
}

/** Hands mails to a mail service. */
export interface Mailer {
  /** True when mails go nowhere but the development mailbox, which then keeps their text. */
  readonly isDevelopmentMailbox: boolean;
  /**
   * @param handOver called when the service waits for the mail's text, before the first byte of it: from then on the service may
   *   have the mail, whatever happens to this process. When it throws, nothing is handed over
   * @throws MailNotSent when the service did not surely take the mail
   */
  send(mail: OutgoingMail, handOver: () => Promise<void>): Promise<void>;
}
