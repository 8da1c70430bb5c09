import * as v from 'valibot';
import { MembershipForm } from '#contracts/validation/membership.ts';
import { SomeIds } from '#contracts/validation/video-course.ts';
import { providerCommand } from '#server/modules/authority/index.ts';
import { readOffersToCover } from '#server/modules/catalog/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Membership } from '../store/memberships.ts';
import {
  deleteMembership as deleteRow,
  findMembership,
  insertMembership,
  setMembership,
  updateMembership,
  wasSold,
} from '../store/memberships.ts';

export type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>;
interface MembershipKey {
  providerId: number;
  membershipId: number;
}

const action = 'changeMemberships';
const onMembership = (subjectId: number, more: object = {}) => ({
  subject: 'membership',
  subjectId,
  ...more,
});

/** A membership of the provider, locked until the transaction ends. @throws Refusal notFound */
async function lockedMembership(
  work: Work,
  { providerId, membershipId }: MembershipKey,
): Promise<Membership> {
  const membership = await findMembership(work, { providerId, id: membershipId }, { forChange: true });
  if (!membership) throw new Refusal('notFound');
  return membership;
}

/** Adds a membership, which is not sold before it is published. @throws Refusal as `providerCommand`; invalidInput for something to cover that the provider has not */
export async function createMembership(
  asking: Asking,
  providerId: number,
  input: unknown,
): Promise<{ id: number }> {
  return providerCommand(asking, {
    operation: 'createMembership',
    action,
    providerId,
    schema: MembershipForm,
    input,
    async run(tx, form) {
      await expectKnown(tx, providerId, form, null);
      const id = await insertMembership(tx, providerId, form);
      return { answer: { id }, changes: [onMembership(id, { after: form })] };
    },
  });
}

/** Writes a membership over; passes that were sold keep what they were sold with. @throws Refusal as `createMembership`; notFound; invalidInput for offers of another */
export async function editMembership(
  asking: Asking,
  of: MembershipKey & { version: number },
  input: unknown,
): Promise<{ id: number }> {
  const { providerId, membershipId } = of;
  return providerCommand(asking, {
    operation: 'editMembership',
    action,
    providerId,
    of: { membershipId },
    schema: MembershipForm,
    input,
    version: {
      expected: of.version,
      lockCurrent: async (tx) =>
        (await findMembership(tx, { providerId, id: membershipId }, { forChange: true }))?.version ?? null,
    },
    async run(tx, form) {
      const before = await lockedMembership(tx, of);
      // Who holds a bundle has its parts: it does not become a membership, nor a membership a bundle
      if ((before.type === 'bundle') !== (form.type === 'bundle'))
        throw new Refusal('invalidInput', { affected: ['type'] });
      await expectKnown(tx, providerId, form, before);
      await updateMembership(tx, { providerId, id: membershipId }, form);
      return { answer: { id: membershipId }, changes: [onMembership(membershipId, { before, after: form })] };
    },
  });
}

/** Publishes a membership or hides it: only what is published is sold. @throws Refusal as `providerCommand`; notFound; cannotUpdate for an archived one */
export async function toggleMembership(
  asking: Asking,
  { providerId, membershipId }: MembershipKey,
  input: unknown,
): Promise<{ isPublished: boolean }> {
  return providerCommand(asking, {
    operation: 'toggleMembership',
    action,
    providerId,
    of: { membershipId },
    schema: v.object({ isPublished: v.boolean() }),
    input,
    async run(tx, { isPublished }) {
      const { isArchived } = await lockedMembership(tx, { providerId, membershipId });
      if (isPublished && isArchived) throw new Refusal('cannotUpdate');
      await setMembership(tx, { providerId, id: membershipId }, { isPublished });
      return { answer: { isPublished }, changes: [onMembership(membershipId, { after: { isPublished } })] };
    },
  });
}

/** Archives memberships: they are sold no more, and what was bought stays usable; or takes them out of the archive, unpublished. @throws Refusal as `providerCommand`; notFound */
export async function archiveMemberships(
  asking: Asking,
  { providerId, isArchived }: { providerId: number; isArchived: boolean },
  input: unknown,
): Promise<object> {
  return providerCommand(asking, {
    operation: isArchived ? 'archiveMembership' : 'restoreMembership',
    action,
    providerId,
    schema: SomeIds,
    input,
    async run(tx, { ids }) {
      for (const membershipId of ids.toSorted((one, other) => one - other)) {
        await lockedMembership(tx, { providerId, membershipId });
        await setMembership(
          tx,
          { providerId, id: membershipId },
          { isArchived, ...(isArchived && { isPublished: false }) },
        );
      }
      return { answer: {}, changes: ids.map((id) => onMembership(id, { after: { isArchived } })) };
    },
  });
}

/** Removes a membership that nobody ever bought. @throws Refusal as `providerCommand`; notFound; membershipHasHolders */
export async function deleteMembership(
  asking: Asking,
  { providerId, membershipId }: MembershipKey,
): Promise<object> {
  return providerCommand(asking, {
    operation: 'deleteMembership',
    action,
    providerId,
    of: { membershipId },
    schema: v.object({}),
    input: {},
    async run(tx) {
      const before = await lockedMembership(tx, { providerId, membershipId });
      if (await wasSold(tx, { providerId, id: membershipId })) throw new Refusal('membershipHasHolders');
      await deleteRow(tx, { providerId, id: membershipId });
      return { answer: {}, changes: [onMembership(membershipId, { before })] };
    },
  });
}

/** @throws Refusal invalidInput for offers that are not the membership's, and what it would cover and the provider has not */
async function expectKnown(
  work: Work,
  providerId: number,
  form: MembershipForm,
  before: Membership | null,
): Promise<void> {
  const own = new Set(before?.offers.map(({ id }) => id));
  const named = form.offers.flatMap(({ id }) => id ?? []);
  if (named.some((id) => !own.has(id)) || new Set(named).size < named.length)
    throw new Refusal('invalidInput', { affected: ['offers'] });
  if (form.coversAll) return;
  const known = new Set((await readOffersToCover(work, providerId)).map(({ id }) => id));
  for (const id of before?.covers ?? []) known.add(id);
  if (form.covers.length === 0 || form.covers.some((id) => !known.has(id)))
    throw new Refusal('invalidInput', { affected: [form.type === 'bundle' ? 'parts' : 'covers'] });
}
