import type { RepeatableCommand } from '#server/kernel/idempotency.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { findLogIn } from '../store/log-ins.ts';
import { noteEmailProof } from '../store/sessions.ts';
import { mailCode, readEmailCode } from './email-codes.ts';
import type { SignInResult } from './finish-sign-in.ts';
import { challenge } from './finish-sign-in.ts';
import { useStep } from './one-time-codes.ts';
import { detailsOf, steppedUpHolder } from './second-factor-holder.ts';

/**
 * Answers EMAIL_CODE_REQUIRED with the mailed digits; five tries. The set-up of the first second factor follows.
 * @throws Refusal wrongCode with the tries that are left; invalidOrExpiredCode when the step is over; userDisabled
 */
export async function answerEmailCode(
  work: Work,
  deps: Deps,
  typed: { session: string; code: string },
): Promise<SignInResult> {
  const step = await readEmailCode(work, deps, typed);
  const { area, client } = detailsOf(step);
  const logIn = await findLogIn(work, { personId: step.personId });
  if (client === undefined || !logIn) throw new Refusal('invalidOrExpiredCode', { affected: ['code'] });
  if (!logIn.isActive) throw new Refusal('userDisabled');
  return work.transaction(async (tx) => {
    await useStep(tx, step.id);
    return challenge(tx, deps, logIn, { name: 'SECOND_FACTOR_SETUP', area, client, mustSetUp: true });
  });
}

/**
 * Mails a code to somebody signed in, who is about to set their first second factor up; once for each key.
 * @returns what comes back with the digits
 * @throws Refusal stepUpNeeded, tooManyRequests
 */
export async function askForEmailCode(
  work: Work,
  deps: Deps,
  me: SignedInPerson,
  command: RepeatableCommand,
): Promise<{ session: string }> {
  const { personId, sessionId } = steppedUpHolder(work, me);
  return { session: await mailCode(work, deps, personId, { sessionId }, command) };
}

/**
 * Notes that whoever is signed in here reads the e-mail: for a quarter of an hour, in this session.
 * @throws Refusal wrongCode with the tries that are left; invalidOrExpiredCode, also for a code of another session
 */
export async function proveEmailByCode(
  work: Work,
  deps: Deps,
  { sessionId }: SignedInPerson,
  typed: { session: string; code: string },
): Promise<void> {
  const step = await readEmailCode(work, deps, typed);
  if (step.details['sessionId'] !== sessionId)
    throw new Refusal('invalidOrExpiredCode', { affected: ['code'] });
  await work.transaction(async (tx) => {
    await useStep(tx, step.id);
    await noteEmailProof(tx, sessionId);
  });
}
