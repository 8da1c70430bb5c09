import type { Locale } from '#contracts/languages.ts';
import type { BusinessRole } from '#contracts/roles.ts';
import { ROLES_WITH_SECOND_FACTOR } from '#contracts/roles.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { directorMade, roleOffered } from '../facts.ts';
import { markInvitesUsed } from '../store/codes.ts';
import type { ColleagueRow } from '../store/colleagues.ts';
import { addPlace, countOwners, lockColleague, saveOffer, savePlace } from '../store/colleagues.ts';
import { findLogIn, insertLogIn } from '../store/log-ins.ts';
import { deletePlacesOfWhoLeft } from '../store/desk.ts';
import { lockPerson } from '../store/personal-data.ts';
import { addProfile } from '../store/profiles.ts';
import { hasSecondFactor, secondFactorsOf } from '../store/second-factors.ts';
import { deleteSessionsWithoutFactor } from '../store/sessions.ts';
import { findOrAddPerson } from './find-or-add-person.ts';
import { comesInByPassword } from './get-person.ts';
import { startStep } from './one-time-codes.ts';

const OFFER_MS = 7 * 24 * 3_600_000;

/** Whom a role is offered to, as it was typed. */
export interface Invitee {
  email: string;
  firstname: string;
  lastname: string;
  /** Of the mail, for who has chosen none. */
  language: Locale;
}

/**
 * The place of whoever an e-mail stands for, locked; made where there is none. Who waits in a log-in whose e-mail nobody has proved stays
 * there, and cannot accept: the mailed link throws them out. The answer tells nothing of what the person is elsewhere.
 * @throws Refusal clientDataNotValid for an e-mail that no mail can be sent to
 */
export async function placeFor(
  tx: Work,
  { providerId, role, invitee }: { providerId: number; role: BusinessRole; invitee: Invitee },
): Promise<ColleagueRow> {
  const { email, firstname, lastname, language } = invitee;
  const personId = await findOrAddPerson(tx, { email, language });
  await lockPerson(tx, personId);
  await insertLogIn(tx, { personId, passwordHash: null, termsAcceptedAt: null });
  await addProfile(tx, personId, { firstname, lastname });
  await addPlace(tx, { providerId, personId, role });
  const place = await lockColleague(tx, providerId, { personId });
  if (!place) throw new Error('A place was neither found nor made');
  return place;
}

/**
 * Offers a role in a place for seven days, in place of any earlier offer, and mails it: to who comes in with a password a way to accept
 * or decline, to anybody else a link that asks for a password and accepts with it.
 */
export async function offerRole(
  tx: Work,
  place: ColleagueRow,
  offered: Omit<NonNullable<ColleagueRow['offer']>, 'until'> & { resourceId: number | null },
): Promise<void> {
  const { providerId, personId, id, version } = place;
  const { resourceId, ...offer } = offered;
  const until = new Date(tx.now().getTime() + OFFER_MS);
  await saveOffer(tx, place, { offer: { ...offer, until }, resourceId });
  await markInvitesUsed(tx, personId, providerId);
  const codeId = (await comesInByPassword(tx, personId))
    ? null
    : await startStep(tx, personId, 'invite', { providerId, colleagueId: id });
  // Each sending is an occasion of its own: the version counts them.
  await tx.announce(
    roleOffered({ providerId, personId, colleagueId: id, codeId, role: offer.role, occasion: version }),
  );
}

/** Takes back or declines what is offered in a place; its link is worth nothing any more. */
export async function withdrawOffer(tx: Work, place: ColleagueRow): Promise<void> {
  await saveOffer(tx, place, { offer: null, resourceId: null });
  await markInvitesUsed(tx, place.personId, place.providerId);
}

/** Whether something is offered in a place and its time is not over. */
export const hasOpenOffer = (place: ColleagueRow, now: Date): boolean =>
  place.offer !== null && place.offer.until > now;

/** Takes the role that is offered in a place. The caller has found the offer open. @returns the role */
export async function takeOffer(tx: Work, place: ColleagueRow): Promise<BusinessRole> {
  const role = place.offer?.role ?? place.role;
  await markInvitesUsed(tx, place.personId, place.providerId);
  await giveRole(tx, place, role);
  return role;
}

/** Gives somebody a role in their place. Who now needs a second factor comes in with it from the next call on. */
export async function giveRole(tx: Work, place: ColleagueRow, role: BusinessRole): Promise<void> {
  const since = place.isActive ? place.since : tx.now();
  await savePlace(tx, place, { role, isActive: true, resourceId: null, since });
  if (ROLES_WITH_SECOND_FACTOR.includes(role)) await deleteSessionsWithoutFactor(tx, place.personId);
  const wasAsHigh = place.isActive && ROLES_WITH_SECOND_FACTOR.includes(place.role);
  if (role !== 'director' || wasAsHigh) return;
  const { providerId, personId, id: colleagueId, version: occasion } = place;
  await tx.announce(directorMade({ providerId, personId, colleagueId, occasion }));
}

/**
 * Takes somebody's role away, with their next call. @param resourceId whom of the staff they were, to be offered again
 */
export async function endPlace(tx: Work, place: ColleagueRow, resourceId: number | null): Promise<void> {
  const { role, since } = place;
  await savePlace(tx, place, { role, isActive: false, resourceId, since });
  await deletePlacesOfWhoLeft(tx, place.personId);
  await markInvitesUsed(tx, place.personId, place.providerId);
}

/** Who leaves by themselves has no place any more that a role could be given back in: they are invited anew, or not. */
export async function leavePlace(tx: Work, place: ColleagueRow): Promise<void> {
  await savePlace(tx, place, { role: place.role, isActive: false, resourceId: null, since: null });
  await deletePlacesOfWhoLeft(tx, place.personId);
}

/** The lock under which owners of a provider come and go. */
export const lockOfOwners = (providerId: number): string => `owners of ${providerId}`;

/** Before an owner goes. @throws Refusal lastOwner */
export async function expectAnotherOwner(tx: Work, providerId: number): Promise<void> {
  await tx.lock([lockOfOwners(providerId)]);
  if ((await countOwners(tx, providerId)) < 2) throw new Refusal('lastOwner');
}

/** What is offered is for who reads the e-mail it was offered to, not for who registered with it. @throws Refusal notFound */
export async function expectProved(tx: Work, personId: number): Promise<void> {
  if (!(await findLogIn(tx, { personId }))?.isVerified) throw new Refusal('notFound');
}

/** Whether a role may be taken: some need a second factor to come in with (docs/decisions/0015). @throws Refusal factorForRole */
export async function expectFactorFor(tx: Work, personId: number, role: BusinessRole): Promise<void> {
  if (!ROLES_WITH_SECOND_FACTOR.includes(role)) return;
  if (!hasSecondFactor(await secondFactorsOf(tx, personId))) throw new Refusal('factorForRole');
}
