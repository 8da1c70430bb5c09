import type { Area } from '#contracts/roles.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Tools } from '#server/kernel/tools.ts';
import type { Work } from '#server/kernel/work.ts';
import { emailKey } from '../rules/email-key.ts';
import type { LogIn } from '../store/log-ins.ts';
import { findLogIn, isKnownAddress } from '../store/log-ins.ts';
import type { Client, SignInDoor, SignInResult } from './finish-sign-in.ts';
import { challenge, goOnAfterPassword } from './finish-sign-in.ts';
import { isOpen, stepOf } from './one-time-codes.ts';
import { isPassword } from './passwords.ts';

export interface Credentials {
  /** The e-mail. */
  username: string;
  /** The password, or the code of an invitation on its first use. */
  password: string;
}

/** Tries in an hour, right or wrong, for one account from one address. */
const TRIES_PER_ADDRESS = 20;
/** Tries in an hour for one account from all addresses its person never came in from. */
const TRIES_FROM_STRANGE_ADDRESSES = 100;

/**
 * Signs somebody in with e-mail and password (specification section 7). A wrong password and an unknown e-mail get the
 * same answer after the same time; what is wrong with an account is told only to whoever knows its password.
 * @throws Refusal InvalidCredentials, userDisabled, userNotConfirmed, NotAuthorizedException (no role in this area),
 *   tooManyRequests
 */
export async function signIn(
  work: Work,
  tools: Tools,
  door: SignInDoor,
  { credentials, area, client }: { credentials: Credentials; area: Area; client: Client },
): Promise<SignInResult> {
  const key = emailKey(credentials.username);
  await countRequest(work, `sign-in:${door.address}`, tools.limits.signInsPerAddressPerHour);
  const logIn = key === null ? null : await findLogIn(work, { emailKey: key });
  await countGuess(work, tools, key ?? '', logIn, door.address);
  const isRight = await isPassword(tools.secrets, logIn?.passwordHash ?? null, credentials.password);
  const isInvited = await isInvitation(work, tools, logIn, credentials.password);
  if (!logIn || !(isRight || isInvited))
    throw new Refusal('InvalidCredentials', { affected: ['username', 'password'] });
  if (!logIn.isActive) throw new Refusal('userDisabled');
  if (isInvited) return challenge(work, tools, logIn, { name: 'NEW_PASSWORD_REQUIRED', area, client });
  if (!logIn.isVerified) throw new Refusal('userNotConfirmed');
  if (!hasBusinessIn(area, logIn)) throw new Refusal('NotAuthorizedException');
  return goOnAfterPassword(work, tools, door, logIn, { area, client });
}

/** Whether somebody has anything to do in an area at all. */
export function hasBusinessIn(area: Area, logIn: LogIn): boolean {
  if (area === 'public') return true;
  return area === 'admin' ? logIn.role === 'admin' : logIn.businessRoles.length > 0;
}

/**
 * Guesses are limited for each account: hard from any one address, and over all addresses its person never used. So
 * ten thousand guesses from everywhere give no way in, and yet the person comes in from home meanwhile. Unknown e-mails
 * are counted just the same.
 */
async function countGuess(
  work: Work,
  tools: Tools,
  key: string,
  logIn: LogIn | null,
  address: string,
): Promise<void> {
  const account = tools.secrets.nameOf('sign-in-bucket', key);
  await countRequest(work, `sign-in:${account}:${address}`, TRIES_PER_ADDRESS);
  const isKnown = await isKnownAddress(work, logIn?.personId ?? 0, address);
  if (!isKnown) await countRequest(work, `sign-in:${account}`, TRIES_FROM_STRANGE_ADDRESSES);
}

/** An invitation's code stands in for the password until one is chosen, and opens nothing but that (ledger IDN-16). */
async function isInvitation(work: Work, tools: Tools, logIn: LogIn | null, typed: string): Promise<boolean> {
  const step = await stepOf(work, tools.secrets, 'invite', typed);
  return step !== null && step.personId === logIn?.personId && isOpen(step, work.now());
}
