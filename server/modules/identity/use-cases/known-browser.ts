import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { BrowserMark, SessionOutlet } from '#server/kernel/request-context.ts';
import type { Secrets } from '#server/kernel/secrets.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import type { LogIn } from '../store/log-ins.ts';
import { findLogIn } from '../store/log-ins.ts';

/**
 * A mark says one thing about one account and tells nobody which: a random number, and the signature of that number together with
 * what is said. Nothing of it is stored (docs/decisions/0019).
 */
const MARK = /^([\w-]{22})\.([0-9a-f]{32})$/;

/** Marks the browser in which an account was just registered; the mark is worth what the password is: with another one, nothing. */
export async function markRegistration(
  work: Work,
  { secrets }: Deps,
  browser: SessionOutlet,
  personId: number,
): Promise<void> {
  const logIn = await findLogIn(work, { personId });
  if (logIn?.passwordHash && !logIn.isVerified)
    browser.mark('registration', signed(secrets, 'registration', registrationOf(logIn)));
}

/** Whether the password that waits in a log-in was chosen in this very browser. */
export function isRegisteredHere(
  secrets: Secrets,
  browser: Pick<SessionOutlet, 'markOf'>,
  logIn: Pick<LogIn, 'personId' | 'passwordHash'>,
): boolean {
  return (
    logIn.passwordHash !== null && numberIn(secrets, browser, 'registration', registrationOf(logIn)) !== null
  );
}

/**
 * What somebody came in with. Whoever knows a password, perhaps no longer, can have as many marks as they like: those count for this
 * password alone, and no guess at a second factor.
 */
type CameInWith = 'password' | 'secondFactor';
type Known = Pick<LogIn, 'personId' | 'passwordHash'>;

/** Marks the browser somebody came in with: guesses from elsewhere do not keep them out of it. */
export function markDevice(
  secrets: Secrets,
  browser: Pick<SessionOutlet, 'mark'>,
  logIn: Known,
  by: CameInWith,
): void {
  browser.mark('device', signed(secrets, 'device', deviceOf(logIn, by)));
}

/** The name of a browser in which the person came in before, with no less than asked; null for any other. */
export function knownDevice(
  secrets: Secrets,
  browser: Pick<SessionOutlet, 'markOf'>,
  logIn: Known,
  atLeast: CameInWith,
): string | null {
  const byFactor = numberIn(secrets, browser, 'device', deviceOf(logIn, 'secondFactor'));
  if (byFactor !== null || atLeast === 'secondFactor') return byFactor;
  return numberIn(secrets, browser, 'device', deviceOf(logIn, 'password'));
}

const deviceOf = ({ personId, passwordHash }: Known, by: CameInWith) => `${personId}:${passwordHash}:${by}`;

const registrationOf = ({ personId, passwordHash }: Pick<LogIn, 'personId' | 'passwordHash'>) =>
  `${personId}:${passwordHash}`;

function signed(secrets: Secrets, mark: BrowserMark, said: string): string {
  const number = randomBytes(16).toString('base64url');
  return `${number}.${secrets.nameOf(`browser-${mark}`, `${number}:${said}`)}`;
}

function numberIn(
  secrets: Secrets,
  browser: Pick<SessionOutlet, 'markOf'>,
  mark: BrowserMark,
  said: string,
): string | null {
  const [, number, signature] = MARK.exec(browser.markOf(mark) ?? '') ?? [];
  if (number === undefined || signature === undefined) return null;
  const expected = secrets.nameOf(`browser-${mark}`, `${number}:${said}`);
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? number : null;
}
