import { audit } from '#server/kernel/audit.ts';
import { isRefusal, Refusal } from '#server/kernel/refusal.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import type { SessionOutlet } from '#server/kernel/request-context.ts';
import type { Secrets } from '#server/kernel/secrets.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { accountLinkRequested } from '../facts.ts';
import { emailKey } from '../rules/email-key.ts';
import { passwordRefusal } from '../rules/password-refusal.ts';
import { findLogIn, keepPassword, savePassword } from '../store/log-ins.ts';
import { lockPerson } from '../store/personal-data.ts';
import { isRegisteredHere } from './known-browser.ts';
import { isOpen, startStep, stepOf, useStep } from './one-time-codes.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { proveEmail } from './prove-email.ts';

/** Where a confirmation comes from. */
export interface ConfirmationOrigin {
  /** Keyed hash of the network address. */
  address: string;
  browser: Pick<SessionOutlet, 'markOf'>;
}

/**
 * Confirms an account by the mailed code (specification section 2); from then on its bookings as a guest are there (sections 1
 * and 3). Anybody may have registered with this e-mail: the password that waits is kept for whoever shows it, or comes in the
 * browser that registered; everybody else chooses one. Whatever was begun in the log-in before ends.
 * @param confirmation.password the one to come in with from now on; null in the browser that registered
 * @throws Refusal invalidOrExpiredCode; passwordNeeded where one is to be chosen; a rule of the password, which leaves the
 *   code usable; tooManyRequests
 */
export async function confirmUser(
  work: Work,
  deps: Deps,
  { address, browser }: ConfirmationOrigin,
  { code, password }: { code: string; password: string | null },
): Promise<void> {
  const { secrets, limits } = deps;
  const step = await stepOf(work, secrets, 'verify', code);
  const logIn = step && isOpen(step, work.now()) ? await findLogIn(work, { personId: step.personId }) : null;
  if (!step || !logIn) throw new Refusal('invalidOrExpiredCode', { affected: ['code'] });
  await countRequest(work, `confirm:${address}`, limits.signInsPerAddressPerHour);
  const isRegistrant = password
    ? await isPassword(secrets, logIn.passwordHash, password)
    : isRegisteredHere(secrets, browser, logIn);
  const chosen = isRegistrant ? null : await choosePassword(secrets, logIn.email, password);
  const { personId } = logIn;
  await work.transaction(async (tx) => {
    await lockPerson(tx, personId);
    await useStep(tx, step.id);
    if (!(await keepPassword(tx, logIn))) throw new Refusal('invalidOrExpiredCode', { affected: ['code'] });
    if (chosen !== null) await savePassword(tx, personId, chosen);
    await proveEmail(tx, personId, { isRegistrant });
    await audit(tx, {
      providerId: null,
      actor: `person:${personId}`,
      action: 'confirmed',
      subject: 'logIn',
      subjectId: personId,
      after: { password: isRegistrant ? 'kept' : 'chosen' },
    });
  });
}

/** @returns the hash of a password that was typed and is good enough */
async function choosePassword(secrets: Secrets, email: string, password: string | null): Promise<string> {
  if (!password) throw new Refusal('passwordNeeded', { affected: ['password'] });
  const refused = passwordRefusal(password, email, 'strength');
  if (refused) throw new Refusal(refused, { affected: ['password'] });
  return hashPassword(secrets, password);
}

const LETTERS_PER_HOUR = 5;

/**
 * Sends the confirmation once more, if there is an account that waits for it. The asker learns nothing: the look-up
 * happens in a job.
 * @throws Refusal invalidEmail, tooManyRequests (per address, not per account)
 */
export async function resendConfirmation(
  work: Work,
  deps: Deps,
  origin: { address: string },
  email: string,
): Promise<void> {
  await askForMail(work, deps, origin, { email, purpose: 'verify' });
}

export const SEND_ACCOUNT_LINK_JOB = 'identity.send-account-link';

/** Takes a request for a link by mail in the same steps whether or not anybody has that e-mail. */
export async function askForMail(
  work: Work,
  deps: Deps,
  origin: { address: string },
  { email, purpose }: { email: string; purpose: 'verify' | 'reset' },
): Promise<void> {
  const key = emailKey(email);
  if (key === null) throw new Refusal('invalidEmail', { affected: ['email'] });
  await countRequest(work, `account-link:${origin.address}`, deps.limits.signUpsPerAddressPerHour);
  await work.transaction((tx) => tx.enqueue(SEND_ACCOUNT_LINK_JOB, { key, purpose }));
}

/** The job's part: makes the one-time step, if the account wants it, at most five in an hour for each account. */
export async function sendAccountLink(work: Work, key: string, purpose: 'verify' | 'reset'): Promise<void> {
  const logIn = await findLogIn(work, { emailKey: key });
  if (!logIn?.isActive || (purpose === 'verify' && logIn.isVerified)) return;
  const { personId } = logIn;
  try {
    await countRequest(work, `account-link:${personId}`, LETTERS_PER_HOUR);
  } catch (error) {
    if (isRefusal(error)) return;
    throw error;
  }
  await work.transaction(async (tx) => {
    const codeId = await startStep(tx, personId, purpose);
    await tx.announce(accountLinkRequested({ personId, codeId, purpose }));
  });
}
