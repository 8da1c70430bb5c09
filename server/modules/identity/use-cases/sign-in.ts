import type { Area } from '#contracts/roles.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import { isRefusal, Refusal } from '#server/kernel/refusal.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { emailKey } from '../rules/email-key.ts';
import type { CodeRow } from '../store/codes.ts';
import type { LogIn } from '../store/log-ins.ts';
import { findLogIn, isKnownAddress } from '../store/log-ins.ts';
import type { Client, SignInOrigin, SignInResult, StepDetails } from './finish-sign-in.ts';
import { challenge, goOnAfterPassword, worksOrIsInvited } from './finish-sign-in.ts';
import { expectSupported } from './expect-supported.ts';
import { knownDevice } from './known-browser.ts';
import { isOpen, stepOf } from './one-time-codes.ts';
import { isPassword } from './passwords.ts';
import { isTeamRole } from './team-roles.ts';

export interface Credentials {
  /** The e-mail. */
  username: string;
  /** The password, or the code of an invitation on its first use. */
  password: string;
}

/** Tries in an hour, right or wrong, for one account in one browser its person came in with. */
const TRIES_PER_DEVICE = 20;
/** Tries in an hour, right or wrong, for one account from one address. */
const TRIES_PER_ADDRESS = 20;
/** Tries in an hour for one account from all addresses its person never came in from. */
const TRIES_FROM_STRANGE_ADDRESSES = 100;

/**
 * Signs somebody in with e-mail and password (specification section 7). A wrong password and an unknown e-mail get the
 * same answer after the same time; what is wrong with an account is told only to whoever knows its password.
 * @throws Refusal InvalidCredentials, userDisabled, userNotConfirmed, NotAuthorizedException (no role in this area),
 *   notSupportedApplication, tooManyRequests; tooManyGuesses where only a mailed link leads in for the rest of the hour
 */
export async function signIn(
  work: Work,
  deps: Deps,
  origin: SignInOrigin,
  { credentials, area, client }: { credentials: Credentials; area: Area; client: Client },
): Promise<SignInResult> {
  await expectSupported(work, client);
  const key = emailKey(credentials.username);
  const logIn = key === null ? null : await findLogIn(work, { emailKey: key });
  await countGuess(work, deps, origin, key ?? '', logIn);
  const isRight = await isPassword(deps.secrets, logIn?.passwordHash ?? null, credentials.password);
  const invitation = await invitationOf(work, deps, logIn, credentials.password);
  if (!logIn || !(isRight || invitation))
    throw new Refusal('InvalidCredentials', { affected: ['username', 'password'] });
  if (!logIn.isActive) throw new Refusal('userDisabled');
  if (invitation)
    return challenge(work, deps, logIn, {
      name: 'NEW_PASSWORD_REQUIRED',
      area,
      client,
      ...invitedTo(invitation),
    });
  if (!logIn.isVerified) throw new Refusal('userNotConfirmed');
  if (!hasBusinessIn(area, logIn)) throw new Refusal('NotAuthorizedException');
  return goOnAfterPassword(work, deps, origin, logIn, { area, client });
}

/** Whether somebody has anything to do in an area at all. */
export function hasBusinessIn(area: Area, logIn: LogIn): boolean {
  if (area === 'public') return true;
  return area === 'admin' ? logIn.role !== 'customer' : worksOrIsInvited(logIn);
}

/**
 * Guesses are limited for each account: hard from any one address, and over all addresses its person never used. So
 * ten thousand guesses from everywhere give no way in. A browser the person came in with counts by itself, wherever it is; and who is
 * new everywhere comes in by the link of a forgotten password: nobody is locked out by strangers. Unknown e-mails are counted
 * just the same (docs/decisions/0019).
 */
async function countGuess(
  work: Work,
  { secrets, limits }: Deps,
  { address, sessions }: SignInOrigin,
  key: string,
  logIn: LogIn | null,
): Promise<void> {
  const account = secrets.nameOf('sign-in-bucket', key);
  const device = logIn && knownDevice(secrets, sessions, logIn, 'password');
  if (device) return countRequest(work, `sign-in:${account}:device:${device}`, TRIES_PER_DEVICE);
  await countRequest(work, `sign-in:${address}`, limits.signInsPerAddressPerHour);
  await countRequest(work, `sign-in:${account}:${address}`, TRIES_PER_ADDRESS);
  const isKnown = await isKnownAddress(work, logIn?.personId ?? 0, address);
  if (!isKnown) await countStrange(work, account);
}

async function countStrange(work: Work, account: string): Promise<void> {
  try {
    await countRequest(work, `sign-in:${account}`, TRIES_FROM_STRANGE_ADDRESSES);
  } catch (error) {
    throw isRefusal(error) ? new Refusal('tooManyGuesses', error.details) : error;
  }
}

/** An invitation's code stands in for the password until one is chosen, and opens nothing but that (specification section 2). */
async function invitationOf(
  work: Work,
  deps: Deps,
  logIn: LogIn | null,
  typed: string,
): Promise<CodeRow | null> {
  const step = await stepOf(work, deps.secrets, 'invite', typed);
  return step !== null && step.personId === logIn?.personId && isOpen(step, work.now()) ? step : null;
}

/** What an invitation is to; nothing for one that gave its role at once. */
function invitedTo({ id, details }: CodeRow): Pick<StepDetails, 'invitedTo' | 'teamInviteId'> {
  const { providerId, colleagueId, teamRole } = details;
  if (isTeamRole(teamRole)) return { teamInviteId: id };
  return typeof providerId === 'number' && typeof colleagueId === 'number'
    ? { invitedTo: { providerId, colleagueId } }
    : {};
}
