import { audit } from '#server/kernel/audit.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { passwordRefusal } from '../rules/password-refusal.ts';
import { offerTakenByLink } from '../facts.ts';
import { markAllUsed } from '../store/codes.ts';
import { lockColleague } from '../store/colleagues.ts';
import { findLogIn, savePassword } from '../store/log-ins.ts';
import { lockPerson } from '../store/personal-data.ts';
import { deleteSessions } from '../store/sessions.ts';
import type { SignInOrigin, SignInResult, StepDetails } from './finish-sign-in.ts';
import { goOnAfterPassword, worksOrIsInvited } from './finish-sign-in.ts';
import { hasOpenOffer, takeOffer } from './colleagues.ts';
import { isOpen, stepOf, useStep } from './one-time-codes.ts';
import { hashPassword } from './passwords.ts';
import { proveEmail } from './prove-email.ts';
import { hasBusinessIn } from './sign-in.ts';
import { openTeamInvite, takeTeamRole } from './team-roles.ts';

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
  // Only `challenge` writes the details of such a step.
  const { area, client, invitedTo, teamInviteId } = step.details as unknown as StepDetails;
  await work.transaction(async (tx) => {
    await lockPerson(tx, personId);
    await useStep(tx, step.id);
    // Before its own link is used up with all others
    const teamRole = teamInviteId === undefined ? null : await openTeamInvite(tx, personId, teamInviteId);
    await markAllUsed(tx, personId, ['invite', 'newPassword', 'reset', 'verify']);
    await proveEmail(tx, personId, { isRegistrant: false });
    await savePassword(tx, personId, passwordHash);
    await deleteSessions(tx, personId);
    if (invitedTo) await acceptByLink(tx, personId, invitedTo);
    if (teamRole) await takeTeamRole(tx, personId, teamRole);
    await audit(tx, {
      providerId: null,
      actor: `person:${personId}`,
      action: 'firstPasswordChosen',
      subject: 'logIn',
      subjectId: personId,
    });
  });
  const now = (await findLogIn(work, { personId })) ?? logIn;
  const goToBusinessLogin = worksOrIsInvited(now);
  // A person without a role in the area comes in as a customer, by the same steps as everybody.
  const reached = hasBusinessIn(area, now) ? area : 'public';
  const next = await goOnAfterPassword(work, deps, origin, now, {
    area: reached,
    client,
    isEmailProved: true,
  });
  return { ...next, goToBusinessLogin };
}

/**
 * Who chooses a password by the link of an invitation accepts it, while it is open; later it waits or is gone, as it would by itself. Ownership is
 * never taken by a link: it waits for an answer with a second factor and a fresh proof.
 */
async function acceptByLink(
  tx: Work,
  personId: number,
  { providerId, colleagueId }: NonNullable<StepDetails['invitedTo']>,
): Promise<void> {
  const place = await lockColleague(tx, providerId, { id: colleagueId });
  if (place?.personId !== personId || !hasOpenOffer(place, tx.now())) return;
  if (place.offer?.role === 'owner') return;
  const role = await takeOffer(tx, place);
  const { resourceId } = place;
  await tx.announce(offerTakenByLink({ providerId, personId, resourceId, colleagueId }));
  await audit(tx, {
    providerId,
    actor: `person:${personId}`,
    action: 'acceptInvitation',
    subject: 'colleague',
    subjectId: colleagueId,
    after: { role },
  });
}
