import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { FailedTry, Letter, Mailer } from './port.ts';
import { MailNotSent } from './port.ts';

export interface SmtpTimeouts {
  connectMs: number;
  /** The longest silence of the server. */
  silenceMs: number;
  /** The whole try. Shorter than the outbox's lease, so that two tries never overlap. */
  wholeMs: number;
}

const TIMEOUTS: SmtpTimeouts = { connectMs: 10_000, silenceMs: 60_000, wholeMs: 120_000 };

/**
 * Hands letters to an SMTP server, e.g. `smtps://user:password@mail.example:465`. One connection per letter: a pool
 * would send a letter again by itself when a connection breaks, and that decision belongs to the outbox.
 */
export function smtpMailer(url: string, from: string, timeouts: SmtpTimeouts = TIMEOUTS): Mailer {
  const { connectMs, silenceMs, wholeMs } = timeouts;
  const transport = createTransport({
    url,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
  });
  return {
    isDevelopmentMailbox: false,
    async send(letter) {
      const message = new MailComposer(mimeOf(letter, from)).compile();
      const raw = Readable.from([await message.build()]);
      let isHandedOver = false;
      raw.once('end', () => (isHandedOver = true));
      const signal = AbortSignal.timeout(wholeMs);
      try {
        await transport.sendMail({ envelope: message.getEnvelope(), raw, signal });
      } catch (error) {
        throw new MailNotSent(outcomeOf(error, isHandedOver), messageOf(error), { cause: error });
      }
    },
  };
}

function mimeOf(letter: Letter, from: string) {
  return {
    from,
    // As an object: whatever an address contains, it stays one address.
    to: { name: '', address: letter.to },
    ...(letter.replyTo === null ? {} : { replyTo: { name: '', address: letter.replyTo } }),
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    messageId: letter.messageId,
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: letter.attachments.map((attachment) => ({ ...attachment })),
    // A letter is never built from files or addresses that somebody typed.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const REFUSED_ADDRESS = new Set([550, 551, 553]);
/** "Not from you": a fault of the set-up, not of the address (RFC 3463, class 7). */
const POLICY = /^\d{3}[ -]\d\.7\./;

function outcomeOf(error: unknown, isHandedOver: boolean): FailedTry {
  const code = fieldOf(error, 'responseCode');
  const isAnswered = typeof code === 'number';
  if (!isAnswered) return isHandedOver ? 'unknown' : 'notTaken';
  const isAboutRecipient = String(fieldOf(error, 'command')).startsWith('RCPT');
  const response = String(fieldOf(error, 'response'));
  return isAboutRecipient && REFUSED_ADDRESS.has(code) && !POLICY.test(response)
    ? 'addressRefused'
    : 'notTaken';
}

function fieldOf(error: unknown, name: string): unknown {
  return error instanceof Error ? Reflect.get(error, name) : undefined;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
