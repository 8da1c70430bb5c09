import type { Locale } from '#contracts/languages.ts';
import type { BusinessRole } from '#contracts/roles.ts';
import { audit } from '#server/kernel/audit.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { personInvited } from '../facts.ts';
import { emailKey } from '../rules/email-key.ts';
import { markAllUsed, markInvitesUsed } from '../store/codes.ts';
import { findLogIn, insertLogIn, setActive } from '../store/log-ins.ts';
import { deletePlacesOfWhoLeft } from '../store/desk.ts';
import { addProfile } from '../store/profiles.ts';
import { endProviderRole, saveProviderRole } from '../store/provider-roles.ts';
import { lockPerson } from '../store/personal-data.ts';
import { deleteSessions } from '../store/sessions.ts';
import { findOrAddPerson } from './find-or-add-person.ts';
import { startStep } from './one-time-codes.ts';
import { emptyUnproved } from './prove-email.ts';
import { expectAnotherAdministrator } from './team-roles.ts';

/**
 * Invites somebody to work at a provider (specification section 7). Who comes in with a password and a proved e-mail simply has
 * the role, and is told; anybody else is mailed a link that asks for a password. What waits in a log-in whose e-mail nobody has proved is
 * dropped: the role must not fall to whoever registered with it. Inviting again sends a new link, and the old one is worth nothing.
 * The caller has made sure that the actor may invite.
 */
export async function invitePerson(
  work: Work,
  invitation: {
    email: string;
    providerId: number;
    role: BusinessRole;
    language: Locale;
    firstname?: string;
    lastname?: string;
    actor: string;
  },
): Promise<{ personId: number }> {
  const { email, providerId, role, language, firstname = '', lastname = '', actor } = invitation;
  return work.transaction(async (tx) => {
    const personId = await findOrAddPerson(tx, { email, language });
    await lockPerson(tx, personId);
    await insertLogIn(tx, { personId, passwordHash: null, termsAcceptedAt: null });
    if (!(await findLogIn(tx, { personId }))?.isVerified) await emptyUnproved(tx, personId);
    await addProfile(tx, personId, { firstname, lastname });
    await saveProviderRole(tx, { providerId, personId, role });
    await markInvitesUsed(tx, personId, providerId);
    const codeId = await startStep(tx, personId, 'invite', { providerId });
    await tx.announce(personInvited({ personId, codeId, providerId }));
    await audit(tx, {
      providerId,
      actor,
      action: 'invited',
      subject: 'person',
      subjectId: personId,
      after: { role },
    });
    return { personId };
  });
}

/** Takes somebody's role at a provider away, with their next call. @throws Refusal errorUserNotFound */
export async function endRole(
  work: Work,
  ending: { providerId: number; personId: number; actor: string },
): Promise<void> {
  const { providerId, personId, actor } = ending;
  await work.transaction(async (tx) => {
    if (!(await endProviderRole(tx, providerId, personId))) throw new Refusal('errorUserNotFound');
    await deletePlacesOfWhoLeft(tx, personId);
    await audit(tx, { providerId, actor, action: 'roleEnded', subject: 'person', subjectId: personId });
  });
}

/**
 * Activates or deactivates a log-in (specification sections 4 and 6); a deactivated person is out with the next call.
 * @throws Refusal UserNotFoundException for an e-mail nobody registered (specification section 8)
 */
export async function setUserActive(
  work: Work,
  { email, isActive, actor }: { email: string; isActive: boolean; actor: string },
): Promise<void> {
  await work.transaction(async (tx) => {
    const key = emailKey(email);
    const logIn = key === null ? null : await findLogIn(tx, { emailKey: key });
    if (!logIn) throw new Refusal('UserNotFoundException', { affected: ['email'] });
    if (!isActive && logIn.role === 'admin') await expectAnotherAdministrator(tx, logIn.personId);
    if (!(await setActive(tx, logIn.personId, isActive))) return;
    if (!isActive) {
      await deleteSessions(tx, logIn.personId);
      await markAllUsed(tx, logIn.personId, ['newPassword', 'secondFactor', 'passkey', 'emailCode']);
    }
    const action = isActive ? 'activated' : 'deactivated';
    await audit(tx, { providerId: null, actor, action, subject: 'logIn', subjectId: logIn.personId });
  });
}
