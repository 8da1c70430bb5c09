import { audit } from '#server/kernel/audit.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { passwordRefusal } from '../rules/password-refusal.ts';
import { markAllUsed } from '../store/codes.ts';
import { findLogIn, savePassword } from '../store/log-ins.ts';
import { lockPerson } from '../store/personal-data.ts';
import { deleteSessions } from '../store/sessions.ts';
import type { SignInOrigin, SignInResult, StepDetails } from './finish-sign-in.ts';
import { finishSignIn, goOnAfterPassword } from './finish-sign-in.ts';
import { isOpen, stepOf, useStep } from './one-time-codes.ts';
import { hashPassword } from './passwords.ts';
import { proveEmail } from './prove-email.ts';
import { hasBusinessIn } from './sign-in.ts';

/**
 * An invited person chooses a password, which proves the e-mail and signs in (specification sections 2, 4 and 7). A password that is
 * refused leaves the step open.
 * @throws Refusal invalidOrExpiredCode; the first failing rule of the password
 */
export async function completeNewPassword(
  work: Work,
  deps: Deps,
  origin: SignInOrigin,
  { session, newPassword }: { session: string; newPassword: string },
): Promise<SignInResult> {
  const step = await stepOf(work, deps.secrets, 'newPassword', session);
  if (!step || !isOpen(step, work.now()))
    throw new Refusal('invalidOrExpiredCode', { affected: ['session'] });
  const logIn = await findLogIn(work, { personId: step.personId });
  if (!logIn) throw new Refusal('invalidOrExpiredCode');
  if (!logIn.isActive) throw new Refusal('userDisabled');
  const refused = passwordRefusal(newPassword, logIn.email, 'strength');
  if (refused) throw new Refusal(refused, { affected: ['newPassword'] });
  const passwordHash = await hashPassword(deps.secrets, newPassword);
  const { personId } = logIn;
  await work.transaction(async (tx) => {
    await lockPerson(tx, personId);
    await useStep(tx, step.id);
    await markAllUsed(tx, personId, ['invite', 'newPassword', 'reset', 'verify']);
    await proveEmail(tx, personId, { isRegistrant: false });
    await savePassword(tx, personId, passwordHash);
    await deleteSessions(tx, personId);
    await audit(tx, {
      providerId: null,
      actor: `person:${personId}`,
      action: 'firstPasswordChosen',
      subject: 'logIn',
      subjectId: personId,
    });
  });
  // Only `challenge` writes the details of such a step.
  const { area, client } = step.details as unknown as StepDetails;
  const goToBusinessLogin = logIn.businessRoles.length > 0;
  const next = hasBusinessIn(area, logIn)
    ? await goOnAfterPassword(
        work,
        deps,
        origin,
        { ...logIn, passwordHash, isVerified: true },
        { area, client, isEmailProved: true },
      )
    : await finishSignIn(work, deps, origin, { personId, area: 'public', client, secondFactor: null });
  return { ...next, goToBusinessLogin };
}
