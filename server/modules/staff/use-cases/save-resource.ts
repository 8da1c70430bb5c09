import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import type { ResourceForm } from '#contracts/validation/resource.ts';
import { movedBefore } from '#server/kernel/moved-before.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { resourceChanged } from '../facts.ts';
import { replaceUnitNames } from '../store/resource-units.ts';
import { typeOf } from './add-resource.ts';
import { lockResourceOrder, readResources, saveResourceOrder, updateResource } from '../store/resources.ts';

type OfResource = { providerId: number; resourceId: number };

/**
 * Writes a person or thing over, with the names of its units. That nothing holds a unit which goes is for the caller to see to.
 * @throws Refusal notFound; invalidInput for a person of several units, and for a thing with the type of a person
 */
export async function saveResource(work: Work, of: OfResource, form: ResourceForm): Promise<void> {
  await work.transaction(async (tx) => {
    const [resource] = await readResources(tx, of.providerId, [of.resourceId]);
    if (!resource) throw new Refusal('notFound');
    if (resource.kind === RESOURCE_KINDS.human) expectOneUnit(form);
    const type = typeOf({ kind: resource.kind, type: form.type }, resource.type);
    await updateResource(tx, of, { ...form, type });
    await nameUnits(tx, of, form.unitNames);
    await tx.announce(resourceChanged(of));
  });
}

/** @throws Refusal invalidInput for a person of several units, or whose one unit has a name */
export function expectOneUnit({ quantity, unitNames }: Pick<ResourceForm, 'quantity' | 'unitNames'>): void {
  if (quantity !== 1) throw new Refusal('invalidInput', { affected: ['quantity'] });
  if (unitNames.some((name) => name !== null)) throw new Refusal('invalidInput', { affected: ['unitNames'] });
}

/** Calls the units of a thing anew, the first one by the first name; those without a name have none. */
export async function nameUnits(
  work: Work,
  of: OfResource,
  names: readonly (string | null)[],
): Promise<void> {
  const units = names.flatMap((name, index) => (name === null ? [] : [{ unit: index + 1, name }]));
  await replaceUnitNames(work, of, units);
}

/**
 * Puts a person or thing before another of the provider, or at the end: also the order in which rooms are taken.
 * @throws Refusal notFound when either is not there
 */
export async function reorderResources(
  work: Work,
  { providerId, id, beforeId }: { providerId: number; id: number; beforeId: number | null },
): Promise<void> {
  await work.transaction(async (tx) => {
    const order = movedBefore(await lockResourceOrder(tx, providerId), id, beforeId);
    if (!order) throw new Refusal('notFound');
    await saveResourceOrder(tx, providerId, order);
    await tx.announce(resourceChanged({ providerId, resourceId: id }));
  });
}
