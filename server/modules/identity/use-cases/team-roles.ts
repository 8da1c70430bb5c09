import type { Locale } from '#contracts/languages.ts';
import { pathInLocale } from '#contracts/languages.ts';
import type { TeamRole } from '#contracts/roles.ts';
import { TEAM_ROLES } from '#contracts/roles.ts';
import { audit } from '#server/kernel/audit.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { administratorMade, teamRoleOffered } from '../facts.ts';
import { findCode, markTeamInvitesUsed } from '../store/codes.ts';
import { findLogIn, insertLogIn } from '../store/log-ins.ts';
import { lockPerson } from '../store/personal-data.ts';
import { addProfile } from '../store/profiles.ts';
import { deleteSessionsIn } from '../store/sessions.ts';
import { administratorIds, saveTeamRole } from '../store/team.ts';
import { findOrAddPerson } from './find-or-add-person.ts';
import { codeOf, isOpen, startStep } from './one-time-codes.ts';

/** Whoever makes or ends an administrator waits here, so that the last one is seen. */
const ADMINISTRATORS = 'administrators';

/** Whom a role at Radura is offered to. */
export interface TeamInvitee {
  email: string;
  firstname?: string;
  lastname?: string;
  /** Of the mail, for who has chosen none. */
  language: Locale;
  role: TeamRole;
}

export const isTeamRole = (said: unknown): said is TeamRole =>
  (TEAM_ROLES as readonly unknown[]).includes(said);

/**
 * Invites somebody to the team of Radura by a link that expires, works once and asks for a new password: what anybody knew of the log-in
 * before opens nothing. The role is given when the link is used; inviting again makes the former link useless.
 * @returns the step that the link is derived from
 * @throws Refusal clientDataNotValid; alreadyAssigned for who has a role there
 */
export async function offerTeamRole(
  tx: Work,
  { email, firstname = '', lastname = '', language, role }: TeamInvitee,
): Promise<{ personId: number; codeId: number }> {
  const personId = await findOrAddPerson(tx, { email, language });
  await lockPerson(tx, personId);
  await insertLogIn(tx, { personId, passwordHash: null, termsAcceptedAt: null });
  await addProfile(tx, personId, { firstname, lastname });
  if ((await findLogIn(tx, { personId }))?.role !== 'customer')
    throw new Refusal('alreadyAssigned', { affected: ['email'] });
  await markTeamInvitesUsed(tx, personId);
  const codeId = await startStep(tx, personId, 'invite', { teamRole: role });
  await tx.announce(teamRoleOffered({ personId, codeId, role }));
  return { personId, codeId };
}

/** The address of an invitation, for the mail and for the terminal. */
export function teamInvitationLink(
  { secrets, origin }: Pick<Deps, 'secrets' | 'origin'>,
  { email, codeId, language }: { email: string; codeId: number; language: Locale },
): string {
  const code = codeOf(secrets, 'invite', codeId);
  return origin + pathInLocale(`/admin/invitation/${encodeURIComponent(email)}/${code}`, language);
}

/** The role that an invitation offers while it is open; null once it was used, withdrawn or is over. */
export async function openTeamInvite(tx: Work, personId: number, codeId: number): Promise<TeamRole | null> {
  const step = await findCode(tx, codeId);
  if (step?.personId !== personId || step.purpose !== 'invite' || !isOpen(step, tx.now())) return null;
  const { teamRole } = step.details;
  return isTeamRole(teamRole) ? teamRole : null;
}

/** Gives somebody a role at Radura; the other administrators are told of a new one. */
export async function takeTeamRole(tx: Work, personId: number, role: TeamRole): Promise<void> {
  if (role === 'admin') await tx.lock([ADMINISTRATORS]);
  await saveTeamRole(tx, personId, role);
  await audit(tx, {
    providerId: null,
    actor: `person:${personId}`,
    action: 'teamRoleTaken',
    subject: 'person',
    subjectId: personId,
    after: { role },
  });
  if (role === 'admin') await tx.announce(administratorMade({ personId, occasion: tx.now().toISOString() }));
}

/**
 * Takes somebody's role at Radura away, or the invitation to it; they are out with their next call and stay a customer.
 * @returns what they were
 * @throws Refusal notFound; lastAdministrator
 */
export async function endTeamRole(tx: Work, personId: number): Promise<TeamRole | 'invited'> {
  await tx.lock([ADMINISTRATORS]);
  const withdrawn = await markTeamInvitesUsed(tx, personId);
  const role = (await findLogIn(tx, { personId }))?.role ?? 'customer';
  if (role === 'customer') {
    if (withdrawn === 0) throw new Refusal('notFound');
    return 'invited';
  }
  await expectAnotherAdministrator(tx, personId);
  await saveTeamRole(tx, personId, null);
  await deleteSessionsIn(tx, personId, 'admin');
  return role;
}

/** Before an administrator goes; nothing for anybody else. @throws Refusal lastAdministrator */
export async function expectAnotherAdministrator(tx: Work, personId: number): Promise<void> {
  await tx.lock([ADMINISTRATORS]);
  const all = await administratorIds(tx);
  if (all.includes(personId) && all.length < 2) throw new Refusal('lastAdministrator');
}
