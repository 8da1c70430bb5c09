import { audit } from '#server/kernel/audit.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { securityChanged } from '../facts.ts';
import { emailKey } from '../rules/email-key.ts';
import { passwordRefusal } from '../rules/password-refusal.ts';
import { isSteppedUp } from '../rules/session-times.ts';
import { markAllUsed } from '../store/codes.ts';
import type { LogIn } from '../store/log-ins.ts';
import { findLogIn, keepPassword, noteSignIn, savePassword } from '../store/log-ins.ts';
import { lockPerson } from '../store/personal-data.ts';
import { deleteSessions } from '../store/sessions.ts';
import { checkPassword } from './check-password.ts';
import { askForMail } from './confirm-user.ts';
import { isOpen, stepOf, useStep } from './one-time-codes.ts';
import { hashPassword, isSamePassword } from './passwords.ts';
import { proveEmail } from './prove-email.ts';
import { expectFactorProved } from './step-up.ts';

/** Somebody forgot the password: a link goes out if there is such an account, and the answer is the same if not. */
export async function forgotPassword(
  work: Work,
  deps: Deps,
  origin: { address: string },
  email: string,
): Promise<void> {
  await askForMail(work, deps, origin, { email, purpose: 'reset' });
}

/**
 * Sets a new password by the mailed code, which proves the e-mail too; every session ends (specification section 7). A password
 * that is refused leaves the code usable.
 * @param email null where the code alone is given (REST call)
 * @throws Refusal invalidOrExpiredCode; a rule of the password
 */
export async function resetPassword(
  work: Work,
  deps: Deps,
  origin: { address: string },
  { email, code, newPassword }: { email: string | null; code: string; newPassword: string },
): Promise<void> {
  await countRequest(work, `reset:${origin.address}`, deps.limits.signInsPerAddressPerHour);
  const step = await stepOf(work, deps.secrets, 'reset', code);
  const logIn = step && isOpen(step, work.now()) ? await findLogIn(work, { personId: step.personId }) : null;
  const isTheirs = email === null || (logIn !== null && emailKey(email) === emailKey(logIn.email));
  if (!step || !logIn?.isActive || !isTheirs)
    throw new Refusal('invalidOrExpiredCode', { affected: ['code'] });
  const refused = passwordRefusal(newPassword, logIn.email, 'length');
  if (refused) throw new Refusal(refused, { affected: ['newPassword'] });
  const passwordHash = await hashPassword(deps.secrets, newPassword);
  await work.transaction(async (tx) => {
    await lockPerson(tx, logIn.personId);
    await useStep(tx, step.id);
    await proveEmail(tx, logIn.personId, { isRegistrant: false });
    await setPassword(tx, logIn, { passwordHash, but: null, how: 'passwordReset' });
    // Whoever reads the person's mail is no stranger at this address: guesses from elsewhere must not keep them out.
    await noteSignIn(tx, { personId: logIn.personId, address: origin.address, area: 'public' });
  });
}

/**
 * Sets a new password on the strength of a session alone (specification section 7), which must be freshly proved: whoever finds an
 * open browser must not keep it.
 * @throws Refusal stepUpNeeded; a rule of the password
 */
export async function resetBySession(
  work: Work,
  deps: Deps,
  { personId, sessionId, steppedUpAt }: { personId: number; sessionId: number; steppedUpAt: Date | null },
  newPassword: string,
): Promise<void> {
  if (!isSteppedUp(steppedUpAt, work.now())) throw new Refusal('stepUpNeeded');
  const logIn = await findLogIn(work, { personId });
  if (!logIn) throw new Refusal('unauthenticated');
  const refused = passwordRefusal(newPassword, logIn.email, 'length');
  if (refused) throw new Refusal(refused, { affected: ['new_password'] });
  const passwordHash = await hashPassword(deps.secrets, newPassword);
  await work.transaction(async (tx) => {
    if (!(await keepPassword(tx, logIn))) throw new Refusal('unauthenticated');
    await setPassword(tx, logIn, { passwordHash, but: sessionId, how: 'passwordChanged' });
  });
}

/**
 * Changes the password of somebody who is signed in; every other session ends (specification sections 2, 5 and 8).
 * @throws Refusal wrongPassword, samePassword, a rule of the password, tooManyRequests; stepUpNeeded where there is a second factor
 */
export async function changePassword(
  work: Work,
  deps: Deps,
  me: Pick<SignedInPerson, 'personId' | 'sessionId' | 'steppedUpAt'>,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<void> {
  const { personId, sessionId } = me;
  await expectFactorProved(work, me);
  const logIn = await checkPassword(work, deps, personId, oldPassword, 'oldPassword');
  if (isSamePassword(oldPassword, newPassword)) {
    throw new Refusal('samePassword', { affected: ['newPassword'] });
  }
  const refused = passwordRefusal(newPassword, logIn.email, 'length');
  if (refused) throw new Refusal(refused, { affected: ['newPassword'] });
  const passwordHash = await hashPassword(deps.secrets, newPassword);
  await work.transaction(async (tx) => {
    if (!(await keepPassword(tx, logIn))) throw new Refusal('wrongPassword', { affected: ['oldPassword'] });
    await setPassword(tx, logIn, { passwordHash, but: sessionId, how: 'passwordChanged' });
  });
}

async function setPassword(
  work: Work,
  { personId }: LogIn,
  {
    passwordHash,
    but,
    how,
  }: { passwordHash: string; but: number | null; how: 'passwordReset' | 'passwordChanged' },
): Promise<void> {
  await savePassword(work, personId, passwordHash);
  await deleteSessions(work, personId, but);
  await markAllUsed(work, personId, ['reset', 'newPassword', 'secondFactor', 'invite', 'emailCode']);
  const occasion = work.now().toISOString();
  await work.announce(securityChanged({ personId, change: 'password', occasion }));
  await audit(work, {
    providerId: null,
    actor: `person:${personId}`,
    action: how,
    subject: 'logIn',
    subjectId: personId,
  });
}
