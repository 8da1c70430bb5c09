import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { FailedTry, OutgoingMail, Mailer } from './port.ts';
import { MailNotSent } from './port.ts';

export interface SmtpTimeouts {
  connectMs: number;
  /** The longest silence of the server. */
  silenceMs: number;
  /** The whole try. Shorter than the outbox's lease, so that two tries never overlap. */
  wholeMs: number;
}

const TIMEOUTS: SmtpTimeouts = { connectMs: 8_000, silenceMs: 15_000, wholeMs: 20_000 };

/**
 * Hands mails to an SMTP server, e.g. `smtps://user:password@mail.example:465`. One connection per mail: a pool
 * would send a mail again by itself when a connection breaks, and that decision belongs to the outbox. As many
 * conversations at once as there are calls.
 */
export function smtpMailer(url: string, from: string, timeouts: SmtpTimeouts = TIMEOUTS): Mailer {
  const { connectMs, silenceMs, wholeMs } = timeouts;
  const options = { url, connectionTimeout: connectMs, greetingTimeout: connectMs, socketTimeout: silenceMs };
  return {
    isDevelopmentMailbox: false,
    async send(mail, handOver) {
      let isHandedOver = false;
      const transport = createTransport(options);
      transport.use('stream', (mail, done) => {
        mail.message.processFunc((text) => Readable.from(textOf(text)));
        done();
      });
      try {
        await transport.sendMail({ ...mimeOf(mail, from), signal: AbortSignal.timeout(wholeMs) });
      } catch (error) {
        // Not as its cause: that repeats the address, too.
        throw new MailNotSent(outcomeOf(error, isHandedOver), messageOf(error));
      }

      /** Nothing is read from it before the server has taken sender and recipient and waits for the text. */
      async function* textOf(text: AsyncIterable<unknown>): AsyncGenerator {
        await handOver();
        isHandedOver = true;
        yield* text;
      }
    },
  };
}

function mimeOf(mail: OutgoingMail, from: string) {
  return {
    from,
    // As an object: whatever an address contains, it stays one address.
    to: { name: '', address: mail.to },
    ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    headers: { 'Auto-Submitted': 'auto-generated', ...listHeaders(mail) },
    attachments: mail.attachments.map((attachment) => ({ ...attachment })),
    // A mail is never built from files or addresses that somebody typed.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const listHeaders = ({ leaveAddress }: OutgoingMail): Record<string, string> =>
  leaveAddress === undefined
    ? {}
    : { 'List-Unsubscribe': `<${leaveAddress}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

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

/** Services repeat the address that they refuse; it is kept and logged with nothing, least of all once its person has left. */
const ADDRESS = /[^\s<>"'(),;]+@[^\s<>"'(),;]+/g;

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll(ADDRESS, '[address]');
}
