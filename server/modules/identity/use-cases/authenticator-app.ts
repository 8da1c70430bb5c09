import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Tools } from '#server/kernel/tools.ts';
import type { Work } from '#server/kernel/work.ts';
import { noteCodeTaken, readAuthenticatorApp, savePendingApp } from '../store/second-factors.ts';
import type { SignInDoor } from './finish-sign-in.ts';
import { getPerson } from './get-person.ts';
import type { FactorAdded, Holder } from './second-factor-holder.ts';
import { concludeAdding, goOn } from './second-factor-holder.ts';

const SEAL = 'authenticator-app';
const STEP_SECONDS = 30;
const SECRET_BYTES = 20;

export interface AppToAdd {
  /** Base32, for typing. */
  secret: string;
  /** `otpauth://…`, for programs. */
  uri: string;
  /** The same as a QR code. */
  qrSvg: string;
}

/**
 * A new secret for an authenticator app; it counts once a code of it was entered.
 * @throws Refusal alreadyAssigned when an app is confirmed already
 */
export async function startAuthenticatorApp(
  work: Work,
  tools: Tools,
  { personId }: Holder,
): Promise<AppToAdd> {
  const person = await getPerson(work, personId);
  if (!person) throw new Refusal('unauthenticated');
  const secret = new Secret({ size: SECRET_BYTES });
  if (!(await savePendingApp(work, personId, tools.secrets.seal(SEAL, secret.base32))))
    throw new Refusal('alreadyAssigned');
  const uri = totpOf(secret, person.email).toString();
  return { secret: secret.base32, uri, qrSvg: renderSVG(uri, { border: 2 }) };
}

/**
 * Confirms the app by its first code.
 * @throws Refusal InvalidCredentials for a wrong code; alreadyAssigned
 */
export async function confirmAuthenticatorApp(
  work: Work,
  tools: Tools,
  door: SignInDoor,
  holder: Holder,
  code: string,
): Promise<FactorAdded> {
  const recoveryCodes = await work.transaction(async (tx) => {
    const app = await readAuthenticatorApp(tx, holder.personId, { forChange: true });
    if (app?.isConfirmed) throw new Refusal('alreadyAssigned');
    await takeAppCode(tx, tools, holder.personId, code);
    return concludeAdding(tx, tools.secrets, holder);
  });
  return { recoveryCodes, signIn: await goOn(work, tools, door, holder, 'authenticatorApp') };
}

/**
 * Takes a code of the app, which then never counts again; the one before and after are taken too, for clocks that differ.
 * @throws Refusal InvalidCredentials
 */
export async function takeAppCode(work: Work, tools: Tools, personId: number, code: string): Promise<void> {
  const app = await readAuthenticatorApp(work, personId, { forChange: true });
  const secret = app && Secret.fromBase32(tools.secrets.unseal(SEAL, app.sealedSecret));
  const now = work.now().getTime();
  const delta =
    secret && /^\d{6}$/.test(code)
      ? totpOf(secret, '').validate({ token: code, timestamp: now, window: 1 })
      : null;
  const step = Math.floor(now / 1000 / STEP_SECONDS) + (delta ?? 0);
  if (delta === null || step <= (app?.lastStep ?? 0))
    throw new Refusal('InvalidCredentials', { affected: ['code'] });
  await noteCodeTaken(work, personId, step);
}

function totpOf(secret: Secret, label: string): TOTP {
  // What every authenticator app understands: SHA-1, six digits, thirty seconds (RFC 6238).
  return new TOTP({ issuer: 'Radura', label, secret, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS });
}
