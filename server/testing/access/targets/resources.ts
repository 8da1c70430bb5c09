import { takeOutOfService } from '#server/modules/availability/index.ts';
import { anEquipment } from '#server/modules/staff/builders.ts';
import type { ProviderOfTown, Town } from '../town.ts';
import { anotherProvider, letDo, otherPlaceOf, placeOf } from './services.ts';
import type { AnothersIds, Args, AccessTarget } from './target.ts';
import { UNKNOWN_ID } from './target.ts';

let made = 0;

export const thing = ({ app }: Town, { providerId }: ProviderOfTown): Promise<number> =>
  anEquipment(app.work(), { providerId, name: `Cabina ${(made += 1)}` });
export const anotherThing =
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

const outOfService = { fromDate: '2030-06-03', fromMinute: 540, reason: 'Lampada rotta' };

/** A thing that is taken out of service. */
export const THING_OUT_OF_SERVICE: AccessTarget = {
  ...RESOURCES,
  called: 'a thing to take out of service; another’s: of another provider',
  mine: async (town, me) => thingOutOfService(town, placeOf(town, me)),
  others: async (town, me) => [await thingOutOfService(town, otherPlaceOf(town, me))],
};

const thingOutOfService = async (town: Town, place: ProviderOfTown): Promise<Args> => ({
  providerId: place.providerId,
  id: await thing(town, place),
  input: outOfService,
});

export async function closing(town: Town, place: ProviderOfTown): Promise<number> {
  const { providerId } = place;
  const wanted = { unit: null, startsLocal: '2030-06-03 09:00', endsLocal: null, reason: 'Lampada rotta' };
  const resourceId = await thing(town, place);
  return (await takeOutOfService(town.app.work(), { providerId, resourceId, ...wanted })).id;
}

/** One that is, to be put back. */
export const TIME_OUT_OF_SERVICE: AccessTarget = {
  ...RESOURCES,
  called: 'a thing to put back into service; another’s: of another provider',
  mine: async (town, me) => timeOutOfService(town, placeOf(town, me)),
  others: async (town, me) => [await timeOutOfService(town, otherPlaceOf(town, me))],
  ids: {
    providerId: anotherProvider,
    id: async (town, me) => [{ id: await closing(town, otherPlaceOf(town, me)) }],
  },
};

const timeOutOfService = async (town: Town, place: ProviderOfTown): Promise<Args> => ({
  providerId: place.providerId,
  id: await closing(town, place),
});
