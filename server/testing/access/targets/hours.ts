import { addBlock, addBreak, addHoliday } from '#server/modules/availability/index.ts';
import type { ProviderOfTown, Town } from '../town.ts';
import { anotherProvider, letDo, otherPlaceOf, placeOf } from './services.ts';
import type { AccessTarget, AnothersIds, Args } from './target.ts';
import { UNKNOWN_ID } from './target.ts';

/** A Monday far from what the town is booked on. */
const MONDAY = '2030-06-03';
/** On which nothing else is made. */
const WEDNESDAY = '2030-06-05';
const TIMES = { startMinute: 720, endMinute: 740 };
const DAYS = [1, 2, 3, 4, 5, 6, 7];

const anothersResource: AnothersIds = (town, me) => [{ resourceId: otherPlaceOf(town, me).resourceId }];
const inInput: AnothersIds = (town, me) => [{ 'input.resourceId': otherPlaceOf(town, me).resourceId }];
const anothersBreak: AnothersIds = async (town, me) => [
  { 'input.withoutBreaks': await aBreak(town, otherPlaceOf(town, me)) },
];

export async function hoursVersionOf(
  { app }: Town,
  providerId: number,
  resourceId: number | null,
): Promise<number> {
  const { rows } = await app.pool.query<{ version: number }>(
    'select version from hours_versions where provider_id = $1 and resource_id is not distinct from $2',
    [providerId, resourceId],
  );
  return rows[0]?.version ?? 0;
}

/** The times that everybody of the town works, saved once more. */
async function hoursOf(town: Town, { providerId, resourceId }: ProviderOfTown): Promise<Args> {
  const blocks = DAYS.map((weekday) => ({ weekday, startMinute: 540, endMinute: 1080 }));
  const version = await hoursVersionOf(town, providerId, resourceId);
  return { providerId, resourceId, version, input: { schedules: [{ blocks }] } };
}

export const HOURS: AccessTarget = {
  called: 'somebody’s hours; another’s: of another provider',
  async mine(town, me) {
    const place = placeOf(town, me);
    await letDo(town, place, me);
    return hoursOf(town, place);
  },
  others: async (town, me) => [await hoursOf(town, otherPlaceOf(town, me))],
  unknown: { providerId: UNKNOWN_ID },
  ids: { providerId: anotherProvider, resourceId: anothersResource, 'input.withoutBreaks': anothersBreak },
};

export const HOURS_OF_DATE: AccessTarget = {
  ...HOURS,
  called: 'somebody’s hours of a date; another’s: of another provider',
  mine: async (town, me) => hoursOfDate(town, placeOf(town, me)),
  others: async (town, me) => [await hoursOfDate(town, otherPlaceOf(town, me))],
};

async function hoursOfDate(town: Town, place: ProviderOfTown): Promise<Args> {
  return { ...(await hoursOf(town, place)), input: { date: WEDNESDAY, times: [] } };
}

export const OPENING_HOURS: AccessTarget = {
  called: 'the opening hours of a center; another’s: of another provider',
  mine: (town, me) => openingHours(town, placeOf(town, me)),
  others: async (town, me) => [await openingHours(town, otherPlaceOf(town, me))],
  unknown: { providerId: UNKNOWN_ID },
  ids: { providerId: anotherProvider },
};

async function openingHours(town: Town, { providerId }: ProviderOfTown): Promise<Args> {
  const input = { weekly: [{ weekday: 1, ...TIMES }], dates: [{ date: MONDAY, times: [] }] };
  return { providerId, version: await hoursVersionOf(town, providerId, null), input };
}

/** Reads of what stands in a calendar between two dates. */
export const CALENDAR_ITEMS: AccessTarget = {
  called: 'somebody’s breaks, blocks and holidays; another’s: of another provider',
  async mine(town, me) {
    const place = placeOf(town, me);
    await letDo(town, place, me);
    return itemsOf(town, place);
  },
  others: async (town, me) => [await itemsOf(town, otherPlaceOf(town, me))],
  unknown: { providerId: UNKNOWN_ID },
  ids: { providerId: anotherProvider, resourceId: anothersResource },
};

async function itemsOf(town: Town, place: ProviderOfTown): Promise<Args> {
  await Promise.all([aBreak(town, place), aBlock(town, place), aHoliday(town, place)]);
  const { providerId, resourceId } = place;
  return { providerId, resourceId, from: MONDAY, to: '2030-06-30' };
}

export const HOLIDAY_PAGE: AccessTarget = {
  ...CALENDAR_ITEMS,
  called: 'a page of closings; another’s: of another provider',
};

export const aBreak = ({ app }: Town, { providerId, resourceId }: ProviderOfTown): Promise<number> =>
  addBreak(app.work(), { providerId, resourceId, on: { date: MONDAY }, ...TIMES });
export const aBlock = ({ app }: Town, { providerId, resourceId }: ProviderOfTown): Promise<number> =>
  addBlock(app.work(), { providerId, resourceId, date: MONDAY, ...TIMES, reason: 'Corso' });
export const aHoliday = ({ app }: Town, { providerId, resourceId }: ProviderOfTown): Promise<number> =>
  addHoliday(app.work(), {
    providerId,
    resourceId,
    startsLocal: `${MONDAY} 19:00`,
    endsLocal: `${MONDAY} 20:00`,
    isWholeDay: false,
    name: null,
  });

/** One of its rows, with the form that changes it. */
function rowsOf(
  called: string,
  make: (town: Town, place: ProviderOfTown) => Promise<number>,
  input: (place: ProviderOfTown) => Args,
): AccessTarget {
  const args = async (town: Town, place: ProviderOfTown): Promise<Args> => {
    const { providerId } = place;
    return { providerId, id: await make(town, place), version: 1, date: MONDAY, input: input(place) };
  };
  return {
    called: `${called}; another’s: of another provider`,
    mine: (town, me) => args(town, placeOf(town, me)),
    others: async (town, me) => [await args(town, otherPlaceOf(town, me))],
    unknown: { providerId: UNKNOWN_ID },
    ids: {
      providerId: anotherProvider,
      id: async (town, me) => [{ id: await make(town, otherPlaceOf(town, me)) }],
      'input.resourceId': inInput,
    },
  };
}

export const BREAK = rowsOf('a break', aBreak, ({ resourceId }) => ({ resourceId, weekday: 2, ...TIMES }));
export const BLOCK = rowsOf('a block', aBlock, ({ resourceId }) => ({
  resourceId,
  date: MONDAY,
  ...TIMES,
  reason: 'Corso',
}));
export const BLOCK_TO_EDIT: AccessTarget = {
  ...BLOCK,
  called: 'a block to change; another’s: of another provider',
  ids: {
    ...BLOCK.ids,
    without: async (town, me) => [{ without: await aBlock(town, otherPlaceOf(town, me)) }],
  },
};
export const BLOCK_TO_SEE: AccessTarget = {
  ...BLOCK,
  called: 'a block to read; another’s: of another provider',
  async mine(town, me) {
    const place = placeOf(town, me);
    await letDo(town, place, me);
    return { providerId: place.providerId, id: await aBlock(town, place) };
  },
  async others(town, me) {
    const place = otherPlaceOf(town, me);
    return [{ providerId: place.providerId, id: await aBlock(town, place) }];
  },
};
export const HOLIDAY = rowsOf('a holiday', aHoliday, ({ resourceId }) => ({
  resourceId,
  fromDate: MONDAY,
  toDate: MONDAY,
}));

export const HOLIDAY_TO_SEE: AccessTarget = {
  ...HOLIDAY,
  called: 'a holiday to read; another’s: of another provider',
  async mine(town, me) {
    const place = placeOf(town, me);
    await letDo(town, place, me);
    return { providerId: place.providerId, id: await aHoliday(town, place) };
  },
  async others(town, me) {
    const place = otherPlaceOf(town, me);
    return [{ providerId: place.providerId, id: await aHoliday(town, place) }];
  },
};
