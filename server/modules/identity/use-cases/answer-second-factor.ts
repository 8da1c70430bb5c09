import { Refusal } from '#server/kernel/refusal.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import type { Tools } from '#server/kernel/tools.ts';
import type { Work } from '#server/kernel/work.ts';
import { typedRecoveryCode } from '../rules/recovery-codes.ts';
import type { CodeRow } from '../store/codes.ts';
import { readAuthenticatorApp, takeRecoveryCode } from '../store/second-factors.ts';
import { takeAppCode } from './authenticator-app.ts';
import type { SignInDoor, SignInResult } from './finish-sign-in.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { readStep, useStep } from './one-time-codes.ts';
import { detailsOf, recoveryHash, tell } from './second-factor-holder.ts';

/** Wrong or right answers in an hour for one person, over all their sign-ins. */
const ANSWERS_PER_HOUR = 30;

/**
 * Answers SECOND_FACTOR_REQUIRED with a code of the authenticator app or one of the recovery codes; five tries.
 * @throws Refusal InvalidCredentials for a wrong code, invalidOrExpiredCode when the step is over, tooManyRequests
 */
export async function answerSecondFactor(
  work: Work,
  tools: Tools,
  door: SignInDoor,
  { session, code }: { session: string; code: string },
): Promise<SignInResult> {
  const step = await readSecondStep(work, tools, session);
  const { personId } = step;
  const recoveryCode = typedRecoveryCode(code);
  await work.transaction(async (tx) => {
    if (recoveryCode === null) await takeConfirmedAppCode(tx, tools, personId, code.replaceAll(/\s/g, ''));
    else if (await takeRecoveryCode(tx, personId, recoveryHash(tools.secrets, personId, recoveryCode)))
      await tell(tx, personId, 'recoveryCodeUsed');
    else throw new Refusal('InvalidCredentials', { affected: ['code'] });
    await useStep(tx, step.id);
  });
  const { area, client } = detailsOf(step);
  const secondFactor = recoveryCode === null ? 'authenticatorApp' : 'recoveryCode';
  return finishSignIn(work, tools, door, { personId, area, client, secondFactor });
}

/** The sign-in that waits for a factor the person has, with this try counted. @throws Refusal invalidOrExpiredCode, tooManyRequests */
export async function readSecondStep(work: Work, tools: Tools, session: string): Promise<CodeRow> {
  const step = await readStep(work, tools.secrets, 'secondFactor', session);
  if (detailsOf(step).mustSetUp) throw new Refusal('invalidOrExpiredCode', { affected: ['session'] });
  await countRequest(work, `second-factor:${step.personId}`, ANSWERS_PER_HOUR);
  return step;
}

/** A secret that still waits to be confirmed opens nothing. */
async function takeConfirmedAppCode(work: Work, tools: Tools, personId: number, code: string): Promise<void> {
  const app = await readAuthenticatorApp(work, personId);
  if (!app?.isConfirmed) throw new Refusal('InvalidCredentials', { affected: ['code'] });
  await takeAppCode(work, tools, personId, code);
}
