import * as m from '#contracts/texts/messages.js';
import { usePublicConfig } from './root-data.ts';
import { useTexts } from './texts.tsx';

/** Beside each request to look into one's mail, where no mail leaves the machine: the way to the development mailbox. */
export function MailboxLink() {
  const t = useTexts();
  const { mailboxPath } = usePublicConfig();
  return mailboxPath === undefined ? null : (
    <a href={mailboxPath} target="_blank" rel="noopener">
      {t(m.email_code_mailbox)}
    </a>
  );
}
