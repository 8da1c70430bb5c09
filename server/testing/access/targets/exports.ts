import { aWalkIn } from '#server/modules/customers/builders.ts';
import type { Member, ProviderOfTown, Town } from '../town.ts';
import { screen } from './center-pages.ts';
import { ofProvider } from './profile.ts';
import { RESERVATIONS_SCREEN } from './reservations.ts';
import { otherPlaceOf } from './services.ts';

let made = 0;

/** There is somebody in the list, so that there is something to take out. */
async function somebody({ app }: Town, _me: Member, { providerId }: ProviderOfTown): Promise<void> {
  await aWalkIn(app.work(), { providerId, lastname: `Esportata ${(made += 1)}` });
}

export const STANDING_OF_CUSTOMERS = ofProvider('what is missing for a file of customers', () => ({
  list: 'customers',
}));
export const STANDING_OF_RESERVATIONS = ofProvider('what is missing for a file of bookings', () => ({
  list: 'reservations',
}));

/** The addresses name provider and format. */
export const CUSTOMERS_FILE = ofProvider('a file of the customers', async (town, me, place) => {
  await somebody(town, me, place);
  return { format: 'csv' };
});
export const RESERVATIONS_FILE = ofProvider('a file of the bookings', () => ({ format: 'csv' }));

export const CUSTOMERS_EXPORT_SCREEN = screen('what a file of customers will hold', () => ({}));
export const CUSTOMERS_TO_TAKE = screen('the customers to take out', async (town, me, place) => {
  await somebody(town, me, place);
  return { form: {} };
});
export const RESERVATIONS_EXPORT_SCREEN = screen(
  'what a file of bookings will hold',
  () => ({}),
  RESERVATIONS_SCREEN.ids,
);
export const RESERVATIONS_TO_TAKE = screen('the bookings to take out', () => ({ form: {} }), {
  'search.person': (town, me) => [{ 'search.person': otherPlaceOf(town, me).resourceId }],
});
