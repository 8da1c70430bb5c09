import { randomBytes } from 'node:crypto';
import { audit } from '#server/kernel/audit.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import type { Secrets } from '#server/kernel/secrets.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import type { SecurityChanged } from '../facts.ts';
import { securityChanged } from '../facts.ts';
import { RECOVERY_CODES, recoveryCodeOf } from '../rules/recovery-codes.ts';
import { isSteppedUp } from '../rules/session-times.ts';
import type { CodeRow } from '../store/codes.ts';
import { hasSecondFactor, replaceRecoveryCodes, secondFactorsOf } from '../store/second-factors.ts';
import { deleteSessions, readEmailProof } from '../store/sessions.ts';
import type { SignInOrigin, SignInResult, StepDetails } from './finish-sign-in.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { isOpen, stepOf, useStep } from './one-time-codes.ts';

/** Beginnings and ends of set-ups for one person. */
const SET_UPS_PER_HOUR = 100;

/** Whose second factors are changed, and what allows it. */
export interface Holder {
  personId: number;
  /** The sign-in that waits for a first second factor; null for somebody signed in. */
  step: CodeRow | null;
  /** The session that goes on when the others end. */
  sessionId: number | null;
}

/**
 * Who may add a second factor: somebody whose sign-in asks for the first one, or somebody signed in who has just proved
 * again who they are, for a first one also by a code mailed to them: what a password opens must not be locked by it alone.
 * @throws Refusal invalidOrExpiredCode; unauthenticated; stepUpNeeded; emailCodeNeeded; tooManyRequests
 */
export async function holderOf(
  work: Work,
  deps: Deps,
  { session, actor }: { session: string | null; actor: Actor },
): Promise<Holder> {
  const holder =
    session === null ? await signedInHolder(work, actor) : await signingInHolder(work, deps, session);
  await countRequest(work, `second-factor-set-up:${holder.personId}`, SET_UPS_PER_HOUR);
  return holder;
}

async function signedInHolder(work: Work, actor: Actor): Promise<Holder> {
  const holder = steppedUpHolder(work, actor);
  if (hasSecondFactor(await secondFactorsOf(work, holder.personId))) return holder;
  const provedAt = await readEmailProof(work, holder.sessionId);
  if (!isSteppedUp(provedAt, work.now())) throw new Refusal('emailCodeNeeded');
  return holder;
}

async function signingInHolder(work: Work, deps: Deps, session: string): Promise<Holder> {
  const step = await stepOf(work, deps.secrets, 'secondFactor', session);
  if (!step || !isOpen(step, work.now()))
    throw new Refusal('invalidOrExpiredCode', { affected: ['session'] });
  await expectNoFactorYet(work, step);
  return { personId: step.personId, step, sessionId: null };
}

/**
 * Begins a change of a person's factors, in its transaction: of two at once, each sees what the other did.
 * @throws Refusal invalidOrExpiredCode for a sign-in that finds a factor in place by now
 */
export async function beginChange(
  work: Work,
  { personId, step }: Pick<Holder, 'personId' | 'step'>,
): Promise<void> {
  await work.lock([`second-factors:${personId}`]);
  if (step) await expectNoFactorYet(work, step);
}

/** A sign-in sets the first factor up and nothing more, however old the step that once allowed it. */
async function expectNoFactorYet(work: Work, step: CodeRow): Promise<void> {
  const factors = await secondFactorsOf(work, step.personId);
  if (!detailsOf(step).mustSetUp || hasSecondFactor(factors))
    throw new Refusal('invalidOrExpiredCode', { affected: ['session'] });
}

/** @throws Refusal unauthenticated; stepUpNeeded */
export function steppedUpHolder(work: Work, actor: Actor): Holder & { sessionId: number } {
  const { personId, sessionId, steppedUpAt } = signedIn(actor);
  if (!isSteppedUp(steppedUpAt, work.now())) throw new Refusal('stepUpNeeded');
  return { personId, step: null, sessionId };
}

/** What `challenge` wrote down of the sign-in. */
export function detailsOf(step: CodeRow): StepDetails {
  return step.details as unknown as StepDetails;
}

/** What somebody sees once after adding a factor: the codes, if there were none, and the sign-in, if one waited. */
export interface FactorAdded {
  recoveryCodes: string[];
  signIn: SignInResult | null;
}

/**
 * After a factor was added, in the same transaction: recovery codes if there are none, every other session ends, the
 * person is told.
 */
export async function concludeAdding(work: Work, secrets: Secrets, holder: Holder): Promise<string[]> {
  const { personId, step, sessionId } = holder;
  if (step) await useStep(work, step.id);
  const { recoveryCodesLeft } = await secondFactorsOf(work, personId);
  const codes = recoveryCodesLeft > 0 ? [] : await giveRecoveryCodes(work, secrets, personId);
  await deleteSessions(work, personId, sessionId);
  await tell(work, personId, 'secondFactorAdded');
  return codes;
}

/** New recovery codes; the ones of before are worth nothing. */
export async function giveRecoveryCodes(work: Work, secrets: Secrets, personId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCodeOf(randomBytes(16)));
  await replaceRecoveryCodes(
    work,
    personId,
    codes.map((code) => recoveryHash(secrets, personId, code.replace('-', ''))),
  );
  return codes;
}

export function recoveryHash(secrets: Secrets, personId: number, mails: string): Buffer {
  return Buffer.from(secrets.nameOf('recovery-code', `${personId}:${mails}`), 'hex');
}

/** Goes on with the sign-in that waited, if one did. */
export async function goOn(
  work: Work,
  deps: Deps,
  origin: SignInOrigin,
  { step }: Holder,
  secondFactor: 'authenticatorApp' | 'passkey' | 'recoveryCode',
): Promise<SignInResult | null> {
  if (!step) return null;
  const { area, client } = detailsOf(step);
  return finishSignIn(work, deps, origin, { personId: step.personId, area, client, secondFactor });
}

/** Tells the person, and the audit log, that something about their second factor changed. */
export async function tell(
  work: Work,
  personId: number,
  change: SecurityChanged['data']['change'],
): Promise<void> {
  const occasion = work.now().toISOString();
  await work.announce(securityChanged({ personId, change, occasion }));
  await audit(work, {
    providerId: null,
    actor: `person:${personId}`,
    action: change,
    subject: 'logIn',
    subjectId: personId,
  });
}
