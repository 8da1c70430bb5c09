import type { BusinessRole } from '#contracts/roles.ts';
import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Viewer } from '#server/modules/authority/index.ts';
import type { ColleagueRow } from '#server/modules/identity/index.ts';
import { lockColleague } from '#server/modules/identity/index.ts';
import { addResource, resourcesOf } from '#server/modules/staff/index.ts';
import { mayChange, maySetShare, rolesToGive } from '../rules/may-change.ts';

/** Invitations in a day, sendings of the same one included. */
const MOST_OF_CENTER = 60;
const MOST_TO_ONE = 5;
/** The same of whoever invites, in all their centers: one more center opens in a minute. */
const MOST_OF_INVITER = 180;
const MOST_OF_INVITER_TO_ONE = 15;

/** One of the provider's places, locked. @throws Refusal errorUserNotFound for what is none of its own */
export async function placeOf(tx: Work, providerId: number, id: number): Promise<ColleagueRow> {
  const place = await lockColleague(tx, providerId, { id });
  if (!place || (!place.isActive && place.offer === null && place.since === null))
    throw new Refusal('errorUserNotFound');
  return place;
}

/** As `placeOf`, of who has a role now. @throws Refusal errorUserNotFound */
export async function activePlaceOf(tx: Work, providerId: number, id: number): Promise<ColleagueRow> {
  const place = await placeOf(tx, providerId, id);
  if (!place.isActive) throw new Refusal('errorUserNotFound');
  return place;
}

/** @throws Refusal NotAuthorizedException for what is not the viewer's to change */
export function expectTheirs(viewer: Viewer, place: ColleagueRow): void {
  if (!mayChange(viewer, place)) throw new Refusal('NotAuthorizedException');
}

/** @throws Refusal NotAuthorizedException for whose share is not the viewer's to say */
export function expectShareTheirs(viewer: Viewer, place: ColleagueRow): void {
  if (!maySetShare(viewer, place)) throw new Refusal('NotAuthorizedException');
}

/** @throws Refusal NotAuthorizedException for a role that is not the viewer's to give */
export function expectToGive(viewer: Viewer, role: BusinessRole): void {
  if (!rolesToGive(viewer.role).includes(role)) throw new Refusal('NotAuthorizedException');
}

/** Mails go to people who never asked for them: few in a day. @throws Refusal tooManyRequests */
export async function countInvitation(
  tx: Work,
  { providerId, personId }: Pick<ColleagueRow, 'providerId' | 'personId'>,
  inviter: Viewer,
): Promise<void> {
  await countRequest(tx, `invite:${providerId}`, MOST_OF_CENTER, 'day');
  await countRequest(tx, `invite:${providerId}:${personId}`, MOST_TO_ONE, 'day');
  await countRequest(tx, `invite-by:${inviter.personId}`, MOST_OF_INVITER, 'day');
  await countRequest(tx, `invite-by:${inviter.personId}:${personId}`, MOST_OF_INVITER_TO_ONE, 'day');
}

/**
 * Whom of the staff somebody shall be: a new person of the staff, one that is there and nobody's yet, or null.
 * @throws Refusal notFound for what is none of the provider's; alreadyAssigned; as `addResource`
 */
export async function staffFor(
  tx: Work,
  providerId: number,
  { resourceId, newStaffName }: { resourceId: number | null; newStaffName: string | null },
): Promise<number | null> {
  if (newStaffName !== null)
    return addResource(tx, { providerId, kind: RESOURCE_KINDS.human, name: newStaffName });
  if (resourceId === null) return null;
  const [found] = await resourcesOf(tx, providerId, [resourceId]);
  if (!found || found.isArchived || found.kind !== RESOURCE_KINDS.human)
    throw new Refusal('notFound', { affected: ['resourceId'] });
  if (found.personId !== null) throw new Refusal('alreadyAssigned', { affected: ['resourceId'] });
  return resourceId;
}
