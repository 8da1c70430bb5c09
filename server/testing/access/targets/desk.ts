import { aConfirmedReservation } from '#server/modules/booking/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import type { Member, ProviderOfTown, Town } from '../town.ts';
import { anotherProvider, letDo, otherPlaceOf, placeOf } from './services.ts';
import type { AccessTarget, AnothersIds, Args } from './target.ts';
import { UNKNOWN_ID } from './target.ts';

let made = 0;

/** A booking with the person of a provider, by somebody who books there alone. */
export async function bookingOfPerson(town: Town, { offerId, resourceId }: ProviderOfTown): Promise<number> {
  const email = `alla-cassa-${(made += 1)}@example.it`;
  const { id } = await aConfirmedReservation(town.app, { offerId, email, at: town.nextStart(), resourceId });
  return id;
}

export async function cancelledBooking(town: Town, place: ProviderOfTown): Promise<number> {
  const id = await bookingOfPerson(town, place);
  await town.app.pool.query("delete from holds where kind = 'reservation' and holder_id = $1", [id]);
  await town.app.pool.query(
    "update reservations set status = 'C', cancel_reason = 'byProvider', cancelled_at = now() where id = $1",
    [id],
  );
  return id;
}

/** One whose customer has not used the mailed link. */
async function waitingBooking(town: Town, place: ProviderOfTown): Promise<number> {
  const id = await bookingOfPerson(town, place);
  const until = new Date(town.app.clock.now().getTime() + 600_000);
  const waits = "status = 'P', expires_at = $2, confirmed_at = null";
  await town.app.pool.query(`update reservations set ${waits} where id = $1`, [id, until]);
  const held = "kind = 'reservation' and holder_id = $1";
  await town.app.pool.query(`update holds set expires_at = $2 where ${held}`, [id, until]);
  return id;
}

/** A person of another provider as if they were a room. */
const anotherThing: AnothersIds = (town, me) => [
  { 'input.things': [{ resourceId: otherPlaceOf(town, me).resourceId, unit: 1 }] },
];

/** The same times of day, long ago. */
async function pastBooking(town: Town, place: ProviderOfTown): Promise<number> {
  const id = await bookingOfPerson(town, place);
  const before = "- interval '140 days'";
  const range = (name: string) => `tstzrange(lower(${name}) ${before}, upper(${name}) ${before})`;
  for (const statement of [
    `update holds set starts_at = starts_at ${before}, service = ${range('service')}, busy = ${range('busy')} where kind = 'reservation' and holder_id = $1`,
    `update reservations set starts_at = starts_at ${before}, ends_at = ends_at ${before}, local_start = local_start ${before} where id = $1`,
    `update orders set starts_at = starts_at ${before}, ends_at = ends_at ${before}
      where id = (select order_id from reservations where id = $1)`,
  ])
    await town.app.pool.query(statement, [id]);
  return id;
}

type Make = (town: Town, place: ProviderOfTown) => Promise<number>;
type InputFor = (town: Town, place: ProviderOfTown) => Args | Promise<Args>;

const another =
  (path: string, of: (place: ProviderOfTown) => number): AnothersIds =>
  (town, me: Member) => [{ [path]: of(otherPlaceOf(town, me)) }];

function deskTarget(
  called: string,
  make: Make,
  inputFor: InputFor,
  ids: AccessTarget['ids'] = {},
): AccessTarget {
  const argsOf = async (town: Town, place: ProviderOfTown): Promise<Args> => ({
    providerId: place.providerId,
    id: await make(town, place),
    sequence: 0,
    ...(await inputFor(town, place)),
  });
  return {
    called: `${called} of a provider; another’s: of another provider`,
    async mine(town, me) {
      const place = placeOf(town, me);
      await letDo(town, place, me);
      return argsOf(town, place);
    },
    others: async (town, me) => [await argsOf(town, otherPlaceOf(town, me))],
    unknown: { providerId: UNKNOWN_ID },
    ids: {
      providerId: anotherProvider,
      id: async (town, me) => [{ id: await make(town, otherPlaceOf(town, me)) }],
      ...ids,
    },
  };
}

export const BOOKING_TO_CHANGE = deskTarget(
  'a booking',
  bookingOfPerson,
  (town) => ({ input: { start: town.nextStart() } }),
  {
    'input.resourceId': another('input.resourceId', ({ resourceId }) => resourceId),
    'input.things.resourceId': anotherThing,
  },
);
export const BOOKING_TO_TELL_OF = deskTarget('a booking whose move may be told', bookingOfPerson, () => ({
  tells: false,
}));
export const BOOKING_TO_TRY = deskTarget(
  'a booking that is tried elsewhere',
  bookingOfPerson,
  (town) => ({ input: { start: town.nextStart() } }),
  {
    'input.resourceId': another('input.resourceId', ({ resourceId }) => resourceId),
    'input.things.resourceId': anotherThing,
  },
);
/** Bookings that are named in a list, as those of a group: here a group of one, so that another's stands alone as well. */
function groupTarget(
  called: string,
  argsFor: (town: Town, booking: { id: number; sequence: number }) => Args,
  ids: AccessTarget['ids'],
): AccessTarget {
  const group = async (town: Town, place: ProviderOfTown): Promise<Args> => ({
    providerId: place.providerId,
    ...argsFor(town, { id: await bookingOfPerson(town, place), sequence: 0 }),
  });
  return {
    called: `${called} of a provider; another’s: of another provider`,
    async mine(town, me) {
      const place = placeOf(town, me);
      await letDo(town, place, me);
      return group(town, place);
    },
    others: async (town, me) => [await group(town, otherPlaceOf(town, me))],
    unknown: { providerId: UNKNOWN_ID },
    ids: { providerId: anotherProvider, ...ids },
  };
}
const bookingAt =
  (path: string): AnothersIds =>
  async (town, me) => [{ [path]: await bookingOfPerson(town, otherPlaceOf(town, me)) }];
const IDS_OF_GROUP: AccessTarget['ids'] = {
  'input.resourceId': another('input.resourceId', ({ resourceId }) => resourceId),
  'input.bookings.id': bookingAt('input.bookings.id'),
  'input.bookings.things.resourceId': (town, me) => [
    { 'input.bookings.things': [{ resourceId: otherPlaceOf(town, me).resourceId, unit: 1 }] },
  ],
};

export const GROUP_TO_MOVE = groupTarget(
  'a group',
  (town, booking) => ({ input: { start: town.nextStart(), bookings: [booking] } }),
  IDS_OF_GROUP,
);
export const GROUP_TO_TRY = groupTarget(
  'a group that is tried elsewhere',
  (town, { id }) => ({ input: { start: town.nextStart(), bookings: [{ id }] } }),
  IDS_OF_GROUP,
);
export const GROUP_TO_TELL_OF = groupTarget(
  'a group whose move may be told',
  (_town, booking) => ({ bookings: [booking], tells: false }),
  { 'bookings.id': bookingAt('bookings.id') },
);
export const BOOKING_OF_ANOTHER_SERVICE = deskTarget(
  'a booking and the sub-service it shall have',
  bookingOfPerson,
  async ({ app }, { providerId, resourceId }) => ({
    input: { offerId: (await anOffer(app.work(), { providerId, people: [resourceId] })).offerId },
  }),
  {
    'input.offerId': another('input.offerId', ({ offerId }) => offerId),
    'input.resourceId': another('input.resourceId', ({ resourceId }) => resourceId),
  },
);
export const BOOKING_TO_CONFIRM = deskTarget('a booking that waits for its link', waitingBooking, () => ({}));
export const BOOKING_TO_ACTIVATE = deskTarget('a cancelled booking', cancelledBooking, () => ({}));
export const BOOKING_THAT_WAS = deskTarget('a booking that took place', pastBooking, () => ({
  presence: 'arrived',
}));

const cancelling = async (town: Town, place: ProviderOfTown): Promise<Args> => {
  const ids = [await bookingOfPerson(town, place)];
  return { providerId: place.providerId, ids, input: { ids, by: 'we' } };
};

/** Bookings to cancel, and what that would give back. */
export const BOOKINGS_TO_CANCEL: AccessTarget = {
  called: 'bookings of a provider to cancel; another’s: of another provider',
  async mine(town, me) {
    const place = placeOf(town, me);
    await letDo(town, place, me);
    return cancelling(town, place);
  },
  others: async (town, me) => [await cancelling(town, otherPlaceOf(town, me))],
  unknown: { providerId: UNKNOWN_ID },
  ids: {
    providerId: anotherProvider,
    ids: async (town, me) => [{ ids: await bookingOfPerson(town, otherPlaceOf(town, me)) }],
    'input.ids': async (town, me) => [{ 'input.ids': await bookingOfPerson(town, otherPlaceOf(town, me)) }],
  },
};
