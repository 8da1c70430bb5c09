import { addDays } from '#contracts/time.ts';
import type { ProviderOfTown, Town } from '../town.ts';
import { verasBooking } from './bookings.ts';
import { screen } from './center-pages.ts';
import { anotherProvider, letDo, otherPlaceOf, placeOf } from './services.ts';
import type { AccessTarget, Args } from './target.ts';
import { UNKNOWN_ID } from './target.ts';

/** With something on it. */
const dayBooked = async (town: Town): Promise<string> => (await verasBooking(town)).at.slice(0, 10);

async function day(town: Town, { providerId, resourceId }: ProviderOfTown): Promise<Args> {
  const from = await dayBooked(town);
  return { providerId, from, to: addDays(from, 1), resourceIds: [resourceId] };
}

export const CALENDAR_OF_CENTER: AccessTarget = {
  called: 'somebody’s day in the calendar; another’s: of another provider',
  async mine(town, me) {
    const place = placeOf(town, me);
    await letDo(town, place, me);
    return day(town, place);
  },
  others: async (town, me) => [await day(town, otherPlaceOf(town, me))],
  unknown: { providerId: UNKNOWN_ID },
  ids: {
    providerId: anotherProvider,
    resourceIds: (town, me) => [{ resourceIds: otherPlaceOf(town, me).resourceId }],
  },
};

export const CHANGES_OF_CENTER: AccessTarget = {
  called: 'what changes at somebody’s center, as it happens; another’s: at another provider',
  mine: (town, me) => ({ providerId: placeOf(town, me).providerId }),
  others: (town, me) => [{ providerId: otherPlaceOf(town, me).providerId }],
  unknown: { providerId: UNKNOWN_ID },
  ids: { providerId: anotherProvider },
};

export const CALENDAR_SCREEN = screen('the calendar', async (town) => ({
  search: { date: await dayBooked(town) },
}));
