import type { BusinessRole } from '#contracts/roles.ts';
import { audit } from '#server/kernel/audit.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { expectFreshProof } from '#server/modules/authority/index.ts';
import type { TimeTwice } from '#server/modules/availability/index.ts';
import { bindToStaff, findClashes, unbindFromStaff } from '#server/modules/availability/index.ts';
import type { ColleagueRow } from '#server/modules/identity/index.ts';
import {
  expectAnotherOwner,
  expectFactorFor,
  expectProved,
  getPerson,
  giveRole,
  hasOpenOffer,
  leavePlace,
  listOffersTo,
  lockColleague,
  lockOfOwners,
  takeOffer,
  withdrawOffer,
} from '#server/modules/identity/index.ts';
import { getProviderContacts, saveOwner } from '#server/modules/providers/index.ts';
import { resourcesOf } from '#server/modules/staff/index.ts';
import { ownershipHandedOver, placeTaken } from '../facts.ts';
import { isHandover } from '../rules/may-change.ts';

/** What waits for somebody's answer, at one provider. */
export interface InvitationToMe {
  providerId: number;
  /** Of the provider. */
  name: string;
  timeZone: string;
  role: BusinessRole;
  /** The role they have there already; null for none. */
  presentRole: BusinessRole | null;
  /** They would own the provider in place of whoever asks. */
  isHandover: boolean;
  until: Date;
  /** The person of the staff they would be; null for none. */
  staffName: string | null;
  /** When coming bookings of that person fall on theirs in other centers. */
  clashes: TimeTwice[];
}

/** What waits for somebody's answer. @throws Refusal NotAuthorizedException outside of the business area */
export async function listMyInvitations(work: Work, me: SignedInPerson): Promise<InvitationToMe[]> {
  expectBusiness(me);
  const isProved = (await getPerson(work, me.personId))?.isVerified ?? false;
  const places = isProved ? await listOffersTo(work, me.personId) : [];
  const providers = await getProviderContacts(
    work,
    places.map(({ providerId }) => providerId),
  );
  return Promise.all(
    places.flatMap((place) => {
      const provider = providers.get(place.providerId);
      return provider && place.offer ? [shown(work, place, place.offer, provider)] : [];
    }),
  );
}

async function shown(
  work: Work,
  place: ColleagueRow,
  offer: NonNullable<ColleagueRow['offer']>,
  { name, timeZone }: { name: string; timeZone: string },
): Promise<InvitationToMe> {
  const { providerId, personId, resourceId } = place;
  const [staff] = resourceId === null ? [] : await resourcesOf(work, providerId, [resourceId]);
  return {
    providerId,
    name,
    timeZone,
    role: offer.role,
    presentRole: place.isActive ? place.role : null,
    isHandover: isHandover({ role: place.role, offeredRole: offer.role }),
    until: offer.until,
    staffName: staff?.name ?? null,
    clashes: resourceId === null ? [] : await findClashes(work, { providerId, resourceId, personId }),
  };
}

/**
 * Takes what is offered to oneself at a provider: the role, the person of the staff one shall be, or its ownership from whoever offered it,
 * who is a director from then on.
 * @throws Refusal notFound where nothing waits; stepUpNeeded; factorForRole for a role that needs a second factor; alreadyAssigned where somebody else is that person of the staff by now
 */
export async function acceptInvitation(tx: Work, me: SignedInPerson, providerId: number): Promise<void> {
  const place = await offeredTo(tx, me, providerId);
  const { offer, role: before, resourceId, personId } = place;
  expectFreshProof(tx, me);
  await expectFactorFor(tx, personId, offer.role);
  const isTakenOver = isHandover({ role: before, offeredRole: offer.role });
  if (isTakenOver) await takeOwnership(tx, place);
  const role = await takeOffer(tx, place);
  if (resourceId !== null) await bindToStaff(tx, { providerId, resourceId, personId });
  await note(tx, place, 'acceptInvitation', { after: { role } });
  if (!isTakenOver) await tx.announce(placeTaken({ providerId, personId, colleagueId: place.id }));
}

/** Declines it; whoever offered it sees it no more. @throws Refusal notFound where nothing waits */
export async function declineInvitation(tx: Work, me: SignedInPerson, providerId: number): Promise<void> {
  const place = await offeredTo(tx, me, providerId);
  await withdrawOffer(tx, place);
  await note(tx, place, 'declineInvitation', { before: { role: place.offer.role } });
}

/** Gives one's own role at a provider up; it takes an invitation to come back. @throws Refusal notFound without a role there; lastOwner */
export async function leaveProvider(tx: Work, me: SignedInPerson, providerId: number): Promise<void> {
  expectBusiness(me);
  await tx.lock([lockOfOwners(providerId)]);
  const place = await lockColleague(tx, providerId, { personId: me.personId });
  if (!place?.isActive) throw new Refusal('notFound');
  if (place.role === 'owner') await expectAnotherOwner(tx, providerId);
  await unbindFromStaff(tx, place);
  await leavePlace(tx, place);
  await note(tx, place, 'leaveProvider', { before: { role: place.role } });
}

/** Roles are answered for where they count: a log-in as a customer lives for a year. @throws Refusal NotAuthorizedException */
export function expectBusiness({ area }: SignedInPerson): void {
  if (area !== 'business') throw new Refusal('NotAuthorizedException');
}

async function offeredTo(tx: Work, me: SignedInPerson, providerId: number) {
  expectBusiness(me);
  const { personId } = me;
  await expectProved(tx, personId);
  // Before the row: who leaves at the same time takes them in this order.
  await tx.lock([lockOfOwners(providerId)]);
  const place = await lockColleague(tx, providerId, { personId });
  if (!place?.offer || !hasOpenOffer(place, tx.now())) throw new Refusal('notFound');
  return { ...place, offer: place.offer };
}

/** @throws Refusal notFound where whoever asked owns it no more */
async function takeOwnership(
  tx: Work,
  place: ColleagueRow & { offer: NonNullable<ColleagueRow['offer']> },
): Promise<void> {
  const { providerId, personId, id, offer } = place;
  const owner =
    offer.byPersonId === null ? null : await lockColleague(tx, providerId, { personId: offer.byPersonId });
  if (!owner?.isActive || owner.role !== 'owner') throw new Refusal('notFound');
  await giveRole(tx, owner, 'director');
  await saveOwner(tx, providerId, personId);
  await note(tx, owner, 'handedOver', { before: { role: 'owner' }, after: { role: 'director' } }, personId);
  await tx.announce(
    ownershipHandedOver({
      providerId,
      from: { personId: owner.personId, colleagueId: owner.id },
      to: { personId, colleagueId: id },
      occasion: place.version,
    }),
  );
}

async function note(
  tx: Work,
  place: ColleagueRow,
  action: string,
  change: { before?: object; after?: object },
  byPersonId = place.personId,
): Promise<void> {
  const { providerId, id } = place;
  await audit(tx, {
    providerId,
    actor: `person:${byPersonId}`,
    action,
    subject: 'colleague',
    subjectId: id,
    ...change,
  });
}
