import type { Locale } from '#contracts/languages.ts';
import type { TeamRole } from '#contracts/roles.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { findCode } from '../store/codes.ts';
import { readUser } from '../store/profiles.ts';
import { listProviderRoles } from '../store/provider-roles.ts';
import { digitsOf } from './email-codes.ts';
import { getPerson } from './get-person.ts';
import type { LinkPurpose } from './one-time-codes.ts';
import { codeOf, emailAbout, isOpen, LINK_PURPOSES } from './one-time-codes.ts';
import { isTeamRole } from './team-roles.ts';

/** What a mail about an account shows. */
export interface AccountMail {
  /** Whom it goes to. */
  email: string;
  language: Locale;
  firstname: string;
  purpose: LinkPurpose | 'emailCode';
  /** Of the link, or the six digits. Derived now, stored nowhere. */
  code: string;
  expiresAt: Date;
  /** Where somebody was invited to; of who confirms an address, the center that they have just registered. */
  providerId: number | null;
  /** As what somebody was invited to the team of Radura. */
  teamRole: TeamRole | null;
}

/** What the mail with a one-time link shows; null when its step is over, so that no dead link goes out. */
export async function accountMail(
  work: Work,
  deps: Pick<Deps, 'secrets'>,
  codeId: number,
): Promise<AccountMail | null> {
  const step = await findCode(work, codeId);
  if (!step || !isOpen(step, work.now())) return null;
  const { personId, expiresAt, details } = step;
  const purpose = ([...LINK_PURPOSES, 'emailCode'] as const).find((each) => each === step.purpose);
  if (purpose === undefined) return null;
  const person = await getPerson(work, personId);
  if (!person) return null;
  const { language } = person;
  const user = await readUser(work, personId);
  const { providerId, teamRole } = details;
  return {
    email: emailAbout(step) ?? person.email,
    language,
    purpose,
    expiresAt,
    // Who typed the address of somebody else must not be told to them by name.
    firstname: purpose === 'newEmail' ? '' : (user?.firstname ?? ''),
    code: purpose === 'emailCode' ? digitsOf(deps.secrets, codeId) : codeOf(deps.secrets, purpose, codeId),
    providerId:
      typeof providerId === 'number'
        ? providerId
        : purpose === 'verify'
          ? await registeredBy(work, personId)
          : null,
    teamRole: isTeamRole(teamRole) ? teamRole : null,
  };
}

async function registeredBy(work: Work, personId: number): Promise<number | null> {
  const roles = await listProviderRoles(work, personId);
  return roles.find(({ role }) => role === 'owner')?.providerId ?? null;
}
