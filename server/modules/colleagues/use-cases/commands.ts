import * as v from 'valibot';
import type { Locale } from '#contracts/languages.ts';
import { Invitation, RoleChange, StaffOffer } from '#contracts/validation/colleague.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Change, Done, ProviderCommand, Settling, Viewer } from '#server/modules/authority/index.ts';
import { expectFreshProof, providerCommand } from '#server/modules/authority/index.ts';
import { bindToStaff, unbindFromStaff } from '#server/modules/availability/index.ts';
import type { ColleagueRow } from '#server/modules/identity/index.ts';
import {
  endPlace,
  expectAnotherOwner,
  getPerson,
  giveRole,
  hasOpenOffer,
  isSteppedUp,
  lockColleague,
  offerRole,
  placeFor,
  withdrawOffer,
} from '#server/modules/identity/index.ts';
import { resourcesOf, workingAs } from '#server/modules/staff/index.ts';
import { activePlaceOf, countInvitation, expectTheirs, expectToGive, placeOf, staffFor } from './place.ts';

type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>;
/** Of changes that may hurt bookings. */
type AskingActs = Asking & Settling;
type OfColleague = { providerId: number; id: number };
type Answer = { id: number };

const NOTHING = v.object({});
const done = (id: number, change: Omit<Change, 'subject' | 'subjectId'> = {}): Done<Answer> => ({
  answer: { id },
  changes: [{ subject: 'colleague', subjectId: id, ...change }],
});

/** A command about one place that takes nothing but which. */
function onPlace(
  asking: Asking,
  operation: string,
  action: 'changeUsers' | 'inviteUsers' | 'handOverOwnership',
  { providerId, id }: OfColleague,
  run: (tx: Work, viewer: Viewer) => Promise<Done<Answer>>,
  affects?: ProviderCommand<typeof NOTHING, Answer>['hurts'],
): Promise<Answer> {
  return providerCommand(asking, {
    operation,
    action,
    providerId,
    of: { id },
    schema: NOTHING,
    input: {},
    hurts: affects,
    run: (tx, _input, viewer) => run(tx, viewer),
  });
}

/**
 * Invites somebody to work at a provider (specification section 7, invite and create): a role for seven days, and whom of the staff they
 * shall be. Nothing in the answer tells whether anybody has the e-mail, or works elsewhere.
 * @param language of the mail to who has chosen none
 * @throws Refusal as `providerCommand`; alreadyAssigned for who is here or invited; NotAuthorizedException; tooManyRequests; as `staffFor`
 */
export async function inviteCollaborator(
  asking: Asking,
  { providerId, language }: { providerId: number; language: Locale },
  input: unknown,
): Promise<Answer> {
  return providerCommand(asking, {
    operation: 'inviteCollaborator',
    action: 'inviteUsers',
    lendsPower: true,
    providerId,
    schema: Invitation,
    input,
    async run(tx, { email, firstname, lastname, role, ...staff }, viewer) {
      expectToGive(viewer, role);
      const place = await placeFor(tx, {
        providerId,
        role,
        invitee: { email, firstname, lastname, language },
      });
      if (place.isActive || hasOpenOffer(place, tx.now()))
        throw new Refusal('alreadyAssigned', { affected: ['email'] });
      await countInvitation(tx, place, viewer);
      const resourceId = await staffFor(tx, providerId, staff);
      const byPersonId = viewer.personId;
      await offerRole(tx, place, { role, byPersonId, email, firstname, lastname, resourceId });
      return done(place.id, { after: { role } });
    },
  });
}

/** Mails what waits for an answer again, for seven more days. @throws Refusal as `providerCommand`; errorUserNotFound, tooManyRequests, stepUpNeeded */
export async function verifyCollaboratorEmail(asking: Asking, of: OfColleague): Promise<Answer> {
  return onPlace(asking, 'verifyCollaboratorEmail', 'inviteUsers', of, async (tx, viewer) => {
    const { offer, ...place } = await offeredBy(tx, viewer, of);
    expectFreshProof(tx, asking.actor);
    await countInvitation(tx, place, viewer);
    await offerRole(tx, { ...place, offer }, { ...offer, resourceId: place.resourceId });
    return done(of.id);
  });
}

/** Takes back what waits for an answer. @throws Refusal as `providerCommand`; errorUserNotFound */
export async function withdrawInvitation(asking: Asking, of: OfColleague): Promise<Answer> {
  return onPlace(asking, 'withdrawInvitation', 'changeUsers', of, async (tx, viewer) => {
    const place = await offeredBy(tx, viewer, of);
    await withdrawOffer(tx, place);
    return done(of.id, { before: { role: place.offer.role } });
  });
}

/** A place in which something is offered that is the viewer's to offer. */
async function offeredBy(tx: Work, viewer: Viewer, { providerId, id }: OfColleague) {
  const place = await placeOf(tx, providerId, id);
  const { offer } = place;
  if (offer === null) throw new Refusal('errorUserNotFound');
  expectTheirs(viewer, place);
  if (viewer.role !== 'owner') expectToGive(viewer, offer.role);
  return { ...place, offer };
}

/** Gives somebody another role. @throws Refusal as `providerCommand`; NotAuthorizedException, lastOwner, stepUpNeeded */
export async function updateCollaborator(
  asking: Asking,
  { providerId, id, version }: OfColleague & { version: number },
  input: unknown,
): Promise<Answer> {
  return providerCommand(asking, {
    operation: 'updateCollaborator',
    action: 'changeUsers',
    lendsPower: true,
    providerId,
    of: { id },
    schema: RoleChange,
    input,
    version: {
      expected: version,
      lockCurrent: async (tx) => (await lockColleague(tx, providerId, { id }))?.version ?? null,
    },
    async run(tx, { role }, viewer) {
      const place = await activePlaceOf(tx, providerId, id);
      expectTheirs(viewer, place);
      expectToGive(viewer, role);
      if (place.role === 'owner') await expectAnotherOwner(tx, providerId);
      await giveRole(tx, place, role);
      return done(id, { before: { role: place.role }, after: { role } });
    },
  });
}

/**
 * Ends somebody's role here at once; their log-in is theirs. Whom of the staff they were stays with its bookings, as nobody's.
 * @throws Refusal as `providerCommand`; errorUserNotFound, NotAuthorizedException, lastOwner, stepUpNeeded
 */
export async function deactivateCollaborator(asking: AskingActs, of: OfColleague): Promise<Answer> {
  const { steppedUpAt } = signedIn(asking.actor);
  return onPlace(
    asking,
    'deactivateCollaborator',
    'changeUsers',
    of,
    async (tx, viewer) => {
      const place = await activePlaceOf(tx, of.providerId, of.id);
      expectTheirs(viewer, place);
      await expectOwnerMayGo(tx, place, steppedUpAt);
      await endPlace(tx, place, await unbindFromStaff(tx, place));
      return done(of.id, { before: { role: place.role } });
    },
    { by: asking, touched: async (tx) => ({ resourceIds: await staffOf(tx, of) }) },
  );
}

/** Whom of the staff they are: what is booked with them is hurt when they go. */
async function staffOf(tx: Work, { providerId, id }: OfColleague): Promise<number[]> {
  const place = await lockColleague(tx, providerId, { id });
  const resourceId = place && (await workingAs(tx, place));
  return resourceId === null ? [] : [resourceId];
}

/** @throws Refusal lastOwner; stepUpNeeded for who has not just proved who they are */
async function expectOwnerMayGo(tx: Work, place: ColleagueRow, steppedUpAt: Date | null): Promise<void> {
  if (place.role !== 'owner') return;
  if (!isSteppedUp(steppedUpAt, tx.now())) throw new Refusal('stepUpNeeded');
  await expectAnotherOwner(tx, place.providerId);
}

/**
 * Gives a role back that has ended, at once; who owned the place comes back as a director. Whom of the staff they were they are asked
 * to be again. @throws Refusal as `providerCommand`; errorUserNotFound, NotAuthorizedException, stepUpNeeded
 */
export async function reactivateCollaborator(asking: Asking, of: OfColleague): Promise<Answer> {
  return onPlace(asking, 'reactivateCollaborator', 'inviteUsers', of, async (tx, viewer) => {
    const { providerId, id } = of;
    const place = await placeOf(tx, providerId, id);
    if (place.isActive || place.since === null) throw new Refusal('errorUserNotFound');
    expectTheirs(viewer, place);
    expectFreshProof(tx, asking.actor);
    const role = place.role === 'owner' ? 'director' : place.role;
    await giveRole(tx, place, role);
    await askToBeStaffAgain(tx, await activePlaceOf(tx, providerId, id), place.resourceId, viewer);
    return done(id, { after: { role } });
  });
}

async function askToBeStaffAgain(
  tx: Work,
  place: ColleagueRow,
  resourceId: number | null,
  viewer: Viewer,
): Promise<void> {
  const [found] = resourceId === null ? [] : await resourcesOf(tx, place.providerId, [resourceId]);
  if (!found || found.isArchived || found.personId !== null) return;
  await offerPlaceAsStaff(tx, place, { resourceId, byPersonId: viewer.personId });
}

/** Asks who works here to be a person of the staff; whoever asks themselves is it at once. @throws Refusal as `providerCommand`; alreadyAssigned; as `staffFor` */
export async function assignCollaborator(asking: Asking, of: OfColleague, input: unknown): Promise<Answer> {
  const { providerId, id } = of;
  return providerCommand(asking, {
    operation: 'assignCollaborator',
    action: 'inviteUsers',
    lendsPower: true,
    providerId,
    of: { id },
    schema: StaffOffer,
    input,
    async run(tx, staff, viewer) {
      const place = await activePlaceOf(tx, providerId, id);
      const isSelf = place.personId === viewer.personId;
      if (!isSelf) expectTheirs(viewer, place);
      if ((await workingAs(tx, place)) !== null)
        throw new Refusal('alreadyAssigned', { affected: ['resourceId'] });
      const resourceId = await staffFor(tx, providerId, staff);
      if (resourceId === null) throw new Refusal('invalidInput', { affected: ['resourceId'] });
      if (isSelf) await bindToStaff(tx, { providerId, resourceId, personId: place.personId });
      else {
        await countInvitation(tx, place, viewer);
        await offerPlaceAsStaff(tx, place, { resourceId, byPersonId: viewer.personId });
      }
      return done(id, { after: { resourceId } });
    },
  });
}

/** Asks somebody who works here to own it in the viewer's place. @throws Refusal as `providerCommand`; errorUserNotFound, alreadyAssigned */
export async function handOverOwnership(asking: Asking, of: OfColleague): Promise<Answer> {
  return onPlace(asking, 'handOverOwnership', 'handOverOwnership', of, async (tx, viewer) => {
    const place = await activePlaceOf(tx, of.providerId, of.id);
    expectTheirs(viewer, place);
    if (place.role === 'owner') throw new Refusal('alreadyAssigned');
    await countInvitation(tx, place, viewer);
    await offerInPlace(tx, place, { role: 'owner', resourceId: null, byPersonId: viewer.personId });
    return done(of.id);
  });
}

const offerPlaceAsStaff = (
  tx: Work,
  place: ColleagueRow,
  offered: { resourceId: number | null; byPersonId: number },
): Promise<void> => offerInPlace(tx, place, { role: place.role, ...offered });

/** Offers something to who works here already, at the e-mail they have. */
async function offerInPlace(
  tx: Work,
  place: ColleagueRow,
  offered: Pick<NonNullable<ColleagueRow['offer']>, 'role' | 'byPersonId'> & { resourceId: number | null },
): Promise<void> {
  const email = (await getPerson(tx, place.personId))?.email ?? '';
  await offerRole(tx, place, { ...offered, email, firstname: '', lastname: '' });
}
