/** A finished letter. */
export interface Letter {
  to: string;
  /** Whom an answer goes to, when not the sender. */
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  /** The same for every try, so that a receiver can drop the one possible duplicate. */
  messageId: string;
  attachments: readonly LetterAttachment[];
}

export interface LetterAttachment {
  filename: string;
  contentType: string;
  content: string;
}

/**
 * What a failed try means: `notTaken` (try again), `addressRefused` (nobody reads mail there, trying again is useless) or
 * `unknown` (the service had the whole letter but gave no answer, so another try may make a duplicate).
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

/** Hands letters to a mail service. */
export interface Mailer {
  /** True when letters go nowhere but the development mailbox, which then keeps their text. */
  readonly isDevelopmentMailbox: boolean;
  /**
   * @param handOver called when the service waits for the letter's text, before the first byte of it: from then on the service may
   *   have the letter, whatever happens to this process. When it throws, nothing is handed over
   * @throws MailNotSent when the service did not surely take the letter
   */
  send(letter: Letter, handOver: () => Promise<void>): Promise<void>;
}
