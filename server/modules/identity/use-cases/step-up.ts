import { Refusal } from '#server/kernel/refusal.ts';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { isSteppedUp } from '../rules/session-times.ts';
import { hasSecondFactor, notePasskeyUse, secondFactorsOf } from '../store/second-factors.ts';
import { noteStepUp } from '../store/sessions.ts';
import { startAnswer, verifiedAuthentication } from './answer-passkey.ts';
import { countAnswer, takeTypedCode } from './answer-second-factor.ts';
import type { SignInOrigin } from './finish-sign-in.ts';
import { useStep } from './one-time-codes.ts';
import type { Ceremony } from './passkey-ceremony.ts';
import { notAccepted, readCeremony } from './passkey-ceremony.ts';
import { checkPassword } from './check-password.ts';

/** What somebody proves themselves with, once more. */
export interface Proof {
  password: string;
  /** Of the authenticator app, or a recovery code. */
  code: string | null;
  /** What a passkey signed, with the code of `startPasskeyStepUp`. */
  passkey: { session: string; response: unknown } | null;
}

/**
 * Proves again who is at the device, for a quarter of an hour: by the password, and by the second factor where the person has one.
 * While the last proof is young the password alone is told to be right, and prolongs nothing.
 * @throws Refusal wrongPassword; secondFactorAsked; wrongCode; wrongPasskey, invalidOrExpiredCode; tooManyRequests
 */
export async function stepUp(
  work: Work,
  deps: Deps,
  origin: SignInOrigin,
  me: SignedInPerson,
  proof: Proof,
): Promise<void> {
  const { personId, sessionId } = me;
  await checkPassword(work, deps, personId, proof.password);
  if (!hasSecondFactor(await secondFactorsOf(work, personId)))
    return work.transaction((tx) => noteStepUp(tx, sessionId));
  if (proof.passkey) return provePasskey(work, deps, me, proof.passkey);
  if (proof.code) return proveCode(work, deps, origin, me, proof.code);
  if (!isSteppedUp(me.steppedUpAt, work.now()))
    throw new Refusal('secondFactorAsked', { affected: ['code'] });
}

/** Begins to step up by a passkey. @throws Refusal notFound without passkeys, tooManyRequests */
export async function startPasskeyStepUp(
  work: Work,
  deps: Deps,
  origin: SignInOrigin,
  { personId }: SignedInPerson,
): Promise<Ceremony> {
  await countAnswer(work, deps, personId, origin);
  return startAnswer(work, deps, personId, { kind: 'stepUp', from: null });
}

/**
 * For what asks for the password itself: who has a second factor has proved themselves by it, too, a quarter of an hour ago at most.
 * @throws Refusal stepUpNeeded
 */
export async function expectFactorProved(
  work: Work,
  { personId, steppedUpAt }: Pick<SignedInPerson, 'personId' | 'steppedUpAt'>,
): Promise<void> {
  if (isSteppedUp(steppedUpAt, work.now())) return;
  if (hasSecondFactor(await secondFactorsOf(work, personId))) throw new Refusal('stepUpNeeded');
}

async function proveCode(
  work: Work,
  deps: Deps,
  origin: SignInOrigin,
  { personId, sessionId }: SignedInPerson,
  code: string,
): Promise<void> {
  await countAnswer(work, deps, personId, origin);
  await work.transaction(async (tx) => {
    if ((await takeTypedCode(tx, deps, personId, code)) === null)
      throw new Refusal('wrongCode', { affected: ['code'] });
    await noteStepUp(tx, sessionId);
  });
}

async function provePasskey(
  work: Work,
  deps: Deps,
  { personId, sessionId }: SignedInPerson,
  { session, response }: { session: string; response: unknown },
): Promise<void> {
  const step = await readCeremony(work, deps, session, 'stepUp');
  if (step.personId !== personId) throw notAccepted();
  const { passkey, newCount } = await verifiedAuthentication(work, deps, step, response);
  await work.transaction(async (tx) => {
    await useStep(tx, step.id);
    if (!(await notePasskeyUse(tx, passkey.id, newCount))) throw notAccepted();
    await noteStepUp(tx, sessionId);
  });
}
