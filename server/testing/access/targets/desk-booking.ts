import { aWalkIn } from '#server/modules/customers/builders.ts';
import { bookFor } from '#server/modules/booking/builders.ts';
import type { ProviderOfTown, Town } from '../town.ts';
import { screen } from './center-pages.ts';
import { anotherProvider, letDo, otherPlaceOf, placeOf } from './services.ts';
import type { AccessTarget, AnothersIds, Args } from './target.ts';
import { UNKNOWN_ID } from './target.ts';

/** A customer with a booking, so that who sees only their own sees them too. */
export async function customer(town: Town, { providerId, offerId }: ProviderOfTown): Promise<number> {
  const customerId = await aWalkIn(town.app.work(), { providerId });
  await bookFor(town.app, { providerId, offerId, customerId, at: town.nextStart() });
  return customerId;
}

const anotherOffer =
  (path: string): AnothersIds =>
  (town, me) => [{ [path]: otherPlaceOf(town, me).offerId }];
const anotherPerson =
  (path: string): AnothersIds =>
  (town, me) => [{ [path]: otherPlaceOf(town, me).resourceId }];
/** A person of another provider as if they were a room. */
const anotherRoom =
  (path: string): AnothersIds =>
  (town, me) => [{ [path]: otherPlaceOf(town, me).resourceId }];
const anotherCustomer =
  (path: string): AnothersIds =>
  async (town, me) => [{ [path]: await customer(town, otherPlaceOf(town, me)) }];

/** What a desk looks up before it books. */
export const DESK: AccessTarget = {
  called: 'what a desk can book, and for whom; another’s: at another provider',
  async mine(town, me) {
    const place = placeOf(town, me);
    await letDo(town, place, me);
    return lookedUp(town, place);
  },
  others: async (town, me) => [await lookedUp(town, otherPlaceOf(town, me))],
  unknown: { providerId: UNKNOWN_ID },
  ids: {
    providerId: anotherProvider,
    id: anotherCustomer('id'),
    offerId: anotherOffer('offerId'),
    resourceId: anotherPerson('resourceId'),
    'room.resourceId': anotherRoom('room.resourceId'),
  },
};

async function lookedUp(town: Town, place: ProviderOfTown): Promise<Args> {
  const { providerId, offerId, resourceId } = place;
  return { providerId, offerId, resourceId, id: await customer(town, place), date: '2026-11-20' };
}

/** A booking that a desk writes down. */
export const DESK_BOOKING: AccessTarget = {
  ...DESK,
  called: 'a booking at the desk; another’s: at another provider',
  async mine(town, me) {
    const place = placeOf(town, me);
    await letDo(town, place, me);
    return { providerId: place.providerId, input: await booking(town, place) };
  },
  others: async (town, me) => {
    const place = otherPlaceOf(town, me);
    return [{ providerId: place.providerId, input: await booking(town, place) }];
  },
  ids: {
    providerId: anotherProvider,
    'input.customer.id': anotherCustomer('input.customer.id'),
    'input.offerId': anotherOffer('input.offerId'),
    'input.resourceId': anotherPerson('input.resourceId'),
    'input.room.resourceId': anotherRoom('input.room.resourceId'),
  },
};

async function booking(town: Town, place: ProviderOfTown): Promise<Args> {
  const { offerId, resourceId } = place;
  const start = town.nextStart();
  return { customer: { id: await customer(town, place) }, offerId, resourceId, start };
}

/** Several of them. */
export const DESK_BOOKINGS: AccessTarget = {
  ...DESK,
  called: 'some bookings at the desk; another’s: at another provider',
  async mine(town, me) {
    const place = placeOf(town, me);
    await letDo(town, place, me);
    return { providerId: place.providerId, input: await bookings(town, place) };
  },
  others: async (town, me) => {
    const place = otherPlaceOf(town, me);
    return [{ providerId: place.providerId, input: await bookings(town, place) }];
  },
  ids: {
    providerId: anotherProvider,
    'input.customer.id': anotherCustomer('input.customer.id'),
    'input.rows.offerId': anotherOffer('input.rows.offerId'),
    'input.rows.resourceId': anotherPerson('input.rows.resourceId'),
    'input.rows.room.resourceId': anotherRoom('input.rows.room.resourceId'),
  },
};

async function bookings(town: Town, place: ProviderOfTown): Promise<Args> {
  const { customer: who, ...row } = await booking(town, place);
  return { customer: who, rows: [row, { ...row, start: town.nextStart() }] };
}

const noPerson = { isNobodys: 'beside the offer, whose own people alone are looked at' } as const;

/** The form of a new booking, begun for a customer. */
export const NEW_RESERVATION_SCREEN = screen(
  'the form of a new booking',
  async (town, _me, place) => ({
    search: {
      customer: String(await customer(town, place)),
      offer: String(place.offerId),
      date: '2026-11-20',
    },
  }),
  {
    'search.customer': async (town, me) => [
      { 'search.customer': String(await customer(town, otherPlaceOf(town, me))) },
    ],
    'search.offer': (town, me) => [{ 'search.offer': String(otherPlaceOf(town, me).offerId) }],
    'search.resource': noPerson,
  },
);

export const NEW_RESERVATION_TO_SAVE = screen('a booking by its form', async (town, _me, place) => {
  const [date, time] = town.nextStart().split('T');
  return {
    form: {
      kind: 'known',
      'customer.id': String(await customer(town, place)),
      offerId: String(place.offerId),
      resourceId: String(place.resourceId),
      date,
      time,
    },
  };
});
