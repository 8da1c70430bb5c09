import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import {
  confirmOfferedSecret,
  noteCodeTaken,
  readAuthenticatorApp,
  saveOfferedSecret,
} from '../store/second-factors.ts';
import type { SignInOrigin } from './finish-sign-in.ts';
import { getPerson } from './get-person.ts';
import type { FactorAdded, Holder } from './second-factor-holder.ts';
import { beginChange, concludeAdding, goOn } from './second-factor-holder.ts';

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

/** A new secret for an authenticator app; it counts once a code of it was entered, and until then the app of before does. */
export async function startAuthenticatorApp(work: Work, deps: Deps, { personId }: Holder): Promise<AppToAdd> {
  const person = await getPerson(work, personId);
  if (!person) throw new Refusal('unauthenticated');
  const secret = new Secret({ size: SECRET_BYTES });
  await saveOfferedSecret(work, personId, deps.secrets.seal(SEAL, secret.base32));
  const uri = totpOf(secret, person.email).toString();
  return { secret: secret.base32, uri, qrSvg: renderSVG(uri, { border: 2 }) };
}

/**
 * Confirms the app by its first code; it takes the place of the one before.
 * @throws Refusal wrongCode; invalidOrExpiredCode when the sign-in may set nothing up any more
 */
export async function confirmAuthenticatorApp(
  work: Work,
  deps: Deps,
  origin: SignInOrigin,
  holder: Holder,
  code: string,
): Promise<FactorAdded> {
  const recoveryCodes = await work.transaction(async (tx) => {
    await beginChange(tx, holder);
    const app = await readAuthenticatorApp(tx, holder.personId, { forChange: true });
    const step = stepOfCode(deps, app?.offeredSecret ?? null, code, tx.now());
    if (step === null) throw new Refusal('wrongCode', { affected: ['code'] });
    await confirmOfferedSecret(tx, holder.personId, step);
    return concludeAdding(tx, deps.secrets, holder);
  });
  return { recoveryCodes, signIn: await goOn(work, deps, origin, holder, 'authenticatorApp') };
}

/**
 * Takes a code of the confirmed app, which then never counts again, nor does an earlier one.
 * @returns false for a code that is wrong or was taken
 */
export async function takeAppCode(work: Work, deps: Deps, personId: number, code: string): Promise<boolean> {
  const app = await readAuthenticatorApp(work, personId, { forChange: true });
  const step = stepOfCode(deps, app?.sealedSecret ?? null, code, work.now());
  if (step === null || step <= (app?.lastStep ?? 0)) return false;
  await noteCodeTaken(work, personId, step);
  return true;
}

/** The 30-second step a code belongs to: the present one, or a neighbour, because clocks differ; null for a wrong code. */
function stepOfCode(deps: Deps, sealedSecret: Buffer | null, code: string, now: Date): number | null {
  if (sealedSecret === null || !/^\d{6}$/.test(code)) return null;
  const totp = totpOf(Secret.fromBase32(deps.secrets.unseal(SEAL, sealedSecret)), '');
  const timestamp = now.getTime();
  const distance = totp.validate({ token: code, timestamp, window: 1 });
  return distance === null ? null : totp.counter({ timestamp }) + distance;
}

function totpOf(secret: Secret, label: string): TOTP {
  // What every authenticator app understands: SHA-1, six digits, thirty seconds (RFC 6238).
  return new TOTP({ issuer: 'Radura', label, secret, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS });
}
