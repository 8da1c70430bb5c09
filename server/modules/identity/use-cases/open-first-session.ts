import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { findLogIn } from '../store/log-ins.ts';
import { hasSecondFactor, secondFactorsOf } from '../store/second-factors.ts';
import type { Client, SignInOrigin } from './finish-sign-in.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { markRegistration } from './known-browser.ts';

/** Such a session is for the screens that somebody has just registered on. */
const CLIENT: Client = { appName: 'radura', appVersion: '6.0.0', os: 'web' };

/**
 * Lets whoever has just registered a business in, in the browser that they registered with: once, before the e-mail is proved
 * (docs/decisions/0052). Whoever has proved it meanwhile, or has a second factor, comes in by the log-in.
 * @returns whether they are in
 */
export async function openFirstSession(
  work: Work,
  deps: Deps,
  origin: SignInOrigin,
  personId: number,
): Promise<boolean> {
  const logIn = await findLogIn(work, { personId });
  if (!logIn?.isActive || logIn.isVerified) return false;
  if (hasSecondFactor(await secondFactorsOf(work, personId))) return false;
  await finishSignIn(work, deps, origin, { personId, area: 'business', client: CLIENT, secondFactor: null });
  await markRegistration(work, deps, origin.sessions, personId);
  return true;
}
