import { createHash } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import * as v from 'valibot';
import { plainText } from '#contracts/validation/plain-text.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import type { Tools } from '#server/kernel/tools.ts';
import type { Work } from '#server/kernel/work.ts';
import type { CodeRow } from '../store/codes.ts';
import { findCode } from '../store/codes.ts';
import type { PasskeyCredential } from '../store/second-factors.ts';
import { insertPasskey, listPasskeys, notePasskeyUse } from '../store/second-factors.ts';
import { countAnswer } from './answer-second-factor.ts';
import type { SignInDoor, SignInResult } from './finish-sign-in.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { getPerson } from './get-person.ts';
import { codeOf, isOpen, readStep, startStep, stepOf, useStep } from './one-time-codes.ts';
import type { FactorAdded, Holder } from './second-factor-holder.ts';
import { beginChange, concludeAdding, detailsOf, goOn } from './second-factor-holder.ts';

const MOST_PASSKEYS = 20;

/** What every authenticator knows: EdDSA, ES256, RS256 (COSE's numbers). */
const ALGORITHMS = [-8, -7, -257];

/** A ceremony in a browser: its options go to `navigator.credentials`, its code comes back with the answer. */
export interface Ceremony {
  session: string;
  options: object;
}

/** What is kept of a ceremony: the challenge, and the sign-in it belongs to, if any. */
interface CeremonyDetails {
  kind: 'add' | 'signIn';
  challenge: string;
  /** The step of the sign-in that waits. */
  from: number | null;
}

/** Begins to add a passkey. @throws Refusal alreadyAssigned when there are twenty */
export async function startPasskey(work: Work, tools: Tools, { personId, step }: Holder): Promise<Ceremony> {
  const person = await getPerson(work, personId);
  const passkeys = await listPasskeys(work, personId);
  if (!person) throw new Refusal('unauthenticated');
  if (passkeys.length >= MOST_PASSKEYS) throw new Refusal('alreadyAssigned');
  const options = await generateRegistrationOptions({
    rpName: 'Radura',
    supportedAlgorithmIDs: ALGORITHMS,
    rpID: rpIdOf(tools),
    userName: person.email,
    userDisplayName: person.firstname || person.email,
    userID: new Uint8Array(
      createHash('sha256')
        .update(tools.secrets.nameOf('passkey-user', String(personId)))
        .digest(),
    ),
    excludeCredentials: passkeys.map(descriptorOf),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  return ceremony(
    work,
    tools,
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
  tools: Tools,
  door: SignInDoor,
  { actor, session, response, name }: { actor: Actor; session: string; response?: unknown; name: string },
): Promise<FactorAdded> {
  const step = await readCeremony(work, tools, session, 'add');
  const holder = await holderOfCeremony(work, step, actor);
  const { credential } = await verifiedRegistration(tools, ceremonyOf(step), response);
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
    return concludeAdding(tx, tools.secrets, holder);
  });
  return { recoveryCodes, signIn: await goOn(work, tools, door, holder, 'passkey') };
}

/**
 * Begins to answer SECOND_FACTOR_REQUIRED with a passkey. That is no guess yet: whoever closes the browser's question may
 * ask again.
 * @throws Refusal invalidOrExpiredCode, notFound without passkeys, tooManyRequests
 */
export async function startPasskeySignIn(
  work: Work,
  tools: Tools,
  door: SignInDoor,
  session: string,
): Promise<Ceremony> {
  const step = await stepOf(work, tools.secrets, 'secondFactor', session);
  if (!step || !isOpen(step, work.now()) || detailsOf(step).mustSetUp)
    throw new Refusal('invalidOrExpiredCode', { affected: ['session'] });
  await countAnswer(work, step.personId, door.address);
  const passkeys = await listPasskeys(work, step.personId);
  if (passkeys.length === 0) throw new Refusal('notFound');
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(tools),
    allowCredentials: passkeys.map(descriptorOf),
    userVerification: 'required',
  });
  return ceremony(
    work,
    tools,
    step.personId,
    { kind: 'signIn', challenge: options.challenge, from: step.id },
    options,
  );
}

/**
 * Answers with a passkey; an authenticator whose counter goes backwards was copied and is refused.
 * @throws Refusal invalidOrExpiredCode, wrongPasskey, userDisabled
 */
export async function answerPasskey(
  work: Work,
  tools: Tools,
  door: SignInDoor,
  { session, response }: { session: string; response?: unknown },
): Promise<SignInResult> {
  const step = await readCeremony(work, tools, session, 'signIn');
  const waiting = await waitingSignIn(work, step);
  const { passkey, newCount } = await verifiedAuthentication(work, tools, step, response);
  return work.transaction(async (tx) => {
    await useStep(tx, step.id);
    await useStep(tx, waiting.id);
    if (!(await notePasskeyUse(tx, passkey.id, newCount))) throw notAccepted();
    const { area, client } = detailsOf(waiting);
    return finishSignIn(tx, tools, door, { personId: step.personId, area, client, secondFactor: 'passkey' });
  });
}

async function ceremony(
  work: Work,
  tools: Tools,
  personId: number,
  details: CeremonyDetails,
  options: object,
): Promise<Ceremony> {
  const id = await startStep(work, personId, 'passkey', details);
  return { session: codeOf(tools.secrets, 'passkey', id), options };
}

async function readCeremony(
  work: Work,
  tools: Tools,
  session: string,
  kind: CeremonyDetails['kind'],
): Promise<CodeRow> {
  const step = await readStep(work, tools.secrets, 'passkey', session);
  if (ceremonyOf(step).kind !== kind) throw new Refusal('invalidOrExpiredCode', { affected: ['session'] });
  return step;
}

/** Only `ceremony` writes such details. */
const ceremonyOf = (step: CodeRow): CeremonyDetails => step.details as unknown as CeremonyDetails;

async function waitingSignIn(work: Work, step: CodeRow): Promise<CodeRow> {
  const { from } = ceremonyOf(step);
  const waiting = from === null ? null : await findCode(work, from);
  if (!waiting || !isOpen(waiting, work.now()))
    throw new Refusal('invalidOrExpiredCode', { affected: ['session'] });
  return waiting;
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

async function verifiedRegistration(tools: Tools, { challenge }: CeremonyDetails, response: unknown) {
  try {
    expectNoCertificates(response as RegistrationResponseJSON);
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      // The library reads every field of what a browser sent with suspicion.
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: tools.origin,
      expectedRPID: rpIdOf(tools),
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

async function verifiedAuthentication(
  work: Work,
  tools: Tools,
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
        expectedOrigin: tools.origin,
        expectedRPID: rpIdOf(tools),
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

const descriptorOf = ({ credentialId, transports }: PasskeyCredential) => ({
  id: credentialId.toString('base64url'),
  // Kept as the browser named them.
  transports: transports as AuthenticatorTransport[],
});

const notAccepted = (): Refusal => new Refusal('wrongPasskey', { affected: ['response'] });

const rpIdOf = ({ origin }: Tools): string => new URL(origin).hostname;
