import type { Deps } from '#server/kernel/deps.ts';
import { workOff } from '#server/kernel/work-off.ts';
import type { Work } from '#server/kernel/work.ts';
import type { MailLane } from '../rules/mail-lane.ts';
import { dueMails, giveUpLostTries } from '../store/mails.ts';
import { sendMail } from './send-mail.ts';
import type { MailSources } from './write-mail.ts';

const MOST_IN_A_TURN = 100;
/** Conversations with the mail service: some may hang without the others waiting for them. */
export const LETTERS_AT_ONCE = 4;

/**
 * Tries every mail of a lane again whose pause is over, or whose last try died with its process; several at once.
 * @returns how many
 */
export async function sendDueMails(
  work: Work,
  deps: Deps,
  sources: MailSources,
  lane: MailLane,
): Promise<number> {
  const lost = await giveUpLostTries(work);
  if (lost > 0) deps.logger.error({ mails: lost }, 'mails given up');
  const due = await dueMails(work, lane, MOST_IN_A_TURN);
  await workOff(due, LETTERS_AT_ONCE, async (mailId) => {
    await sendMail(work, deps, sources, mailId);
    return true;
  });
  return due.length;
}
