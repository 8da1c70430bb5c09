import { unitsMeeting } from '#contracts/needs.ts';
import type { Need } from '#contracts/needs.ts';
import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { resourcesOf } from '#server/modules/staff/index.ts';

/** Who can do an offer and what must be free for it. */
export interface Needs {
  people: readonly number[];
  needs: readonly Need[];
}

/**
 * The provider has all the people and things of all the offers, each once in each place, and of the things as many units as all the
 * needs of an offer ask for together.
 * @param fieldsOf what comes before the names of the fields of an offer that stands in a form at a position
 * @throws Refusal invalidInput
 */
export async function expectKnownNeeds(
  work: Work,
  providerId: number,
  offers: readonly Needs[],
  fieldsOf: (position: number) => string = () => '',
): Promise<void> {
  const ids = offers.flatMap(({ people, needs }) => [
    ...people,
    ...needs.flatMap((need) => need.resourceIds),
  ]);
  const resources = await resourcesOf(work, providerId, [...new Set(ids)]);
  const people = new Set(resources.filter(({ kind }) => kind === RESOURCE_KINDS.human).map(({ id }) => id));
  // In the provider's order, as they are taken.
  const things = resources
    .filter(({ kind }) => kind === RESOURCE_KINDS.physical)
    .map(({ id, quantity }) => ({ resourceId: id, quantity }));
  const isThing = new Set(things.map(({ resourceId }) => resourceId));
  for (const [position, offer] of offers.entries()) {
    const refuse = (field: string): never => {
      throw new Refusal('invalidInput', { affected: [fieldsOf(position) + field] });
    };
    if (!areOnce(offer.people) || offer.people.some((id) => !people.has(id))) refuse('people');
    for (const [index, { units, resourceIds }] of offer.needs.entries()) {
      if (!areOnce(resourceIds) || resourceIds.some((id) => !isThing.has(id)))
        refuse(`needs.${index}.resourceIds`);
      if (unitsMeeting([{ units, resourceIds }], things) === null) refuse(`needs.${index}.units`);
    }
    if (unitsMeeting(offer.needs, things) === null) refuse('needs');
  }
}

const areOnce = (ids: readonly number[]): boolean => new Set(ids).size === ids.length;
