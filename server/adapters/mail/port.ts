/** A finished letter. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same for every try, so that a receiver can drop the one possible duplicate. */
  messageId: string;
  attachments: readonly { filename: string; contentType: string; content: string }[];
}

/** Hands letters to a mail service. */
export interface Mailer {
  /** True when letters go nowhere but the development mailbox, which then keeps their text. */
  readonly isDevelopmentMailbox: boolean;
  /** @throws when the service did not take the letter; the outbox tries again */
  send(letter: Letter): Promise<void>;
}
