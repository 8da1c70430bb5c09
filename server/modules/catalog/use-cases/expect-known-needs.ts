import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { resourcesOf } from '#server/modules/staff/index.ts';

/** Who can do an offer and what must be free for it. */
export interface Needs {
  people: readonly number[];
  materials: readonly { resourceId: number; units: number }[];
}

/**
 * The provider has all the people and things, each named once, and as many units.
 * @param prefix of the names of the fields, for an offer inside a form
 * @throws Refusal invalidInput
 */
export async function expectKnownNeeds(work: Work, providerId: number, { people, materials }: Needs, prefix = ''): Promise<void> {
  const refuse = (...fields: string[]): never => {
    throw new Refusal('invalidInput', { affected: fields.map((field) => prefix + field) });
  };
  const ids = [...people, ...materials.map(({ resourceId }) => resourceId)];
  const known = new Map((await resourcesOf(work, providerId, ids)).map((resource) => [resource.id, resource]));
  if (new Set(ids).size < ids.length) refuse('people', 'materials');
  if (people.some((id) => known.get(id)?.kind !== RESOURCE_KINDS.human)) refuse('people');
  const isMissing = materials.some(({ resourceId, units }) => {
    const equipment = known.get(resourceId);
    return equipment?.kind !== RESOURCE_KINDS.physical || units > equipment.quantity;
  });
  if (isMissing) refuse('materials');
}
