import type { Config } from '#server/config.ts';
import { developmentMailbox } from './development-mailbox.ts';
import type { Mailer } from './port.ts';
import { smtpMailer } from './smtp-mailer.ts';

/**
 * SMTP when configured, else the development mailbox.
 * @throws on a public installation without SMTP: mails there must reach people
 */
export function chooseMailer(config: Pick<Config, 'mail' | 'isPublic'>): Mailer {
  if (config.mail.smtpUrl) return smtpMailer(config.mail.smtpUrl, config.mail.from);
  if (config.isPublic)
    throw new Error(
      'SMTP_URL is required where others come in than this machine: letters must reach people.',
    );
  return developmentMailbox;
}
