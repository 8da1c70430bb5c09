import { anEquipment } from '#server/modules/staff/builders.ts';
import type { ProviderOfTown, Town } from '../town.ts';
import { anotherProvider, letDo, otherPlaceOf, placeOf } from './services.ts';
import type { AnothersIds, Args, AccessTarget } from './target.ts';
import { UNKNOWN_ID } from './target.ts';

let made = 0;

const thing = ({ app }: Town, { providerId }: ProviderOfTown): Promise<number> =>
  anEquipment(app.work(), { providerId, name: `Cabina ${(made += 1)}` });
const anotherThing =
  (path: string): AnothersIds =>
  async (town, me) => [{ [path]: await thing(town, otherPlaceOf(town, me)) }];

/** The people and things of a provider, and what is said of one of them. */
export const RESOURCES: AccessTarget = {
  called: 'the people and things of a provider; another’s: of another one',
  async mine(town, me) {
    const place = placeOf(town, me);
    await letDo(town, place, me);
    return resourceToChange(town, place);
  },
  others: async (town, me) => [await resourceToChange(town, otherPlaceOf(town, me))],
  unknown: { providerId: UNKNOWN_ID },
  ids: { providerId: anotherProvider, id: anotherThing('id'), beforeId: anotherThing('beforeId') },
};

async function resourceToChange(town: Town, place: ProviderOfTown): Promise<Args> {
  return {
    providerId: place.providerId,
    id: await thing(town, place),
    beforeId: await thing(town, place),
    version: 1,
    input: { name: `Sala ${(made += 1)}`, quantity: 2, unitNames: ['Mare', 'Bosco'] },
  };
}

/** One that is not there yet. */
export const NEW_RESOURCE: AccessTarget = {
  ...RESOURCES,
  called: 'a new person or thing; another’s: at another provider',
  mine: async (town, me) => newResource(placeOf(town, me)),
  others: async (town, me) => [newResource(otherPlaceOf(town, me))],
};

const newResource = ({ providerId }: ProviderOfTown): Args => ({
  providerId,
  input: { kind: 2, name: `Nuova sala ${(made += 1)}` },
});
