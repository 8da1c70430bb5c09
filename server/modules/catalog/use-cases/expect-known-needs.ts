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
 * The provider has all the people and things of all the offers, in each of them once, and as many units.
 * @param fieldsOf what comes before the names of the fields of an offer that stands in a form at a position
 * @throws Refusal invalidInput
 */
export async function expectKnownNeeds(
  work: Work,
  providerId: number,
  offers: readonly Needs[],
  fieldsOf: (position: number) => string = () => '',
): Promise<void> {
  const resources = await resourcesOf(work, providerId, [...new Set(offers.flatMap(idsOf))]);
  const known = new Map(resources.map((resource) => [resource.id, resource]));
  for (const [position, { people, materials }] of offers.entries()) {
    const ids = idsOf({ people, materials });
    const refuse = (...fields: string[]): never => {
      throw new Refusal('invalidInput', { affected: fields.map((field) => fieldsOf(position) + field) });
    };
    if (new Set(ids).size < ids.length) refuse('people', 'materials');
    if (people.some((id) => known.get(id)?.kind !== RESOURCE_KINDS.human)) refuse('people');
    const isMissing = materials.some(({ resourceId, units }) => {
      const equipment = known.get(resourceId);
      return equipment?.kind !== RESOURCE_KINDS.physical || units > equipment.quantity;
    });
    if (isMissing) refuse('materials');
  }
}

const idsOf = ({ people, materials }: Needs): number[] => [
  ...people,
  ...materials.map(({ resourceId }) => resourceId),
];
