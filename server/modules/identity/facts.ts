import type { BusinessRole, TeamRole } from '#contracts/roles.ts';
import type { Fact } from '#server/kernel/facts.ts';
import { fact } from '#server/kernel/facts.ts';

/** Somebody registered and has to prove the e-mail; `codeId` names the one-time step of the mail. */
export type PersonRegistered = Fact<'personRegistered', { personId: number; codeId: number }>;
export const personRegistered = fact<PersonRegistered>('personRegistered');

/** The mail with the link is wanted once more, or for a new purpose. */
export type AccountLinkRequested = Fact<
  'accountLinkAsked',
  { personId: number; codeId: number; purpose: 'verify' | 'reset' }
>;
export const accountLinkRequested = fact<AccountLinkRequested>('accountLinkAsked');

/** Somebody was asked to come in and choose a password; at a provider, or by Radura itself (null). */
export type PersonInvited = Fact<
  'personInvited',
  { personId: number; codeId: number; providerId: number | null }
>;
export const personInvited = fact<PersonInvited>('personInvited');

/** Somebody was invited to the team of Radura; `codeId` names the one-time step of the link. */
export type TeamRoleOffered = Fact<'teamRoleOffered', { personId: number; codeId: number; role: TeamRole }>;
export const teamRoleOffered = fact<TeamRoleOffered>('teamRoleOffered');

/** Somebody is an administrator from now on: the others are told. `occasion` tells one time from the next. */
export type AdministratorMade = Fact<'administratorMade', { personId: number; occasion: string }>;
export const administratorMade = fact<AdministratorMade>('administratorMade');

/** Somebody is a director of a provider from now on, and was nothing above it: its owners are told. `occasion` tells one time from the next. */
export type DirectorMade = Fact<
  'directorMade',
  { providerId: number; personId: number; colleagueId: number; occasion: number }
>;
export const directorMade = fact<DirectorMade>('directorMade');

/**
 * Somebody was offered a role at a provider, or was reminded of it; `codeId` names the one-time step of the link, null for who comes in
 * with a password. `occasion` tells one sending from the next.
 */
export type RoleOffered = Fact<
  'roleOffered',
  {
    providerId: number;
    personId: number;
    colleagueId: number;
    codeId: number | null;
    role: BusinessRole;
    occasion: number;
  }
>;
export const roleOffered = fact<RoleOffered>('roleOffered');

/** Somebody accepted an invitation with their first password; whom of the staff they shall be is bound after it. */
export type OfferTakenByLink = Fact<
  'offerTakenByLink',
  {
    providerId: number;
    personId: number;
    resourceId: number | null;
    /** Their place there. */
    colleagueId: number;
  }
>;
export const offerTakenByLink = fact<OfferTakenByLink>('offerTakenByLink');

/** The person has proved to read the e-mail: what was booked under it before is theirs now. */
export type PersonVerified = Fact<'personVerified', { personId: number }>;
export const personVerified = fact<PersonVerified>('personVerified');

/** Somebody wants another e-mail; `codeId` names the one-time step of the mail to it. */
export type NewEmailRequested = Fact<'newEmailAsked', { personId: number; codeId: number }>;
export const newEmailRequested = fact<NewEmailRequested>('newEmailAsked');

/** The person has proved to read another e-mail, which is theirs now; `codeId` names the step that takes the former one back. */
export type EmailChanged = Fact<'emailChanged', { personId: number; codeId: number }>;
export const emailChanged = fact<EmailChanged>('emailChanged');

/** The former e-mail was taken back; `codeId` names the step that did it and holds the address that was taken away. */
export type EmailTakenBack = Fact<'emailTakenBack', { personId: number; codeId: number }>;
export const emailTakenBack = fact<EmailTakenBack>('emailTakenBack');

/** Somebody is about to set the first second factor up and types a code of this step, which goes to their e-mail. */
export type EmailCodeRequested = Fact<'emailCodeAsked', { personId: number; codeId: number }>;
export const emailCodeRequested = fact<EmailCodeRequested>('emailCodeAsked');

/** A password, a second factor, a recovery code or a PIN changed hands or was used: the person is told, in case it was not them. */
export type SecurityChanged = Fact<
  'securityChanged',
  {
    personId: number;
    change:
      | 'password'
      | 'secondFactorAdded'
      | 'secondFactorRemoved'
      | 'recoveryCodeUsed'
      | 'pinSet'
      | 'pinRemoved';
    occasion: string;
  }
>;
export const securityChanged = fact<SecurityChanged>('securityChanged');
