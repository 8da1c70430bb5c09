import { audit } from '#server/kernel/audit.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import type { Tools } from '#server/kernel/tools.ts';
import type { Work } from '#server/kernel/work.ts';
import type { AccountLinkAsked, PersonVerified } from '../facts.ts';
import { emailKey } from '../rules/email-key.ts';
import { markAllUsed } from '../store/codes.ts';
import { findLogIn, markVerified } from '../store/log-ins.ts';
import { isOpen, startStep, stepOf, useStep } from './one-time-codes.ts';

/**
 * Confirms an account by the mailed code (ledger ROU-04); from then on its bookings as a guest are there (ACC-15).
 * @throws Refusal invalidOrExpiredCode
 */
export async function confirmUser(work: Work, tools: Tools, code: string): Promise<void> {
  const step = await stepOf(work, tools.secrets, 'verify', code);
  if (!step || !isOpen(step, work.now())) throw new Refusal('invalidOrExpiredCode', { affected: ['code'] });
  const { personId } = step;
  await work.transaction(async (tx) => {
    await useStep(tx, step.id);
    await markAllUsed(tx, personId, ['verify']);
    if (await markVerified(tx, personId))
      await tx.announce({ name: 'personVerified', data: { personId } } satisfies PersonVerified);
    await audit(tx, {
      providerId: null,
      actor: `person:${personId}`,
      action: 'confirmed',
      subject: 'logIn',
      subjectId: personId,
    });
  });
}

const LETTERS_PER_HOUR = 5;

/**
 * Sends the confirmation once more, if there is an account that waits for it. The asker learns nothing: the look-up
 * happens in a job.
 * @throws Refusal invalidEmail, tooManyRequests (per address, not per account)
 */
export async function resendConfirmation(
  work: Work,
  tools: Tools,
  door: { address: string },
  email: string,
): Promise<void> {
  await askForLetter(work, tools, door, { email, purpose: 'verify' });
}

export const SEND_ACCOUNT_LINK_JOB = 'identity.send-account-link';

/** Takes a wish for a link by mail in the same steps whether or not anybody has that e-mail. */
export async function askForLetter(
  work: Work,
  tools: Tools,
  door: { address: string },
  { email, purpose }: { email: string; purpose: 'verify' | 'reset' },
): Promise<void> {
  const key = emailKey(email);
  if (key === null) throw new Refusal('invalidEmail', { affected: ['email'] });
  await countRequest(work, `account-link:${door.address}`, tools.limits.signUpsPerAddressPerHour);
  await work.transaction((tx) => tx.enqueue(SEND_ACCOUNT_LINK_JOB, { key, purpose }));
}

/** The job's part: makes the one-time step, if the account wants it, at most five in an hour for each account. */
export async function sendAccountLink(work: Work, key: string, purpose: 'verify' | 'reset'): Promise<void> {
  const logIn = await findLogIn(work, { emailKey: key });
  if (!logIn?.isActive || (purpose === 'verify' && logIn.isVerified)) return;
  const { personId } = logIn;
  try {
    await countRequest(work, `account-link:${personId}`, LETTERS_PER_HOUR);
  } catch {
    return;
  }
  await work.transaction(async (tx) => {
    const codeId = await startStep(tx, personId, purpose);
    await tx.announce({
      name: 'accountLinkAsked',
      data: { personId, codeId, purpose },
    } satisfies AccountLinkAsked);
  });
}
