import { createTransport } from 'nodemailer';
import type { Mailer } from './port.ts';

/** Hands letters to an SMTP server, e.g. `smtps://user:password@mail.example:465`. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, pool: true });
  return {
    isDevelopmentMailbox: false,
    async send(letter) {
      await transport.sendMail({
        from,
        to: { name: '', address: letter.to },
        subject: letter.subject,
        text: letter.text,
        html: letter.html,
        messageId: letter.messageId,
        attachments: letter.attachments.map((attachment) => ({ ...attachment })),
        // A letter is never built from files or addresses that somebody typed.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
  };
}
