import { createHash } from 'node:crypto';
import { MailNotSent } from '#server/adapters/mail/port.ts';
import type { Tools } from '#server/kernel/tools.ts';
import type { Work } from '#server/kernel/work.ts';
import type { RenderedLetter } from '../letters/letter-content.ts';
import type { FailedTry } from '../rules/next-try.ts';
import { secondsToNextTry } from '../rules/next-try.ts';
import type { MailInHand } from '../store/mails.ts';
import { markDropped, markFailedTry, markHandedOver, markSent, takeMail } from '../store/mails.ts';
import type { LetterSources } from './write-letter.ts';
import { writeLetter } from './write-letter.ts';

/**
 * Makes one try to send a mail, outside any transaction. Never throws for a mail that could not be sent: one bad address
 * must not hold up the others, so the outbox keeps its own timetable.
 */
export async function sendMail(
  work: Work,
  tools: Tools,
  sources: LetterSources,
  mailId: number,
): Promise<void> {
  const mail = await takeMail(work, mailId, (sendKey) => messageIdOf(sendKey, tools.origin));
  if (!mail) return;
  let letter: RenderedLetter | null;
  try {
    letter = await writeLetter(work, tools, sources, mail);
    if (letter) await handOver(work, tools, mail, letter);
  } catch (error) {
    return noteFailedTry(work, tools, mail, error);
  }
  // Not above: a letter that is out did not fail because nobody could note it.
  if (letter) await markSent(work, mail, keptBy(tools, letter));
  else await markDropped(work, mail);
}

async function handOver(work: Work, { mailer }: Tools, mail: MailInHand, letter: RenderedLetter): Promise<void> {
  await mailer.send({ ...letter, to: mail.recipient, messageId: mail.messageId }, async () => {
    if (!(await markHandedOver(work, mail))) throw new Error('another try has taken the mail meanwhile');
  });
}

function keptBy(tools: Tools, letter: RenderedLetter): RenderedLetter | null {
  return tools.mailer.isDevelopmentMailbox ? letter : null;
}

async function noteFailedTry(work: Work, tools: Tools, mail: MailInHand, error: unknown): Promise<void> {
  const outcome: FailedTry = error instanceof MailNotSent ? error.outcome : 'fault';
  const doubtfulTries = mail.doubtfulTries + (outcome === 'unknown' ? 1 : 0);
  const seconds = secondsToNextTry({ outcome, tries: mail.tries, doubtfulTries });
  const nextTryAt = seconds === null ? null : new Date(work.now().getTime() + seconds * 1000);
  tools.logger.warn(
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
