import { createHash } from 'node:crypto';
import { MailNotSent } from '#server/adapters/mail/port.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import type { RenderedMail } from '../templates/mail-content.ts';
import type { FailedTry } from '../rules/next-try.ts';
import { secondsToNextTry } from '../rules/next-try.ts';
import type { MailInHand } from '../store/mails.ts';
import { markDropped, markFailedTry, markHandedOver, markSent, takeMail } from '../store/mails.ts';
import type { MailSources } from './write-mail.ts';
import { writeMail } from './write-mail.ts';

/**
 * Makes one try to send a mail, outside any transaction. Never throws for a mail that could not be sent: one bad address
 * must not hold up the others, so the outbox keeps its own timetable.
 */
export async function sendMail(work: Work, deps: Deps, sources: MailSources, mailId: number): Promise<void> {
  const mail = await takeMail(work, mailId, (sendKey) => messageIdOf(sendKey, deps.origin));
  if (!mail) return;
  let rendered: RenderedMail | null;
  try {
    rendered = await writeMail(work, deps, sources, mail);
    if (rendered) await handOver(work, deps, mail, rendered);
  } catch (error) {
    return noteFailedTry(work, deps, mail, error);
  }
  // Not above: a mail that is out did not fail because nobody could note it.
  if (rendered) await markSent(work, mail, keptBy(deps, rendered));
  else await markDropped(work, mail);
}

async function handOver(
  work: Work,
  { mailer }: Deps,
  mail: MailInHand,
  rendered: RenderedMail,
): Promise<void> {
  await mailer.send({ ...rendered, to: mail.recipient, messageId: mail.messageId }, async () => {
    if (!(await markHandedOver(work, mail))) throw new Error('another try has taken the mail meanwhile');
  });
}

function keptBy(deps: Deps, rendered: RenderedMail): RenderedMail | null {
  return deps.mailer.isDevelopmentMailbox ? rendered : null;
}

async function noteFailedTry(work: Work, deps: Deps, mail: MailInHand, error: unknown): Promise<void> {
  const outcome: FailedTry = error instanceof MailNotSent ? error.outcome : 'fault';
  const doubtfulTries = mail.doubtfulTries + (outcome === 'unknown' ? 1 : 0);
  const seconds = secondsToNextTry({ outcome, tries: mail.tries, doubtfulTries });
  const nextTryAt = seconds === null ? null : new Date(work.now().getTime() + seconds * 1000);
  deps.logger.warn(
    { err: error, mailId: mail.id, kind: mail.kind, tries: mail.tries, outcome, nextTryAt },
    'mail not sent',
  );
  const reason = error instanceof Error ? error.message : String(error);
  await markFailedTry(work, mail, { error: `${outcome}: ${reason}`, doubtfulTries, nextTryAt });
}

/** The same for every try of the same mail. */
function messageIdOf(sendKey: string, origin: string): string {
  const name = createHash('sha256').update(`${origin}\0${sendKey}`).digest('hex').slice(0, 40);
  return `<${name}@${new URL(origin).hostname}>`;
}
