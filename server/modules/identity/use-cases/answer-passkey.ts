import type { AuthenticationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server';
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import type { CodeRow } from '../store/codes.ts';
import type { PasskeyCredential } from '../store/second-factors.ts';
import { listPasskeys, notePasskeyUse } from '../store/second-factors.ts';
import { countAnswer } from './answer-second-factor.ts';
import type { SignInOrigin, SignInResult } from './finish-sign-in.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { isOpen, stepOf, useStep } from './one-time-codes.ts';
import type { Ceremony, CeremonyDetails } from './passkey-ceremony.ts';
import {
  ceremonyOf,
  descriptorOf,
  notAccepted,
  readCeremony,
  rpIdOf,
  startCeremony,
  waitingSignIn,
} from './passkey-ceremony.ts';
import { detailsOf } from './second-factor-holder.ts';

/**
 * Begins to answer SECOND_FACTOR_REQUIRED with a passkey. That is no guess yet: whoever closes the browser's question may
 * ask again.
 * @throws Refusal invalidOrExpiredCode, notFound without passkeys, tooManyRequests
 */
export async function startPasskeySignIn(
  work: Work,
  deps: Deps,
  origin: SignInOrigin,
  session: string,
): Promise<Ceremony> {
  const step = await stepOf(work, deps.secrets, 'secondFactor', session);
  if (!step || !isOpen(step, work.now()) || detailsOf(step).mustSetUp)
    throw new Refusal('invalidOrExpiredCode', { affected: ['session'] });
  await countAnswer(work, deps, step.personId, origin);
  return startAnswer(work, deps, step.personId, { kind: 'signIn', from: step.id });
}

/** Asks for one of the person's passkeys. @throws Refusal notFound without any */
export async function startAnswer(
  work: Work,
  deps: Deps,
  personId: number,
  details: Pick<CeremonyDetails, 'kind' | 'from'>,
): Promise<Ceremony> {
  const passkeys = await listPasskeys(work, personId);
  if (passkeys.length === 0) throw new Refusal('notFound');
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(deps),
    allowCredentials: passkeys.map(descriptorOf),
    userVerification: 'required',
  });
  return startCeremony(work, deps, personId, { ...details, challenge: options.challenge }, options);
}

/**
 * Answers with a passkey; an authenticator whose counter goes backwards was copied and is refused.
 * @throws Refusal invalidOrExpiredCode, wrongPasskey, userDisabled
 */
export async function answerPasskey(
  work: Work,
  deps: Deps,
  origin: SignInOrigin,
  { session, response }: { session: string; response?: unknown },
): Promise<SignInResult> {
  const step = await readCeremony(work, deps, session, 'signIn');
  const waiting = await waitingSignIn(work, step);
  const { passkey, newCount } = await verifiedAuthentication(work, deps, step, response);
  return work.transaction(async (tx) => {
    await useStep(tx, step.id);
    await useStep(tx, waiting.id);
    if (!(await notePasskeyUse(tx, passkey.id, newCount))) throw notAccepted();
    const { area, client } = detailsOf(waiting);
    return finishSignIn(tx, deps, origin, { personId: step.personId, area, client, secondFactor: 'passkey' });
  });
}

/** The passkey that signed, with its counter. @throws Refusal wrongPasskey */
export async function verifiedAuthentication(
  work: Work,
  deps: Deps,
  step: CodeRow,
  response: unknown,
): Promise<{ passkey: PasskeyCredential; newCount: number }> {
  const passkeys = await listPasskeys(work, step.personId);
  try {
    // The library reads every field of what a browser sent with suspicion.
    const answer = response as AuthenticationResponseJSON;
    const passkey = passkeys.find(({ credentialId }) => credentialId.toString('base64url') === answer.id);
    if (passkey) {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: answer,
        expectedChallenge: ceremonyOf(step).challenge,
        expectedOrigin: deps.origin,
        expectedRPID: rpIdOf(deps),
        credential: credentialOf(passkey),
        requireUserVerification: true,
      });
      if (verified) return { passkey, newCount: authenticationInfo.newCounter };
    }
  } catch {
    // Whatever is wrong with it, it proves nothing.
  }
  throw notAccepted();
}

function credentialOf({
  credentialId,
  publicKey,
  signCount,
  transports,
}: PasskeyCredential): WebAuthnCredential {
  const id = credentialId.toString('base64url');
  return {
    id,
    publicKey: new Uint8Array(publicKey),
    counter: signCount,
    transports,
  };
}
