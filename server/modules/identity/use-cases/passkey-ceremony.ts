import type { AuthenticatorTransport } from '@simplewebauthn/server';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import type { CodeRow } from '../store/codes.ts';
import { findCode } from '../store/codes.ts';
import type { PasskeyCredential } from '../store/second-factors.ts';
import { codeOf, isOpen, readStep, startStep } from './one-time-codes.ts';

/** A ceremony in a browser: its options go to `navigator.credentials`, its code comes back with the answer. */
export interface Ceremony {
  session: string;
  options: object;
}

/** What is kept of a ceremony: the challenge, and the sign-in it belongs to, if any. */
export interface CeremonyDetails {
  kind: 'add' | 'signIn' | 'stepUp';
  challenge: string;
  /** The step of the sign-in that waits. */
  from: number | null;
}

/** Keeps the challenge as a one-time step, whose code the browser brings back with its answer. */
export async function startCeremony(
  work: Work,
  deps: Deps,
  personId: number,
  details: CeremonyDetails,
  options: object,
): Promise<Ceremony> {
  const id = await startStep(work, personId, 'passkey', details);
  return { session: codeOf(deps.secrets, 'passkey', id), options };
}

/** @throws Refusal invalidOrExpiredCode for a code that is over, or of the other kind */
export async function readCeremony(
  work: Work,
  deps: Deps,
  session: string,
  kind: CeremonyDetails['kind'],
): Promise<CodeRow> {
  const step = await readStep(work, deps.secrets, 'passkey', session);
  if (ceremonyOf(step).kind !== kind) throw new Refusal('invalidOrExpiredCode', { affected: ['session'] });
  return step;
}

/** Only `startCeremony` writes such details. */
export const ceremonyOf = (step: CodeRow): CeremonyDetails => step.details as unknown as CeremonyDetails;

/** The step of the sign-in that waits for the ceremony. @throws Refusal invalidOrExpiredCode when it waits no longer */
export async function waitingSignIn(work: Work, step: CodeRow): Promise<CodeRow> {
  const { from } = ceremonyOf(step);
  const waiting = from === null ? null : await findCode(work, from);
  if (!waiting || !isOpen(waiting, work.now()))
    throw new Refusal('invalidOrExpiredCode', { affected: ['session'] });
  return waiting;
}

/** A passkey as a browser is asked for it, or told to leave it out. */
export const descriptorOf = ({ credentialId, transports }: PasskeyCredential) => ({
  id: credentialId.toString('base64url'),
  // Kept as the browser named them.
  transports: transports as AuthenticatorTransport[],
});

export const notAccepted = (): Refusal => new Refusal('wrongPasskey', { affected: ['response'] });

/** The domain that passkeys are bound to. */
export const rpIdOf = ({ origin }: Deps): string => new URL(origin).hostname;
