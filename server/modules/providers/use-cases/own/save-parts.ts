import type {
  ProviderLocationForm,
  ProviderProfileForm,
  ProviderSettingsForm,
} from '#contracts/validation/provider-forms.ts';
import type { CategorySlug } from '#contracts/category-names.ts';
import type { Place, Places } from '#server/adapters/places/port.ts';
import { GeocoderFailed } from '#server/adapters/places/port.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { countPartVersion, lockIsPublished, readProviderType } from '../../store/own-provider.ts';
import { chooseCategories, updateProvider } from '../change-provider.ts';

/**
 * Writes over what a provider says about itself. Joins the caller's transaction.
 * @throws Refusal invalidInput for a category that is none of its type, and for an empty description while visitors see the page; notFound
 */
export async function saveProfile(work: Work, providerId: number, form: ProviderProfileForm): Promise<void> {
  const { categories, ...profile } = form;
  return work.transaction(async (tx) => {
    if (form.description === '') await expectHidden(tx, providerId, ['description']);
    const type = await readProviderType(tx, providerId);
    if (type === null) throw new Refusal('notFound');
    await chooseCategories(tx, providerId, type, categories as CategorySlug[]);
    await updateProvider(tx, providerId, profile);
    await countPartVersion(tx, providerId, 'profile');
  });
}

/** Where a provider receives, with the town it lies in. */
export type Location = ProviderLocationForm;

/**
 * Finds the town of a location: by its key, else by its name. What has no point on the map gets the town's middle.
 * @throws Refusal invalidInput for a key of no town, or of one in another country
 */
export async function inItsTown(places: Places, typed: ProviderLocationForm): Promise<Location> {
  const town = await townOf(places, typed);
  if (typed.cityKey !== null && town?.country.code !== typed.countryCode)
    throw new Refusal('invalidInput', { affected: ['city'] });
  if (!town) return typed;
  const point = typed.latitude === null ? { latitude: town.latitude, longitude: town.longitude } : {};
  return { ...typed, cityKey: town.key, ...point };
}

async function townOf(
  places: Places,
  { city, cityKey, countryCode }: ProviderLocationForm,
): Promise<Place | null> {
  if (cityKey !== null) return places.find(cityKey, 'it');
  if (city === null) return null;
  try {
    return await places.byName(city, countryCode, 'it');
  } catch (failure) {
    // A town that was typed by hand is kept as it is; only what was chosen from the list must be known.
    if (failure instanceof GeocoderFailed) return null;
    throw failure;
  }
}

/**
 * Writes over where a provider receives. Joins the caller's transaction.
 * @throws Refusal invalidInput for a place without town or point on the map while visitors see the page; notFound
 */
export async function saveLocation(work: Work, providerId: number, location: Location): Promise<void> {
  return work.transaction(async (tx) => {
    if (location.city === null) await expectHidden(tx, providerId, ['city']);
    if (location.latitude === null) await expectHidden(tx, providerId, ['latitude', 'longitude']);
    await updateProvider(tx, providerId, location);
    await countPartVersion(tx, providerId, 'location');
  });
}

/** Writes over how a provider works and is booked; bookings that exist keep their terms. Joins the caller's transaction. @throws Refusal notFound */
export async function saveSettings(
  work: Work,
  providerId: number,
  settings: ProviderSettingsForm,
): Promise<void> {
  return work.transaction(async (tx) => {
    await updateProvider(tx, providerId, settings);
    await countPartVersion(tx, providerId, 'settings');
  });
}

/** What publishing needs may only be taken away while visitors do not see the page. */
async function expectHidden(work: Work, providerId: number, affected: readonly string[]): Promise<void> {
  if (await lockIsPublished(work, providerId))
    throw new Refusal('invalidInput', { affected, inputs: [{ code: 'required', affected }] });
}
