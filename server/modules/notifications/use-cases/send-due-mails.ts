import type { Tools } from '#server/kernel/tools.ts';
import type { Work } from '#server/kernel/work.ts';
import { dueMails, giveUpLostTries } from '../store/mails.ts';
import { sendMail } from './send-mail.ts';
import type { LetterSources } from './write-letter.ts';

const AT_ONCE = 100;

/** Tries every mail again whose pause is over, or whose last try died with its process. @returns how many */
export async function sendDueMails(work: Work, tools: Tools, sources: LetterSources): Promise<number> {
  const lost = await giveUpLostTries(work);
  if (lost > 0) tools.logger.error({ mails: lost }, 'mails given up');
  const due = await dueMails(work, AT_ONCE);
  for (const mailId of due) await sendMail(work, tools, sources, mailId);
  return due.length;
}
