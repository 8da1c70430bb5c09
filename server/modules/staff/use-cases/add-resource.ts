import type { BusinessRole } from '#contracts/roles.ts';
import type { ResourceKind } from '#contracts/statuses.ts';
import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import { NewResource as NewResourceSchema } from '#contracts/validation/resource.ts';
import { checked } from '#server/kernel/checked.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { getPlan, planAllows } from '#server/modules/packages/index.ts';
import { resourceChanged } from '../facts.ts';
import { countPeople, insertResource } from '../store/resources.ts';

export interface NewResource {
  providerId: number;
  /** 1 human, 2 physical. */
  kind: ResourceKind;
  name: string;
  personId?: number | null;
  gender?: 'M' | 'F' | null;
  /** Of a person: what they are at the center; a collaborator unless said. */
  type?: BusinessRole | null;
  role?: string | null;
  color?: string | null;
  quantity?: number;
  capacity?: number | null;
}

/**
 * Adds a person or a thing.
 * @throws Refusal invalidInput, also for a type of a thing; insufficientPlan for a second person on a package without staff (specification section 6)
 * @returns its id
 */
export async function addResource(work: Work, { providerId, ...given }: NewResource): Promise<number> {
  const resource = checked(NewResourceSchema, given);
  return work.transaction(async (tx) => {
    if (resource.kind === RESOURCE_KINDS.human) await refuseSecondPersonWithoutStaff(tx, providerId);
    const type = typeOf(resource, 'collaborator');
    const resourceId = await insertResource(tx, providerId, { ...resource, type });
    await tx.announce(resourceChanged({ providerId, resourceId }));
    return resourceId;
  });
}

/**
 * What a person is at the center, as a form says it.
 * @param before where it says nothing
 * @returns null for a thing
 * @throws Refusal invalidInput for a thing that is given one
 */
export function typeOf(
  { kind, type }: { kind: ResourceKind; type: BusinessRole | null },
  before: BusinessRole | null,
): BusinessRole | null {
  if (kind === RESOURCE_KINDS.human) return type ?? before ?? 'collaborator';
  if (type !== null) throw new Refusal('invalidInput', { affected: ['type'] });
  return null;
}

/** Whether another person may be added or taken back: with staff in the package, or while there is none. */
export async function mayAddPerson(work: Work, providerId: number): Promise<boolean> {
  return planAllows(await getPlan(work, providerId), 'staff') || (await countPeople(work, providerId)) === 0;
}

/** @throws Refusal insufficientPlan for a second person on a package without staff; the provider's people then stay as they are */
export async function refuseSecondPersonWithoutStaff(work: Work, providerId: number): Promise<void> {
  if (planAllows(await getPlan(work, providerId), 'staff')) return;
  await work.lock([`staff of ${providerId}`]);
  if ((await countPeople(work, providerId)) > 0) throw new Refusal('insufficientPlan');
}
