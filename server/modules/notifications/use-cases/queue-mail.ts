import type { Work } from '#server/kernel/work.ts';
import type { MailLane } from '../rules/mail-lane.ts';
import { laneOf } from '../rules/mail-lane.ts';
import type { NewMail } from '../store/mails.ts';
import { insertMail } from '../store/mails.ts';

/** A queue for each lane. */
export const SEND_MAIL_JOBS = {
  waitedFor: 'notifications.send-waited-for',
  usual: 'notifications.send-mail',
} as const satisfies Record<MailLane, string>;

/**
 * Puts a mail into the outbox: it commits with the caller's rows or not at all, and goes out once per send key however
 * often its event is told (invariants 38 and 39). The mail itself is written when it is sent. Whoever
 * has left has no address: they are not written to.
 */
export async function queueMail(work: Work, mail: NewMail): Promise<void> {
  if (mail.recipient === '') return;
  await work.transaction(async (tx) => {
    const mailId = await insertMail(tx, mail);
    if (mailId === null) return;
    const waitMs = (mail.notBefore?.getTime() ?? 0) - work.now().getTime();
    const later = waitMs > 0 ? { startAfterSeconds: Math.ceil(waitMs / 1000) } : undefined;
    await tx.enqueue(SEND_MAIL_JOBS[laneOf(mail.kind)], { mailId }, later);
  });
}
