import type { GroupKind } from '#contracts/group-kinds.ts';
import * as v from 'valibot';
import { ServiceForm } from '#contracts/validation/offering.ts';
import { addService, createGroup } from '#server/modules/catalog/index.ts';
import type { Member, ProviderOfTown, Town } from '../town.ts';
import type { AnothersIds, Args, AccessTarget } from './target.ts';
import { UNKNOWN_ID } from './target.ts';

let made = 0;

/** Where a member works; whoever works nowhere tries the place that the others are after. */
export const placeOf = ({ here, elsewhere }: Town, { actor }: Member): ProviderOfTown =>
  actor.at === 'elsewhere' ? elsewhere : here;
export const otherPlaceOf = ({ here, elsewhere }: Town, { actor }: Member): ProviderOfTown =>
  actor.at === 'elsewhere' ? here : elsewhere;

const offer = ({ resourceId, equipmentId }: ProviderOfTown): Args => ({
  name: 'Trattamento',
  priceCents: 4500,
  durationMinutes: 45,
  people: [resourceId],
  needs: [{ resourceIds: [equipmentId] }],
});

export async function service({ app }: Town, place: ProviderOfTown): Promise<number> {
  const { providerId, resourceId } = place;
  const offers = [{ name: 'Trattamento', priceCents: 4500, durationMinutes: 45, people: [resourceId] }];
  return addService(
    app.work(),
    providerId,
    v.parse(ServiceForm, { name: `Servizio ${(made += 1)}`, offers }),
  );
}

/** So that a collaborator, too, has one of their own. */
export async function letDo(
  { app }: Town,
  { providerId, resourceId }: ProviderOfTown,
  { personId, actor }: Member,
): Promise<void> {
  if (actor.as === 'collaborator')
    await app.pool.query('update resources set person_id = $3 where provider_id = $1 and id = $2', [
      providerId,
      resourceId,
      personId,
    ]);
}

export async function group(
  { app }: Town,
  { providerId }: ProviderOfTown,
  kind: GroupKind = 'service',
): Promise<number> {
  return createGroup(app.work(), {
    providerId,
    kind,
    name: `Gruppo ${(made += 1)}`,
    color: '#336655',
    position: 100_000,
  });
}

const offerIdOf = async ({ app }: Town, serviceId: number): Promise<number> => {
  const { rows } = await app.pool.query<{ id: string }>('select id from offers where service_id = $1', [
    serviceId,
  ]);
  return Number(rows[0]?.id);
};

export const anotherProvider: AnothersIds = (town, me) =>
  [otherPlaceOf(town, me), town.hidden].map(({ providerId }) => ({ providerId }));
const anotherGroup =
  (path: string): AnothersIds =>
  async (town, me) => [{ [path]: await group(town, otherPlaceOf(town, me)) }];
const anotherService =
  (path: string): AnothersIds =>
  async (town, me) => [{ [path]: await service(town, otherPlaceOf(town, me)) }];

/** Reads of a provider's services. */
export const SERVICES: AccessTarget = {
  called: 'a provider’s services; another’s: of another provider',
  async mine(town, me) {
    const place = placeOf(town, me);
    await letDo(town, place, me);
    return { providerId: place.providerId, kind: 'service', id: await service(town, place) };
  },
  others: async (town, me) => {
    const place = otherPlaceOf(town, me);
    return [{ providerId: place.providerId, kind: 'service', id: await service(town, place) }];
  },
  unknown: { providerId: UNKNOWN_ID },
  ids: { providerId: anotherProvider, id: anotherService('id'), groupId: anotherGroup('groupId') },
};

/** Changes of one service, by its form or by its place in the list. */
export const SERVICE: AccessTarget = {
  called: 'a service; another’s: of another provider',
  async mine(town, me) {
    const place = placeOf(town, me);
    return { ...(await serviceToChange(town, place)), beforeId: await service(town, place) };
  },
  others: async (town, me) => [await serviceToChange(town, otherPlaceOf(town, me))],
  unknown: { providerId: UNKNOWN_ID },
  ids: {
    providerId: anotherProvider,
    id: anotherService('id'),
    beforeId: anotherService('beforeId'),
    'input.groupId': async (town, me) => [{ 'input.groupId': await group(town, otherPlaceOf(town, me)) }],
    'input.offers.id': async (town, me) => [
      { 'input.offers.id': await offerIdOf(town, await service(town, otherPlaceOf(town, me))) },
    ],
    'input.offers.people': (town, me) => [{ 'input.offers.people': otherPlaceOf(town, me).resourceId }],
    'input.offers.needs.resourceIds': (town, me) => [
      { 'input.offers.needs.resourceIds': otherPlaceOf(town, me).equipmentId },
    ],
  },
};

async function serviceToChange(town: Town, place: ProviderOfTown): Promise<Args> {
  const id = await service(town, place);
  return {
    providerId: place.providerId,
    id,
    version: 1,
    input: { name: 'Massaggio', offers: [{ ...offer(place), id: await offerIdOf(town, id) }] },
  };
}

/** A service that is not there yet. */
export const NEW_SERVICE: AccessTarget = {
  ...SERVICE,
  called: 'a new service; another’s: at another provider',
  mine: (town, me) => newService(placeOf(town, me)),
  others: (town, me) => [newService(otherPlaceOf(town, me))],
};

const newService = (place: ProviderOfTown): Args => ({
  providerId: place.providerId,
  input: { name: `Nuovo ${(made += 1)}`, offers: [offer(place)] },
});

/** Acts on several. */
export const SOME_SERVICES: AccessTarget = {
  called: 'some services; another’s: of another provider',
  mine: async (town, me) => someServices(town, placeOf(town, me)),
  others: async (town, me) => [await someServices(town, otherPlaceOf(town, me))],
  unknown: { providerId: UNKNOWN_ID },
  ids: { providerId: anotherProvider, ids: anotherService('ids') },
};

async function someServices(town: Town, place: ProviderOfTown): Promise<Args> {
  return {
    providerId: place.providerId,
    ids: [await service(town, place), await service(town, place)],
    active: false,
  };
}

export const SERVICE_GROUP: AccessTarget = {
  called: 'a group of services; another’s: of another provider',
  mine: async (town, me) => aGroup(town, placeOf(town, me)),
  others: async (town, me) => [await aGroup(town, otherPlaceOf(town, me))],
  unknown: { providerId: UNKNOWN_ID },
  ids: { providerId: anotherProvider, id: anotherGroup('id'), beforeId: anotherGroup('beforeId') },
};

async function aGroup(town: Town, place: ProviderOfTown): Promise<Args> {
  const [id, beforeId] = [await group(town, place), await group(town, place)];
  return {
    providerId: place.providerId,
    kind: 'service',
    id,
    beforeId,
    input: { name: `Gruppo ${(made += 1)}`, color: '#884422' },
  };
}
