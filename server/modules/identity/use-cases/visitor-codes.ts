import { Refusal } from '#server/kernel/refusal.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { findCode } from '../store/codes.ts';
import { CODES_PER_HOUR, digitsOf, readEmailCode } from './email-codes.ts';
import { codeOf, isOpen, startStep, stepOf } from './one-time-codes.ts';

/** For one e-mail, as many as the codes of a log-in: fifty guesses an hour at a million. */
const TRIES_PER_HOUR = 50;

/** What a visitor proves an e-mail for. */
export type VisitorSubject = {
  providerId: number;
  reservationId: number;
};

/**
 * Begins a step by which a visitor without a log-in proves, on the screen where they are, that they read the e-mail they typed. The
 * digits go out with the mail about the subject. Joins the caller's transaction.
 * @returns the step's id
 */
export function startVisitorCode(work: Work, personId: number, subject: VisitorSubject): Promise<number> {
  return startStep(work, personId, 'visitorCode', subject);
}

/** What comes back with the digits. */
export function visitorSession({ secrets }: Pick<Deps, 'secrets'>, codeId: number): string {
  return codeOf(secrets, 'visitorCode', codeId);
}

/** The digits for the mail; null when the step is over. */
export async function visitorDigits(
  work: Work,
  { secrets }: Pick<Deps, 'secrets'>,
  codeId: number,
): Promise<string | null> {
  const step = await findCode(work, codeId);
  return step?.purpose === 'visitorCode' && isOpen(step, work.now()) ? digitsOf(secrets, codeId) : null;
}

/**
 * What the e-mail was proved for. The step stays open for its half hour: the same digits typed twice, after a lost answer for
 * instance, answer the same; what they allow must bear that.
 * @throws Refusal wrongCode with the tries that are left; invalidOrExpiredCode; tooManyRequests
 */
export async function readVisitorCode(
  work: Work,
  deps: Pick<Deps, 'secrets'>,
  typed: { session: string; code: string },
): Promise<VisitorSubject> {
  const known = await stepOf(work, deps.secrets, 'visitorCode', typed.session);
  if (known) await countRequest(work, `visitor-code:${known.personId}`, TRIES_PER_HOUR);
  const { details } = await readEmailCode(work, deps, typed, 'visitorCode');
  const { providerId, reservationId } = details;
  if (typeof providerId !== 'number' || typeof reservationId !== 'number')
    throw new Refusal('invalidOrExpiredCode', { affected: ['code'] });
  return { providerId, reservationId };
}

/**
 * Whom a visitor's step is of and what it is about, for a mail with other digits: also once its tries or its half hour are over. Each
 * question counts as a mail.
 * @throws Refusal invalidOrExpiredCode for a session that is none of ours; tooManyRequests
 */
export async function visitorToMailAgain(
  work: Work,
  { secrets }: Pick<Deps, 'secrets'>,
  session: string,
): Promise<VisitorSubject & { personId: number }> {
  const step = await stepOf(work, secrets, 'visitorCode', session);
  const { providerId, reservationId } = step?.details ?? {};
  if (!step || typeof providerId !== 'number' || typeof reservationId !== 'number')
    throw new Refusal('invalidOrExpiredCode', { affected: ['code'] });
  await countRequest(work, `visitor-code-mail:${step.personId}`, CODES_PER_HOUR);
  return { personId: step.personId, providerId, reservationId };
}
