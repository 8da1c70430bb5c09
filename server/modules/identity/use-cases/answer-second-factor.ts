import { Refusal } from '#server/kernel/refusal.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { typedRecoveryCode } from '../rules/recovery-codes.ts';
import type { CodeRow } from '../store/codes.ts';
import { findLogIn, isKnownAddress } from '../store/log-ins.ts';
import { takeRecoveryCode } from '../store/second-factors.ts';
import { takeAppCode } from './authenticator-app.ts';
import type { SignInOrigin, SignInResult } from './finish-sign-in.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { knownDevice } from './known-browser.ts';
import { readStep, triesLeft, useStep } from './one-time-codes.ts';
import { detailsOf, recoveryHash, tell } from './second-factor-holder.ts';

/** Wrong or right answers in an hour for one person, over all their sign-ins: in one browser or from one address of theirs, or from all others. */
const ANSWERS_PER_HOUR = 30;

/**
 * Answers SECOND_FACTOR_REQUIRED with a code of the authenticator app or one of the recovery codes; five tries.
 * @throws Refusal wrongCode with the tries that are left, invalidOrExpiredCode when the step is over,
 *   userDisabled, tooManyRequests
 */
export async function answerSecondFactor(
  work: Work,
  deps: Deps,
  origin: SignInOrigin,
  { session, code }: { session: string; code: string },
): Promise<SignInResult> {
  const step = await readSecondStep(work, deps, origin, session);
  const { personId } = step;
  return work.transaction(async (tx) => {
    const secondFactor = await takeTypedCode(tx, deps, personId, code);
    if (secondFactor === null) throw wrongCode(step);
    await useStep(tx, step.id);
    const { area, client } = detailsOf(step);
    return finishSignIn(tx, deps, origin, { personId, area, client, secondFactor });
  });
}

/**
 * Takes a code of the app, or a recovery code, whose use is told by mail: neither counts again.
 * @returns which it was; null for a wrong one
 */
export async function takeTypedCode(
  work: Work,
  deps: Deps,
  personId: number,
  code: string,
): Promise<'authenticatorApp' | 'recoveryCode' | null> {
  const recoveryCode = typedRecoveryCode(code);
  if (recoveryCode === null)
    return (await takeAppCode(work, deps, personId, code.replaceAll(/\s/g, ''))) ? 'authenticatorApp' : null;
  if (!(await takeRecoveryCode(work, personId, recoveryHash(deps.secrets, personId, recoveryCode))))
    return null;
  await tell(work, personId, 'recoveryCodeUsed');
  return 'recoveryCode';
}

/** The sign-in that waits for a factor the person has, with this try counted. @throws Refusal invalidOrExpiredCode, tooManyRequests */
async function readSecondStep(
  work: Work,
  deps: Deps,
  origin: SignInOrigin,
  session: string,
): Promise<CodeRow> {
  const step = await readStep(work, deps.secrets, 'secondFactor', session);
  if (detailsOf(step).mustSetUp) throw new Refusal('invalidOrExpiredCode', { affected: ['session'] });
  await countAnswer(work, deps, step.personId, origin);
  return step;
}

/**
 * Whoever has found out the password and guesses on must not lock the person out of a browser they answered in, nor of where they
 * always come in from.
 * @throws Refusal tooManyRequests
 */
export async function countAnswer(
  work: Work,
  { secrets }: Deps,
  personId: number,
  { address, sessions }: SignInOrigin,
): Promise<void> {
  const logIn = await findLogIn(work, { personId });
  const device = logIn && knownDevice(secrets, sessions, logIn, 'secondFactor');
  const isKnown = device === null && (await isKnownAddress(work, personId, address));
  const from = device === null ? (isKnown ? `:${address}` : '') : `:device:${device}`;
  await countRequest(work, `second-factor:${personId}${from}`, ANSWERS_PER_HOUR);
}

/** @param step as `readStep` gave it */
function wrongCode(step: CodeRow): Refusal {
  return new Refusal('wrongCode', {
    affected: ['code'],
    reason: { type: 'triesLeft', amount: triesLeft(step) },
  });
}
