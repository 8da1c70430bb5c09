import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RepeatableCommand } from '#server/kernel/idempotency.ts';
import { onceForKey } from '#server/kernel/idempotency.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import type { Secrets } from '#server/kernel/secrets.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { emailCodeRequested } from '../facts.ts';
import type { CodeRow } from '../store/codes.ts';
import { emailToTakeBack } from '../store/codes.ts';
import { codeOf, readStep, startStep, triesLeft } from './one-time-codes.ts';

/** Ten codes of five tries each: fifty guesses an hour at a million. */
export const CODES_PER_HOUR = 10;

/**
 * Mails six digits, which prove that whoever types them reads the e-mail: the password alone sets no second factor up. An e-mail that
 * was changed lately proves nothing, since the password alone changes it: the digits go where that can still be taken back.
 * @param command of which a repetition gets the same step's code, and no other mail
 * @returns the step's code, which comes back with the digits
 * @throws Refusal tooManyRequests
 */
export async function mailCode(
  work: Work,
  { secrets }: Pick<Deps, 'secrets'>,
  personId: number,
  details: object,
  command?: RepeatableCommand,
): Promise<string> {
  await countRequest(work, `email-code:${personId}`, CODES_PER_HOUR);
  const { codeId } = await work.transaction((tx) => {
    const start = () => startEmailCode(tx, personId, details);
    return command ? onceForKey(tx, command, start) : start();
  });
  return codeOf(secrets, 'emailCode', codeId);
}

async function startEmailCode(work: Work, personId: number, details: object): Promise<{ codeId: number }> {
  const email = await emailToTakeBack(work, personId);
  const codeId = await startStep(work, personId, 'emailCode', {
    ...details,
    ...(email !== null && { email }),
  });
  await work.announce(emailCodeRequested({ personId, codeId }));
  return { codeId };
}

/** The six digits of a step, derived as its code is: the database holds neither. */
export function digitsOf(secrets: Secrets, stepId: number): string {
  const bytes = createHmac('sha256', secrets.keyFor('email-code')).update(String(stepId)).digest();
  return String(bytes.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

/**
 * The open step whose digits were typed, with this try counted.
 * @param purpose of the step: one that was begun for something else is none
 * @throws Refusal wrongCode with the tries that are left; invalidOrExpiredCode
 */
export async function readEmailCode(
  work: Work,
  { secrets }: Pick<Deps, 'secrets'>,
  { session, code }: { session: string; code: string },
  purpose: 'emailCode' | 'visitorCode' = 'emailCode',
): Promise<CodeRow> {
  const step = await readStep(work, secrets, purpose, session);
  const typed = code.replaceAll(/\s/g, '');
  const isRight =
    /^\d{6}$/.test(typed) && timingSafeEqual(Buffer.from(typed), Buffer.from(digitsOf(secrets, step.id)));
  if (isRight) return step;
  throw new Refusal('wrongCode', {
    affected: ['code'],
    reason: { type: 'triesLeft', amount: triesLeft(step) },
  });
}
