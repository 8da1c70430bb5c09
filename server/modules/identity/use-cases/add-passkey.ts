import { createHash } from 'node:crypto';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import * as v from 'valibot';
import { plainText } from '#contracts/validation/plain-text.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import type { CodeRow } from '../store/codes.ts';
import { insertPasskey, listPasskeys } from '../store/second-factors.ts';
import type { SignInOrigin } from './finish-sign-in.ts';
import { getPerson } from './get-person.ts';
import { useStep } from './one-time-codes.ts';
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
import type { FactorAdded, Holder } from './second-factor-holder.ts';
import { beginChange, concludeAdding, goOn } from './second-factor-holder.ts';

const MOST_PASSKEYS = 20;

/** What every authenticator knows: EdDSA, ES256, RS256 (COSE's numbers). */
const ALGORITHMS = [-8, -7, -257];

/** Begins to add a passkey. @throws Refusal alreadyAssigned when there are twenty */
export async function startPasskey(work: Work, deps: Deps, { personId, step }: Holder): Promise<Ceremony> {
  const person = await getPerson(work, personId);
  const passkeys = await listPasskeys(work, personId);
  if (!person) throw new Refusal('unauthenticated');
  if (passkeys.length >= MOST_PASSKEYS) throw new Refusal('alreadyAssigned');
  const options = await generateRegistrationOptions({
    rpName: 'Radura',
    supportedAlgorithmIDs: ALGORITHMS,
    rpID: rpIdOf(deps),
    userName: person.email,
    userDisplayName: person.firstname || person.email,
    userID: new Uint8Array(
      createHash('sha256')
        .update(deps.secrets.nameOf('passkey-user', String(personId)))
        .digest(),
    ),
    excludeCredentials: passkeys.map(descriptorOf),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  return startCeremony(
    work,
    deps,
    personId,
    { kind: 'add', challenge: options.challenge, from: step?.id ?? null },
    options,
  );
}

/**
 * Adds the passkey that a browser made.
 * @throws Refusal invalidOrExpiredCode, wrongPasskey when it does not hold
 */
export async function confirmPasskey(
  work: Work,
  deps: Deps,
  origin: SignInOrigin,
  { actor, session, response, name }: { actor: Actor; session: string; response?: unknown; name: string },
): Promise<FactorAdded> {
  const step = await readCeremony(work, deps, session, 'add');
  const holder = await holderOfCeremony(work, step, actor);
  const { credential } = await verifiedRegistration(deps, ceremonyOf(step), response);
  const shownName = v.parse(v.fallback(plainText(60), null), name) ?? 'Passkey';
  const recoveryCodes = await work.transaction(async (tx) => {
    await beginChange(tx, holder);
    await useStep(tx, step.id);
    const isFull = (await listPasskeys(tx, holder.personId)).length >= MOST_PASSKEYS;
    const isNew = await insertPasskey(tx, {
      personId: holder.personId,
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: Buffer.from(credential.publicKey),
      signCount: credential.counter,
      transports: credential.transports ?? [],
      name: shownName,
    });
    if (isFull || !isNew) throw new Refusal('alreadyAssigned');
    return concludeAdding(tx, deps.secrets, holder);
  });
  return { recoveryCodes, signIn: await goOn(work, deps, origin, holder, 'passkey') };
}

/** The ceremony began with a proof of who it is; it ends in the same hands. */
async function holderOfCeremony(work: Work, step: CodeRow, actor: Actor): Promise<Holder> {
  const { personId } = step;
  if (ceremonyOf(step).from !== null)
    return { personId, step: await waitingSignIn(work, step), sessionId: null };
  const me = signedIn(actor);
  if (me.personId !== personId) throw new Refusal('invalidOrExpiredCode', { affected: ['session'] });
  return { personId, step: null, sessionId: me.sessionId };
}

async function verifiedRegistration(deps: Deps, { challenge }: CeremonyDetails, response: unknown) {
  try {
    expectNoCertificates(response as RegistrationResponseJSON);
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      // The library reads every field of what a browser sent with suspicion.
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: deps.origin,
      expectedRPID: rpIdOf(deps),
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (verified) return registrationInfo;
  } catch {
    // Whatever is wrong with it, it proves nothing.
  }
  throw notAccepted();
}

/**
 * We ask for no attestation. One that brings certificates all the same is refused unread: checking them can mean to fetch
 * addresses that stand in them.
 */
function expectNoCertificates({ response }: RegistrationResponseJSON): void {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const format = attestation.get('fmt');
  const isPlain =
    format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
  if (!isPlain) throw new Error('An attestation that nobody asked for');
}
