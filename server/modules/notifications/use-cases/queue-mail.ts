import type { Work } from '#server/kernel/work.ts';
import type { MailLane } from '../rules/mail-lane.ts';
import { laneOf } from '../rules/mail-lane.ts';
import type { NewMail } from '../store/mails.ts';
import { insertMail } from '../store/mails.ts';
import { turnAmongStrangers } from './wait-for-strangers.ts';

/** A queue for each lane. */
export const SEND_MAIL_JOBS = {
  waitedFor: 'notifications.send-waited-for',
  usual: 'notifications.send-mail',
  slow: 'notifications.send-slow-mail',
} as const satisfies Record<MailLane, string>;

/**
 * Puts a mail into the outbox: it commits with the caller's rows or not at all, and goes out once per send key however
 * often its event is told (invariants 38 and 39). The mail itself is written when it is sent. Whoever
 * has left has no address: they are not written to. To strangers a center writes so many a day, the rest waits.
 */
export async function queueMail(work: Work, mail: NewMail): Promise<void> {
  if (mail.recipient === '') return;
  await work.transaction(async (tx) => {
    const turn = await turnAmongStrangers(tx, mail);
    const notBefore = laterOf(mail.notBefore, turn.notBefore);
    const { strangerDay } = turn;
    const mailId = await insertMail(tx, { ...mail, strangerDay, ...(notBefore && { notBefore }) });
    if (mailId === null) return;
    const waitMs = (notBefore?.getTime() ?? 0) - work.now().getTime();
    const later = waitMs > 0 ? { startAfterSeconds: Math.ceil(waitMs / 1000) } : undefined;
    await tx.enqueue(SEND_MAIL_JOBS[laneOf(mail.kind)], { mailId }, later);
  });
}

const laterOf = (one: Date | undefined, other: Date | null): Date | undefined =>
  other !== null && (one === undefined || other > one) ? other : one;
